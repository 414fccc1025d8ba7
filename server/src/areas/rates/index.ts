import type { Platform } from '../../platform/index.ts'
import { defineArea } from '../../platform/index.ts'
import { ratesOfEcb } from './ecb.ts'
import { handlers } from './handlers.ts'
import { policy } from './policy.ts'
import { saveReference } from './store.ts'

export { saveRates } from './commands/save-rates.ts'
export { converterTo, ratesOn } from './conversion.ts'
export type { Rate } from './rules.ts'

/**
 * Takes a file of the ECB's reference rates in for every company of the installation.
 *
 * @returns how many rates, and the last day among them
 * @throws Error where the file is none of these
 */
export async function importRates(platform: Platform, file: string): Promise<{ count: number; last: string }> {
  const rates = ratesOfEcb(file)
  await platform.db.plain((tx) => saveReference(tx, rates))
  return {
    count: rates.length,
    last:
      rates
        .map(({ day }) => day)
        .sort()
        .at(-1) ?? '',
  }
}

export const area = defineArea('rates', { policy, handlers })
