import type { Entry, TradeType } from './types.ts'

/** What is owed; orders, quotes and papers about goods add nothing to it. */
export const isBill = (type: TradeType): boolean => type === 'invoice' || type === 'creditnote'

/** The amount as it counts where documents stand together: a credit note takes away. */
export const signedAmount = ({
  Amount,
  DocumentType,
}: Pick<Entry, 'Amount'> & { readonly DocumentType: { readonly type: TradeType } }): string | undefined =>
  Amount !== undefined && DocumentType.type === 'creditnote' ? negated(Amount) : Amount

const negated = (decimal: string) => (decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`)
