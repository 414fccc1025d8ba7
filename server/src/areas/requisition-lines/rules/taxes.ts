import { totalsOf } from '@kontor/ubl'
import { boughtOf, type Line } from './lines.ts'

const nobody = { name: '' }

/**
 * What is bought in a currency comes to with tax, each rate rounded once, as on a document; undefined where no line says its
 * tax.
 */
export function taxedOf(
  lines: readonly Line[],
  currency: string,
): { readonly tax: string; readonly total: string } | undefined {
  const bought = boughtOf(lines).filter(({ Price }) => Price?.currencyID === currency)
  if (!bought.some(({ Tax }) => Tax !== undefined)) return undefined
  const { tax, payable } = totalsOf({
    ...{ type: 'Order', id: '', issueDate: '', currency, seller: nobody, buyer: nobody },
    lines: bought.map(({ ID, Name, Quantity, Price, Tax }) => ({
      ...{ id: ID, name: Name, quantity: Quantity.value, unit: Quantity.unitCode, price: Price?.value ?? '' },
      tax: { category: Tax?.Category ?? '', percent: Tax?.Percent ?? '' },
    })),
  })
  return { tax, total: payable }
}

/**
 * The tax of a line as its order says it. A standard rate that its seller's country does not have is left to the seller; of a
 * country whose rates are not known, any is said.
 */
export const orderedTax = ({ Tax }: Line, rates: readonly string[] | undefined): Line['Tax'] =>
  Tax?.Category === 'S' && rates !== undefined && !rates.some((rate) => Number(rate) === Number(Tax.Percent))
    ? undefined
    : Tax
