import { isDecimal } from '@kontor/kit'
import type { Finding, LineForm, TaxForm, TradeForm } from '@kontor/ubl'
import { emptyLine, nextId } from '../editor/lines.ts'

/** How a line is called that stands for all at one rate. */
export type RateName = (tax: TaxForm) => string

/** A line that stands for all of an invoice at one rate: its price is the net amount. */
export const rateLine = (line: LineForm, tax: TaxForm, nameOf: RateName): LineForm => ({
  ...line,
  name: nameOf(tax),
  quantity: '1',
  unit: 'C62',
  tax,
})

/** Whether an invoice says no more than what there is at each rate: then it is entered by its totals. */
export const isByRates = ({ lines }: Pick<TradeForm, 'lines'>, nameOf: RateName): boolean =>
  lines.every(
    (line) => line.quantity === '1' && (line.name === '' || line.name === nameOf(line.tax)) && !line.description,
  )

/** One more rate, at its end. */
export function withRate(lines: readonly LineForm[], nameOf: RateName): LineForm[] {
  const tax = { category: 'S', percent: '' }
  return [...lines, rateLine(emptyLine(nextId(lines), undefined), tax, nameOf)]
}

export const withTax = (lines: readonly LineForm[], place: number, tax: TaxForm, nameOf: RateName): LineForm[] =>
  lines.map((line, at) => (at === place ? rateLine(line, tax, nameOf) : line))

/**
 * What keeps a paper from being entered: what could not be read, and what every invoice is known by. Whatever else the
 * standard asks of an invoice is its issuer's to say, and not always on the paper.
 */
export function blocks(
  { rule, severity, path }: Pick<Finding, 'rule' | 'severity' | 'path'>,
  form: TradeForm,
): boolean {
  if (rule.startsWith('FORM-')) return true
  if (severity !== 'fatal') return false
  if (isOfSeller(path)) return form.seller.name.trim() === ''
  if (path === 'id') return form.id.trim() === ''
  if (path === 'issueDate' || path === 'currency') return form[path] === ''
  const cell = /^lines\.(\d+)\.(price|quantity|name|tax\.percent)$/.exec(path)
  if (cell === null) return path === 'lines'
  const line = form.lines[Number(cell[1])]
  const value = cell[2] === 'tax.percent' ? line?.tax.percent : line?.[cell[2] as 'price' | 'quantity' | 'name']
  return value === undefined || value.trim() === ''
}

const inOrder = ['id', 'issueDate', 'currency']

/** Whether a finding is about the seller, whom a form asks for as a whole. */
export const isOfSeller = (path: string): boolean => path === 'seller' || path.startsWith('seller.')

/** The first thing that keeps a paper from being entered, as the form is read from its top. */
export function firstBlock<F extends Pick<Finding, 'rule' | 'severity' | 'path'>>(
  findings: readonly F[],
  form: TradeForm,
): F | undefined {
  const found = findings.filter((finding) => blocks(finding, form))
  return (
    found.find(({ path }) => isOfSeller(path)) ??
    inOrder.flatMap((path) => found.filter((one) => one.path === path))[0] ??
    found[0]
  )
}

/** The amount due as it is compared, once all that it is made of is a number. */
export const amountOf = ({ lines }: Pick<TradeForm, 'lines'>, payable: string): string | undefined =>
  lines.length > 0 && lines.every(({ price, quantity }) => isDecimal(price) && isDecimal(quantity))
    ? payable
    : undefined
