import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import type { Bench } from './figure.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const entry = 'virtual:page'

/** The bar for a page with the client of every area, beside axios, in bytes after gzip. */
export const everyArea = 30_000
/** The bar for a page with three areas, of those that apps use most. */
export const threeAreas = 5000

/** What a page brings that runs this code, beside axios: bytes after gzip. */
async function sizeOf(code: string): Promise<number> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? `${root}page.ts` : undefined),
        load: (id) => (id === `${root}page.ts` ? code : undefined),
      },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: entry, external: 'axios' } },
  })) as Rolldown.RolldownOutput
  return built.output.reduce((sum, part) => sum + (part.type === 'chunk' ? gzipSync(part.code).length : 0), 0)
}

export const sizeOfEveryArea = () =>
  sizeOf(`import { createClient } from '@kontor/client'
    globalThis.client = createClient({ base: '/api', app: 'A.B' })`)

export const sizeOfThreeAreas = () =>
  sizeOf(`import { clientOf, documents, network, users } from '@kontor/client'
    globalThis.client = clientOf({ documents, network, users }, { base: '/api', app: 'A.B' })`)

export const clientSizeBench: Bench = {
  name: 'client-size',
  description: 'bytes that the client brings to a page beside axios, after gzip: every area, and three',
  run: async () => [
    {
      name: 'client-size',
      value: await sizeOfEveryArea(),
      bar: { atMost: everyArea },
      baseline: 'every area, beside axios',
    },
    {
      name: 'client-three-areas',
      value: await sizeOfThreeAreas(),
      bar: { atMost: threeAreas },
      baseline: 'documents, network and users, beside axios',
    },
  ],
}
