import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** axios goes by XMLHttpRequest wherever there is one; its other way, by fetch, stays at home. */
const withoutFetchAdapter: Plugin = {
  name: 'without-fetch-adapter',
  load: (id) => (id.endsWith('/axios/lib/adapters/fetch.js') ? 'export const getFetch = () => null' : null),
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), withoutFetchAdapter],
  // The content security policy lets nothing through as a data: address but images.
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
})
