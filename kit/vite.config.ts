import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// The policy of the pages that use the kit, so that a component that breaks it shows here. Vite's own dev server injects
// styles and scripts and cannot keep it.
const strictPolicy: Plugin = {
  name: 'strict-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      injectTo: 'head-prepend',
      attrs: {
        'http-equiv': 'Content-Security-Policy',
        content: "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:",
      },
    },
  ],
}

/** The stories page: `npx vite kit` to work on it, `npx vite build kit` for a folder that any static server can serve. */
export default defineConfig({
  base: './',
  plugins: [react(), strictPolicy],
  build: {
    // The tokens speak light-dark(): older targets would have it rewritten into variables.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A font inlined as data: would be refused by the content security policy.
    assetsInlineLimit: 0,
  },
})
