import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { unfit } from '../../platform/index.ts'
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
 * Holds a password that is chosen against the rules.
 *
 * @param about the person's name and address, and their company's name
 * @throws ApiError BadRequest, at this field
 */
export function mustBeGood(field: string, password: string, about: readonly string[]): void {
  const fault = whyNotPassword(password, guessesFor(about))
  if (fault !== undefined) throw unfit(field, fault)
}
