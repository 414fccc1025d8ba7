import type { TradeType } from '@kontor/contract'

/** What goes on about an order that will not be delivered. An invoice does not: it is a claim, whatever became of its order. */
const goingOn: readonly TradeType[] = ['orderresponse', 'orderchange', 'despatchadvice']

/** Whether a document of a type goes on about the order that it follows. */
export const goesOnAboutOrder = (type: TradeType): boolean => goingOn.includes(type)

/** Nothing goes on about an order that is canceled (0177). */
export const isCanceledOrder = ({ type, response }: { readonly type: TradeType; readonly response: string }): boolean =>
  type === 'order' && response === 'CANCELED'
