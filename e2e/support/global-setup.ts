import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Kontor, startKontors } from '../../scripts/started-kontor.ts'

const build = join(import.meta.dirname, '../../scripts/build.mjs')

/** Both projects of one run, the journeys and what measures the shell's input, find the same ones. */
const shared = globalThis as { kontors?: Promise<Kontor[]> }

/** A Kontor for each worker, with the demo network loaded once for all of its journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.kontors ??= start(Math.max(...project.vitest.projects.map(({ config }) => config.maxWorkers)))
  const kontors = await shared.kontors
  project.provide(
    'kontors',
    kontors.map(({ shell, apps, data }) => ({ shell, apps, data })),
  )
  return async () => {
    if (shared.kontors === undefined) return
    delete shared.kontors
    await Promise.all(kontors.map((kontor) => kontor.stop()))
  }
}

function start(count: number): Promise<Kontor[]> {
  // Before they start, for each would build what has changed.
  execFileSync(process.execPath, [build, 'kit'], { stdio: 'inherit' })
  return startKontors(count)
}

declare module 'vitest' {
  interface ProvidedContext {
    kontors: readonly Pick<Kontor, 'shell' | 'apps' | 'data'>[]
  }
}
