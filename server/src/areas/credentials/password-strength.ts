import { t } from '@kontor/i18n'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { type Platform, unfit } from '../../platform/index.ts'
import { isBreached } from './breached/index.ts'
import { whyNotPassword } from './rules.ts'

/** Characters that are looked at: what follows makes nothing easier to guess, and long ones would take their time. */
const maxLength = 100

let estimator: ZxcvbnFactory | undefined

/** After how many tries a password is found, by who knows the common ones and these words about its person. */
export function guessesFor(about: readonly string[]): (password: string) => number {
  const words = ['kontor', ...about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])].filter(
    (word) => word.length > 2,
  )
  return (password) => {
    estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength })
    return estimator.check(password.normalize('NFKC'), words).guesses
  }
}

/**
 * Holds a password that is chosen against the rules, and against those that are known from breaches. It may ask outside:
 * no transaction is open meanwhile.
 *
 * @param about the person's name and address, and their company's name
 * @throws ApiError BadRequest, at this field
 */
export async function mustBeGood(
  platform: Platform,
  field: string,
  password: string,
  about: readonly string[],
): Promise<void> {
  const fault = whyNotPassword(password, guessesFor(about))
  if (fault !== undefined) throw unfit(field, fault)
  if (await isBreached(platform, password))
    throw unfit(field, t`This password is known from a data breach: choose one that you have never used anywhere.`)
}
