import { asUbl } from '../parsing/index.ts'

/** A row of a breakdown of tax; amounts as decimal text. */
export interface TaxRow {
  readonly category: string
  readonly scheme?: string | undefined
  readonly percent: string
  readonly taxable: string
  readonly tax: string
  readonly exemptionReason?: string | undefined
}

export interface Breakdown {
  readonly total: string
  readonly rows: readonly TaxRow[]
}

/** An element of UBL in JSON: its children by name, its own text under the name of its type and `Content`. */
type Element = { readonly [name: string]: readonly Element[] | string | undefined }

export const isDecimal = (text: string): boolean => /^-?\d{1,18}(\.\d{1,10})?$/.test(text)

/** The breakdown that a document states in its currency; another where it states none that can be read. */
export async function breakdownOf(bytes: Uint8Array, currency: string, otherwise: Breakdown): Promise<Breakdown> {
  const json = String(Buffer.from(await asUbl(bytes, 'json')))
  return statedIn(documentIn(json), currency) ?? otherwise
}

function statedIn(document: Element | undefined, currency: string): Breakdown | undefined {
  for (const stated of children(document, 'TaxTotal')) {
    const rows = children(stated, 'TaxSubtotal').map(rowOf)
    const amount = children(stated, 'TaxAmount')[0]
    const total = textOf(amount)
    const amounts = [total, ...rows.flatMap(({ taxable, tax }) => [taxable, tax])]
    if (rows.length > 0 && amount?.['AmountCurrencyIdentifier'] === currency && amounts.every(isDecimal))
      return { total, rows }
  }
  return undefined
}

/** The document, beside what says its namespaces. Numbers stay the text that they are. */
function documentIn(json: string): Element | undefined {
  const whole: Element = JSON.parse(json, ((_name: string, value: unknown, { source }: { source?: string }) =>
    typeof value === 'number' ? source : value) as (name: string, value: unknown) => unknown)
  return Object.keys(whole).flatMap((name) => (name.startsWith('_') ? [] : children(whole, name)))[0]
}

const children = (element: Element | undefined, name: string): readonly Element[] => {
  const found = element?.[name]
  return Array.isArray(found) ? found : []
}

const textOf = (element: Element = {}): string => {
  const content = Object.keys(element).find((name) => name.endsWith('Content'))
  return content === undefined ? '' : String(element[content]).trim()
}

function rowOf(subtotal: Element): TaxRow {
  const [category] = children(subtotal, 'TaxCategory')
  const textIn = (name: string) => textOf(children(category, name)[0])
  return {
    category: textIn('ID'),
    scheme: textOf(children(children(category, 'TaxScheme')[0], 'ID')[0]) || undefined,
    percent: textIn('Percent'),
    taxable: textOf(children(subtotal, 'TaxableAmount')[0]),
    tax: textOf(children(subtotal, 'TaxAmount')[0]),
    exemptionReason: textIn('TaxExemptionReason') || undefined,
  }
}
