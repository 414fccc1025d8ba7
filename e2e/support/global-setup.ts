import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { keptNetwork } from '../../scripts/kept-network.ts'
import { type Kontor, loadNetwork, startKontors } from '../../scripts/started-kontor.ts'

const build = join(import.meta.dirname, '../../scripts/build.mjs')

/** Where a few journeys are run again and again, a network that was loaded before serves, too. */
const isKept = process.env['KONTOR_KEEP_NETWORK'] === 'on'

/** A Kontor for each worker, with the demo network loaded once for all of its journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Before they start, for each would build what has changed.
  execFileSync(process.execPath, [build, 'kit', 'tradekit'], { stdio: 'inherit' })
  const network = await (isKept ? keptNetwork(loadNetwork) : loadNetwork())
  const kontors = await startKontors(project.config.maxWorkers, network)
  project.provide(
    'kontors',
    kontors.map(({ shell, apps, data }) => ({ shell, apps, data })),
  )
  project.provide('network', network)
  return async () => {
    await Promise.all(kontors.map((kontor) => kontor.stop()))
    if (!isKept) await rm(network, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    kontors: readonly Pick<Kontor, 'shell' | 'apps' | 'data'>[]
    /** The data folder of the demo network that they have copies of. */
    network: string
  }
}
