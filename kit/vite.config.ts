import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The stories page: `npx vite kit` to work on it, `npx vite build kit` for a folder that any static server can serve. */
export default defineConfig({
  base: './',
  plugins: [react()],
  build: {
    outDir: fileURLToPath(new URL('../.build/stories', import.meta.url)),
    emptyOutDir: true,
    // The tokens speak light-dark(): older targets would have it rewritten into variables.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A font inlined as data: would be refused by the content security policy.
    assetsInlineLimit: 0,
  },
})
