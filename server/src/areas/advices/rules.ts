import { type Message, t } from '@kontor/i18n'
import { type Standing, whyNotAdvise } from '../entries/rules/index.ts'

/** What went before of an advice: it stands, and names the bill. */
export interface Advised {
  readonly number: string
  /** Something of the bill is open still, so that more is to come. */
  readonly isOpen: boolean
}

/** Why a bill is not named in a remittance advice now; undefined where it can be: its supplier is told once. */
export function whyNotName(bill: Standing, advised: Advised | undefined): Message | undefined {
  const why = whyNotAdvise(bill)
  if (why !== undefined) return why
  return advised && !advised.isOpen ? t`it was already advised as paid by ${advised.number}` : undefined
}
