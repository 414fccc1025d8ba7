import { type Message, t } from '@kontor/i18n'
import { stands } from '../../entries/rules/index.ts'

/** Nothing of it is changed any more: its status says why. */
export const isOver = (order: { readonly closed: boolean } & Parameters<typeof stands>[0]): boolean =>
  order.closed || !stands(order)

/** Why somebody does not ask for a change of an order, which they would send; undefined where they may. */
export const whyNotAskChange = (whyNot: Message | undefined, maySend: boolean): Message | undefined =>
  whyNot ?? (maySend ? undefined : t`only buyers can change an order: ask one`)
