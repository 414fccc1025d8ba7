import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

const kit = fileURLToPath(new URL('..', import.meta.url))
const entry = 'virtual:page'

/** What a page that imports these names brings beyond React, compressed, in bytes: scripts, and the kit's whole style. */
async function sizeOf(names: string, { style = false } = {}): Promise<number> {
  const page = `import { ${names} } from './src/index.ts'
    ${style ? "import './src/style.css'" : ''}
    globalThis.page = [${names}]`
  const built = (await build({
    root: kit,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? `${kit}page.ts` : undefined),
        load: (id) => (id === `${kit}page.ts` ? page : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, external: /^react(-dom)?(\/|$)/ },
    },
  })) as Rolldown.RolldownOutput
  const texts = built.output.flatMap((part) =>
    part.type === 'chunk' ? [part.code] : part.fileName.endsWith('.css') ? [part.source] : [],
  )
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
}

it('a page with a button and a modal brings 45 kB at most beyond React, style and all', {
  timeout: 60_000,
}, async () => {
  expect(await sizeOf('Button, Modal, KitProvider', { style: true })).toBeLessThanOrEqual(45_000)
})

it('what is not imported is not brought: an icon alone is less than 1 kB', { timeout: 60_000 }, async () => {
  expect(await sizeOf('Icon')).toBeLessThan(1000)
})
