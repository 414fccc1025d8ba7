import { join } from 'node:path'
import type { Platform } from '@kontor/server/platform'

export const root = join(import.meta.dirname, '../..')

/**
 * Runs an operator's command on the data of this installation, beside a running server or alone. The server is loaded
 * only now: whoever mistyped hears of it at once.
 */
export async function withPlatform<T>(work: (platform: Platform) => Promise<T>): Promise<T> {
  const [{ openPlatformBeside }, { readSettings }, { pino }] = await Promise.all([
    import('@kontor/server'),
    import('@kontor/server/platform'),
    import('pino'),
  ])
  const opened = await openPlatformBeside(readSettings(process.env, root), pino({ level: 'silent' }))
  try {
    return await work(opened.platform)
  } finally {
    await opened.close()
  }
}
