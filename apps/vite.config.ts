import { existsSync, readdirSync, readFileSync } from 'node:fs'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const here = import.meta.dirname

/** Every folder of apps/ with an index.html is an app. */
const apps = readdirSync(here).filter((folder) => existsSync(`${here}/${folder}/index.html`))
const pages = apps.map((app) => `${here}/${app}/index.html`)

/** What the server and the shell show of an app lies beside its page. */
const aboutApps: Plugin = {
  name: 'about-apps',
  generateBundle() {
    for (const fileName of apps.flatMap((app) => [`${app}/manifest.json`, `${app}/icon.svg`]))
      this.emitFile({ type: 'asset', fileName, source: readFileSync(`${here}/${fileName}`) })
  },
}

/** React Aria brings its words in 34 languages; those that our apps do not speak stay at home. */
const leanAria = optimizeLocales.vite({
  locales: readdirSync(`${here}/../tradekit/src/words/messages`).flatMap(
    (file) => /^[a-z]{2}(-[A-Z]{2})?(?=\.json$)/.exec(file)?.[0] ?? [],
  ),
})

/**
 * One build of all our apps, so that they share hashed chunks on the app host: React, kit and client load once.
 * Nothing is inlined, neither scripts nor fonts: the pages live under a strict Content-Security-Policy.
 */
export default defineConfig({
  root: here,
  base: '/apps/',
  plugins: [react(), leanAria, aboutApps],
  build: {
    outDir: `${here}/dist`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // What knows light-dark(): the kit's two themes in one place.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: pages,
      output: {
        codeSplitting: {
          groups: [
            // What draws workflows comes when somebody opens a drawing.
            {
              name: 'drawing',
              test: /node_modules[\\/](bpmn-[a-z-]+|diagram-js|moddle(-xml)?|saxen|min-dash|min-dom|domify|tiny-svg|didi|ids|inherits-browser|object-refs|path-intersection)[\\/]/,
              priority: 4,
            },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 3 },
            // What only reading and writing UBL needs stays with the screens that do.
            { name: 'vendor', test: /node_modules[\\/](?!decimal\.js)/, priority: 2 },
            { name: 'kit', test: /[\\/]kit[\\/]src[\\/]/, priority: 2 },
            {
              name: 'frame',
              test: /[\\/](sdk[\\/]src[\\/]react|tradekit[\\/]src[\\/](frame|words))[\\/](?!messages[\\/](?!en-US|index))/,
              priority: 2,
            },
            {
              name: 'sdk',
              test: /[\\/](sdk|client|hub|i18n|contract)[\\/]src[\\/](?!.*messages[\\/](?!en-US|index))/,
              priority: 1,
            },
            { name: 'decimal', test: /node_modules[\\/]decimal\.js|[\\/]ubl[\\/]src[\\/]decimal\.ts/, priority: 2 },
            // One file for each small part of the screens of trade would be fifty requests a visit.
            {
              name: 'basics',
              test: /[\\/]tradekit[\\/]src[\\/](queries[\\/](?!tree|thread)|layout|dialogs|partners|undo|files)/,
              priority: 1,
            },
            {
              name: 'papers',
              test: /[\\/]tradekit[\\/]src[\\/](list|actions|bulk|notices|document|approval|advice|upload|templates|triage|creating|findings|assignment|scheduling|paying|history)[\\/]/,
              minShareCount: 4,
            },
          ],
        },
      },
    },
  },
})
