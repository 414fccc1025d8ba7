import { type Message, t } from '@kontor/i18n'
import { exact } from '@kontor/ubl'

interface Given {
  readonly Percent: string
  readonly From: string
  readonly Until: string
}

/** Above it a year's rate is a slip of the hand. */
const maxPercent = 50

/** Why an offer is none; undefined where it is one. */
export function whyNoOffer(
  { Percent, From, Until }: Given,
  today: string,
): { readonly field: string; readonly why: Message } | undefined {
  if (!exact(Percent).gt(0) || exact(Percent).gt(maxPercent))
    return { field: 'Percent', why: t`Percent is ${Percent}: enter a rate above 0 and up to ${maxPercent}.` }
  if (Until < From) return { field: 'Until', why: t`Until is ${Until}, before From ${From}: choose a later day.` }
  if (Until < today) return { field: 'Until', why: t`Until is ${Until}, which is in the past: choose a later day.` }
  return undefined
}
