import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** Its days count from the one on which it was loaded, and its clocks go on: an older one is another network. */
const maxAgeMs = 60 * 60_000

/** What the demo network follows from: the rooms that load it, and the apps that it activates. */
const sources = ['{cli,contract,demo,i18n,server,ubl}/**/*', 'apps/*/manifest.json', 'package-lock.json']
const isSource = (path: string): boolean =>
  /\.(?:ts|json|sql|svg|png|pdf|xml|csv)$/.test(path) && !/node_modules|\/dist\/|\.test\.ts$/.test(path)

function sourcesHash(): string {
  const hash = createHash('sha256')
  for (const path of globSync(sources, { cwd: root, exclude: ['**/node_modules', '**/dist'] })
    .filter(isSource)
    .sort())
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

export interface KeptNetworkOptions {
  /** Where it is kept, and nothing else. */
  readonly folder?: string
  /** Of what it is made. */
  readonly version?: string
  readonly now?: () => number
}

/**
 * The data folder of a demo network that was loaded in the last hour from these sources, to be copied and left as it is; where
 * there is none, `load` makes one. For whoever runs a journey again and again: loading takes longer than most of them.
 */
export async function keptNetwork(load: () => Promise<string>, options: KeptNetworkOptions = {}): Promise<string> {
  const { folder = join(root, '.build', 'network'), version = sourcesHash(), now = Date.now } = options
  const kept = join(folder, version)
  const complete = join(kept, 'complete')
  const loaded = await stat(complete).catch(() => undefined)
  if (loaded !== undefined && now() - loaded.mtimeMs < maxAgeMs) return join(kept, 'data')
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
  const data = await load()
  await cp(data, join(kept, 'data'), { recursive: true })
  await rm(data, { recursive: true, force: true })
  await writeFile(complete, '')
  return join(kept, 'data')
}
