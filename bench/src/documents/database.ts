import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf, openPlatform } from '@kontor/server'
import { type Platform, readSettings } from '@kontor/server/platform'
import type { ClientConfig } from 'pg'
import { pino } from 'pino'

export interface OpenDatabase {
  readonly platform: Platform
  /** With this address any number of Kontors serve it. */
  readonly url: string
  readonly folder: string
  /** For the bare SQL. */
  readonly owner: ClientConfig
  close(): Promise<void>
}

/** A database with Kontor's schema, in a folder of its own; it is removed unless it was named. */
export async function openDatabase(kept?: string): Promise<OpenDatabase> {
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'kontor-bench-')))
  const { DATABASE_URL: _, ...environment } = process.env
  const settings = readSettings({ ...environment, KONTOR_DATA: folder }, folder)
  const { platform, database, close } = await openPlatform(settings, pino({ level: 'warn' }))
  const { ownerConfig: owner } = database
  return {
    platform,
    folder,
    owner,
    url: addressOf(owner),
    close: async () => {
      await close()
      if (kept === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}
