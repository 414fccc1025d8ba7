import { type Message, t } from '@kontor/i18n'

interface Order {
  readonly closed: boolean
  readonly response: string
  readonly replacement?: string
}

/** Nothing of it is changed any more: its status says why. */
export const isOver = ({ closed, response, replacement }: Order): boolean =>
  closed || response === 'REJECTED' || response === 'CANCELED' || replacement === 'REPLACED'

/** Why somebody does not ask for a change of an order, which they would send; undefined where they may. */
export const whyNotAskChange = (whyNot: Message | undefined, maySend: boolean): Message | undefined =>
  whyNot ?? (maySend ? undefined : t`only buyers can change an order: ask one`)
