import type { TradeType } from '@kontor/contract'

/** One after the other (0177): no change of an order is begun while another, or its cancellation, waits for a response. */
export const begunOf = (
  types: readonly TradeType[],
  { progress }: { readonly progress?: { readonly awaits?: string | undefined } | undefined },
): TradeType[] => types.filter((type) => type !== 'orderchange' || progress?.awaits === undefined)
