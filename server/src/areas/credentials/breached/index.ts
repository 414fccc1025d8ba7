import { hash } from 'node:crypto'
import type { Platform, Settings } from '../../../platform/index.ts'
import { isInFile, mustBeSorted } from './file.ts'
import { isInRange } from './range.ts'

/**
 * Whether a password is known from a breach, as far as anybody can say. Where the file or the service cannot be asked it
 * is not known to be: whoever lost a password would wait for the service of others, and the other rules hold (decision 0142).
 */
export async function isBreached(
  { settings, log }: Pick<Platform, 'settings' | 'log'>,
  password: string,
): Promise<boolean> {
  const { breachedPasswords: where, appLoopback } = settings
  if (where === undefined) return false
  const digest = hash('sha1', password.normalize('NFKC')).toUpperCase()
  try {
    return 'file' in where ? await isInFile(where.file, digest) : await isInRange(where.range, digest, appLoopback)
  } catch (error) {
    log.warn({ err: error }, 'a password was chosen that could not be looked up among those of breaches')
    return false
  }
}

/** @throws Error where the file that is set cannot be what it should be. */
export async function mustFindBreached({ breachedPasswords: where }: Settings): Promise<void> {
  if (where !== undefined && 'file' in where) await mustBeSorted(where.file)
}
