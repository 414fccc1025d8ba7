import type { DashboardConfig, Of } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

export type Config = Of<typeof DashboardConfig>

/** What a company looks at that has not chosen; it has no day of its own yet. */
export const usualCards: Config['cards'] = ['UPCOMING_PAYMENTS', 'PAYMENT_TURNAROUND', 'REJECTION_RATE']

/** A card stands once, and the one of a day needs that day. */
export function whyNotChoose({ cards, goLiveDate }: Config): Message | undefined {
  const twice = cards.find((card, place) => cards.indexOf(card) !== place)
  if (twice !== undefined) return t`cards has ${twice} twice: name each card once.`
  return cards.includes('GO_LIVE_DATE') && goLiveDate === undefined
    ? t`goLiveDate is missing: set the day that GO_LIVE_DATE shows, or leave that card out.`
    : undefined
}
