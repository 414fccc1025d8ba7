import type { TradeType } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { whyNotEnd } from './cancelling.ts'
import { type Standing, stateOf } from './states.ts'

/** What is sent again as a whole where something of it changes. */
export const hasVersions = (type: TradeType): boolean => type === 'order' || type === 'quote'

/** Why its sender does not send a later version of a document; what both parties rely on is changed by a document of its own. */
export function whyNotRevise(entry: Standing): Message | undefined {
  const { type, delivery, response, replacement, closed, progress } = entry
  if (!hasVersions(type)) return t`only orders and quotes are revised`
  if (delivery !== 'SENT') return t`only the company that sent it can revise it, once it is delivered`
  if (closed || replacement === 'REPLACED' || response === 'ACCEPTED' || response === 'CANCELED')
    return t`it is ${stateOf(entry)}`
  if (progress?.isConfirmed) return t`its supplier has already responded: change the order instead`
  return whyNotEnd(entry) ?? (progress?.awaits === undefined ? undefined : t`${progress.awaits} is awaiting a response`)
}
