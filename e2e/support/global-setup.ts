import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Kontor, startKontor } from '../../scripts/started-kontor.ts'

const build = join(import.meta.dirname, '../../scripts/build.mjs')

/** A Kontor for each worker, with the demo network loaded once for all of its journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Before they start, for each would build what has changed.
  execFileSync(process.execPath, [build, 'kit'], { stdio: 'inherit' })
  const started = await Promise.allSettled(Array.from({ length: project.config.maxWorkers }, startKontor))
  const kontors = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const stop = async () => void (await Promise.all(kontors.map((kontor) => kontor.stop())))
  const failed = started.find((each) => each.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  project.provide(
    'kontors',
    kontors.map(({ stop: _, ...kontor }) => kontor),
  )
  return stop
}

declare module 'vitest' {
  interface ProvidedContext {
    kontors: readonly Omit<Kontor, 'stop'>[]
  }
}
