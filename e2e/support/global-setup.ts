import type { TestProject } from 'vitest/node'
import { startKontor } from '../../scripts/started-kontor.ts'

/** One Kontor for all journeys: its demo network is loaded once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { shell, apps, data, stop } = await startKontor()
  project.provide('shell', shell)
  project.provide('apps', apps)
  project.provide('data', data)
  return stop
}

declare module 'vitest' {
  interface ProvidedContext {
    shell: string
    apps: string
    data: string
  }
}
