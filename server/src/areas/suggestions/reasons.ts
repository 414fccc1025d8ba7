import { type Message, t } from '@kontor/i18n'
import type { Expected } from './rules/expecting.ts'

/** Why an outcome is expected, in a sentence. */
export function because({ times, of, feature }: Expected): Message {
  if (feature === undefined) return t`Seen ${times} of ${of} times with the same features.`
  const [name, value] = feature
  return t`Seen ${times} of ${of} times where ${name} is “${value}”.`
}
