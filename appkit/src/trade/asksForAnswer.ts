import type { TradeType } from './types.ts'

/** These tell something and ask nothing: nobody waits for an answer to them. */
const informing: readonly TradeType[] = [
  'orderresponse',
  'despatchadvice',
  'receiptadvice',
  'remittanceadvice',
  'status',
]

export const asksForAnswer = (type: TradeType): boolean => !informing.includes(type)
