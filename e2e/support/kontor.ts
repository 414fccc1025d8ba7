import { inject } from 'vitest'
import { startWith } from '../../scripts/started-kontor.ts'

/** The Kontor of this worker: where people go, where the apps live, and its data folder. */
export function kontor() {
  const found = inject('kontors')[Number(process.env['VITEST_POOL_ID'] ?? 1) - 1]
  if (!found) throw new Error(`There is no Kontor for worker ${process.env['VITEST_POOL_ID']}.`)
  return found
}

/** One more with the same network, for journeys that need other settings: KONTOR_… by name. */
export const startOwnKontor = (settings: Readonly<Record<string, string>>) => startWith(inject('network'), settings)
