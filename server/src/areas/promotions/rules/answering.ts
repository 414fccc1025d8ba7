import type { PromotionResponse, PromotionState } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

interface OfferPeriod {
  readonly fromDay: string
  readonly untilDay: string
  readonly withdrawn: Date | null
}

interface OfferAnswer {
  readonly response: PromotionResponse | null
  /** The day from which they are asked again. */
  readonly askAgain: string | null
}

const responses: readonly PromotionResponse[] = ['instantly', 'asUsual', 'later', 'ignore']

/** After so many days whoever said "later" is asked again. */
export const laterDays = 7

/** Whether it can be accepted on a day. */
export function stateOf({ fromDay, untilDay, withdrawn }: OfferPeriod, today: string): PromotionState {
  if (withdrawn !== null) return 'WITHDRAWN'
  return today < fromDay ? 'PLANNED' : today > untilDay ? 'ENDED' : 'OPEN'
}

const closed: Readonly<Record<Exclude<PromotionState, 'OPEN'>, Message>> = {
  PLANNED: t`it has not begun yet`,
  ENDED: t`its last day is in the past`,
  WITHDRAWN: t`the buyer has withdrawn it`,
}

/** Why an answer is not taken; undefined where it is. What was agreed or ignored stays so. */
export function whyNotAnswer(state: PromotionState, { response }: Pick<OfferAnswer, 'response'>): Message | undefined {
  if (response === 'instantly') return t`you have accepted it already`
  if (response === 'ignore') return t`you have chosen to ignore it`
  return state === 'OPEN' ? undefined : closed[state]
}

/** What can be answered now; without invoices there is nothing to accept. */
export const allowedResponses = (
  state: PromotionState,
  party: Pick<OfferAnswer, 'response'>,
  invoices: number,
): PromotionResponse[] =>
  whyNotAnswer(state, party) === undefined
    ? responses.filter((response) => response !== 'instantly' || invoices > 0)
    : []

/** Whether somebody is asked: nobody has answered, or they wanted to be asked again by today. */
export const isAsked = (state: PromotionState, { response, askAgain }: OfferAnswer, today: string): boolean =>
  state === 'OPEN' && (response === null || (response === 'later' && askAgain !== null && askAgain <= today))
