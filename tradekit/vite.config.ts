import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The stories page: `npx vite tradekit` to work on it, `npx vite build tradekit` for a folder that any static server can serve. */
export default defineConfig({
  base: './',
  plugins: [react()],
  build: {
    // The tokens speak light-dark(): older targets would have it rewritten into variables.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
  },
})
