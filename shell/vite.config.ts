import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { languages } from './src/preferences/languages.ts'

/**
 * axios goes by XMLHttpRequest wherever there is one, and the client hands it bytes, addresses and headers that are ready:
 * its other way, by fetch, and what it makes of forms stay at home. Who asks for them all the same hears of it.
 */
const unused =
  /\/axios\/lib\/(adapters\/fetch|helpers\/(toFormData|toURLEncodedForm|formDataToJSON|HttpStatusCode))\.js$/

const leanAxios: Plugin = {
  name: 'lean-axios',
  load: (id) => (unused.test(id) ? 'export const getFetch = undefined; export default undefined' : null),
}

/** React Aria brings its words in 34 languages; those that nobody can choose stay at home. */
const leanAria = optimizeLocales.vite({ locales: languages.map(({ tag }) => tag) })

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), leanAxios, leanAria],
  // The content security policy lets nothing through as a data: address but images.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every visit begins with comes in one file.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } },
  },
  worker: { format: 'es' },
})
