import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { type Gap, guards } from './guards.ts'

/** Files by their path on the server. */
export type Files = ReadonlyMap<string, string | Uint8Array>

const root = resolve(import.meta.dirname, '../..')

/** Puts the gaps into the source as it is built; throws where a guard is not where it should be. */
function gaps(): Plugin {
  const all = Object.entries(guards).flatMap(([name, places]) => places.map((place: Gap) => ({ name, ...place })))
  const of = (path: string) => all.filter(({ file }) => path === resolve(root, file))
  for (const { name, file, guard } of all) {
    if (!readFileSync(resolve(root, file), 'utf8').includes(guard))
      throw new Error(`The guard '${name}' is no longer in ${file} (${guard}): follow it in e2e/hostile/guards.ts.`)
  }
  return {
    name: 'gaps',
    enforce: 'pre',
    transform: (code, id) =>
      of(id).reduce((text, { name, guard, gap }) => {
        const off = `globalThis.without?.has(${JSON.stringify(name)})`
        return text.replaceAll(guard, () => gap.replaceAll('$&', () => guard).replaceAll('OFF', off))
      }, code),
  }
}

async function inMemory(config: InlineConfig): Promise<Files> {
  // A test's NODE_ENV would build what is for developers.
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    const built = await build({
      ...config,
      logLevel: 'error',
      plugins: [gaps()],
      build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
    })
    const outputs = [built].flat() as Rolldown.RolldownOutput[]
    return new Map(
      outputs
        .flatMap(({ output }) => output)
        .map((each) => [`/${each.fileName}`, each.type === 'chunk' ? each.code : each.source]),
    )
  } finally {
    process.env['NODE_ENV'] = before
  }
}

/** The shell, whose guards can be taken from it. */
export const shellWithGaps = (): Promise<Files> => inMemory({ configFile: resolve(root, 'shell/vite.config.ts') })

/** The page of an app that uses our app side of the hub. */
export const victimPage = (): Promise<Files> =>
  inMemory({
    configFile: false,
    build: {
      lib: { entry: resolve(import.meta.dirname, 'pages/victim.ts'), formats: ['es'], fileName: () => 'victim.js' },
    },
  })
