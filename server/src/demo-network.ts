import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { allCompanyIds } from './areas/companies/index.ts'
import type { DemoPerson } from './areas/session/index.ts'

import type { Platform } from './platform/index.ts'
import { emptyNetwork, setState, stateOf } from './platform/installation/store.ts'
import type { LogKey } from './platform/log/keys.ts'
import type { Database } from './platform/postgres/index.ts'

/** A network that is made on the first start, by whoever puts the server together (the CLI: demo/). */
export interface DemoNetwork {
  load(platform: Platform, key: LogKey): Promise<void>
  readonly people: readonly DemoPerson[]
  says(line: string): void
}

/**
 * Loads the demo network into a database that holds no company. One whose loading was cut off holds nothing else, so it
 * is emptied and begun again. Answers whether the demo network is there.
 */
export async function ensureDemo(
  platform: Platform,
  key: LogKey,
  owner: Database['ownerConfig'],
  demo: DemoNetwork,
): Promise<boolean> {
  const state = await stateOf(platform.db, 'demo')
  if (state === 'loaded') return true
  if (state === 'loading') await empty(platform, owner)
  if ((await platform.db.plain((tx) => allCompanyIds(tx))).length > 0) return false
  demo.says('Loading the demo network (a year of trade, first start only) …')
  await setState(platform.db, 'demo', 'loading')
  await demo.load(platform, key)
  await setState(platform.db, 'demo', 'loaded')
  return true
}

async function empty(platform: Platform, owner: Database['ownerConfig']): Promise<void> {
  await emptyNetwork(owner)
  await rm(join(platform.settings.dataFolder, 'contents'), { recursive: true, force: true })
}
