import { join } from 'node:path'
import { openPlatformBeside } from '@kontor/server'
import { type Platform, readSettings } from '@kontor/server/platform'
import { pino } from 'pino'

export const root = join(import.meta.dirname, '../..')

/** Runs an operator's command on the data of this installation, beside a running server or alone. */
export async function withPlatform<T>(work: (platform: Platform) => Promise<T>): Promise<T> {
  const opened = await openPlatformBeside(readSettings(process.env, root), pino({ level: 'silent' }))
  try {
    return await work(opened.platform)
  } finally {
    await opened.close()
  }
}
