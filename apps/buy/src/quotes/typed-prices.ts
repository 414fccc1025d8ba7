import { isDecimal } from '@kontor/kit'
import type { RequestLine } from './api.ts'

/** What a piece costs, as it is typed, by the line that was asked for. */
export type TypedPrices = ReadonlyMap<string, string>

/** What is offered of what was asked for: lines without a price are not. Wrong, where something typed is no price. */
export function offeredLinesOf(asked: readonly Pick<RequestLine, 'LineId' | 'Quantity'>[], prices: TypedPrices) {
  const typed = asked.flatMap(({ LineId, Quantity }) => {
    const Price = prices.get(LineId)?.trim() ?? ''
    return Price === '' ? [] : [{ LineId, Quantity: Quantity.value, Price }]
  })
  return typed.every(({ Price }) => isDecimal(Price) && !Price.startsWith('-')) ? typed : ('wrong' as const)
}
