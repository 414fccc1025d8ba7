import { decimalOf } from '../decimal.ts'
import { branch, leaf } from '../xml/build.ts'
import type { XmlElement } from '../xml/tree.ts'
import type { TaxForm } from './form.ts'
import type { Totals } from './totals.ts'

const scheme = (): XmlElement | undefined => branch('cac:TaxScheme', leaf('cbc:ID', 'VAT'))

// "Not subject to VAT" has no rate at all, not even nought (BR-O-05). A rate that does not go with its category is
// written as it was typed, for the rules to see.
const percent = (tax: TaxForm): string | undefined =>
  tax.category === 'O' && (decimalOf(tax.percent)?.isZero() ?? true) ? undefined : tax.percent.trim() || '0'

/** The VAT of a line, an allowance or a charge. */
export const taxCategory = (name: 'cac:ClassifiedTaxCategory' | 'cac:TaxCategory', tax: TaxForm): Part =>
  tax.category ? branch(name, leaf('cbc:ID', tax.category), leaf('cbc:Percent', percent(tax)), scheme()) : undefined

/** Categories whose reason is always the same have a code that says so (VATEX). */
const impliedReason: Readonly<Record<string, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

/** The tax total with its breakdown (BG-22, BG-23). */
export function taxTotal(totals: Totals, currency: string): Part {
  const rows = totals.taxes.filter((row) => row.category !== '')
  if (rows.length === 0) return undefined
  return branch(
    'cac:TaxTotal',
    leaf('cbc:TaxAmount', totals.tax, { currencyID: currency }),
    rows.map((row) => {
      const reasoned = row.exemptionReason || row.exemptionCode
      return branch(
        'cac:TaxSubtotal',
        leaf('cbc:TaxableAmount', row.taxable, { currencyID: currency }),
        leaf('cbc:TaxAmount', row.tax, { currencyID: currency }),
        branch(
          'cac:TaxCategory',
          leaf('cbc:ID', row.category),
          leaf('cbc:Percent', percent(row)),
          leaf('cbc:TaxExemptionReasonCode', reasoned ? row.exemptionCode : impliedReason[row.category]),
          leaf('cbc:TaxExemptionReason', row.exemptionReason),
          scheme(),
        ),
      )
    }),
  )
}

/** The tax total in the accounting currency (BT-111): an amount, without a breakdown. */
export const accountedTaxTotal = ({ accountedTax }: Totals, currency: string | undefined): Part =>
  branch('cac:TaxTotal', leaf('cbc:TaxAmount', accountedTax, { currencyID: currency }))

type Part = XmlElement | undefined
