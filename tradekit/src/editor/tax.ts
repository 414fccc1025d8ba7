import type { TradeForm } from '@kontor/ubl'

/** The VAT categories that an editor offers (UNCL5305). */
export const vatCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const

/** Whether a rate is asked for: only the standard category has one that a person chooses. */
export const hasRate = (category: string): boolean => category === 'S'

/** Whether the document has to say why there is no VAT. */
export const needsReason = (category: string): boolean => ['E', 'AE', 'K', 'G', 'O'].includes(category)

type Currencies = Pick<TradeForm, 'currency' | 'taxCurrency'>

/** The document in a currency: VAT is accounted in another, or there is none to be named. */
export const inCurrency = ({ taxCurrency }: Currencies, currency: string): Currencies => ({
  currency,
  taxCurrency: taxCurrency?.code === currency ? undefined : taxCurrency,
})

/** Its VAT accounted in a currency, at a rate that is still to be said; in its own where that is the same, or none. */
export const inTaxCurrency = ({ currency, taxCurrency }: Currencies, code: string): Pick<Currencies, 'taxCurrency'> => {
  if (code === '' || code === currency) return { taxCurrency: undefined }
  return { taxCurrency: code === taxCurrency?.code ? taxCurrency : { code, rate: '' } }
}
