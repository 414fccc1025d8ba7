import { type LineForm, type TradeForm, totalsOf } from '@kontor/ubl'

/** What two documents both can say, in the order in which a reader looks for it. */
export const comparedFields = [
  'id',
  'issueDate',
  'dueDate',
  'seller',
  'buyer',
  'currency',
  'buyerReference',
  'orderReference',
  'precedingInvoice',
  'deliveryDate',
  'iban',
  'paymentTerms',
  'note',
  'net',
  'payable',
] as const
export type ComparedField = (typeof comparedFields)[number]

export const comparedOfLine = ['name', 'description', 'quantity', 'price', 'vat', 'net'] as const
export type LineField = (typeof comparedOfLine)[number]

/** A value that is another in each; undefined where one does not say it. */
export interface Difference<Field> {
  readonly field: Field
  readonly before: string | undefined
  readonly after: string | undefined
}

export interface LineDifference {
  /** The line's number in the one that has it, in the later where both have it. */
  readonly line: string
  readonly name: string
  readonly kind: 'added' | 'gone' | 'changed'
  readonly fields: readonly Difference<LineField>[]
}

export interface Comparison {
  readonly fields: readonly Difference<ComparedField>[]
  readonly lines: readonly LineDifference[]
}

/** What is another in a later document than in an earlier one, field by field and line by line. */
export function compare(before: TradeForm, after: TradeForm): Comparison {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  return { fields: differing(comparedFields, old, now), lines: compareLines(linesOf(before), linesOf(after)) }
}

type Values<Field extends string> = Readonly<Partial<Record<Field, string | undefined>>>

function valuesOf(form: TradeForm): Values<ComparedField> {
  const { taxExclusive: net, payable } = totalsOf(form)
  return {
    id: form.id,
    issueDate: form.issueDate,
    dueDate: form.dueDate,
    seller: form.seller.name,
    buyer: form.buyer.name,
    currency: form.currency,
    buyerReference: form.buyerReference,
    orderReference: form.orderReference,
    precedingInvoice: form.precedingInvoice?.id,
    deliveryDate: form.deliveryDate,
    iban: form.paymentMeans?.iban,
    paymentTerms: form.paymentTerms,
    note: form.note,
    net,
    payable,
  }
}

function differing<Field extends string>(
  fields: readonly Field[],
  before: Values<Field>,
  after: Values<Field>,
): Difference<Field>[] {
  return fields
    .map((field) => ({ field, before: before[field] || undefined, after: after[field] || undefined }))
    .filter((one) => one.before !== one.after)
}

interface Line {
  readonly id: string
  readonly name: string
  readonly item: string
  readonly values: Values<LineField>
}

function linesOf(form: TradeForm): Line[] {
  const nets = totalsOf(form).lines
  return form.lines.map((line, at) => ({
    id: line.id,
    name: line.name,
    item: itemOf(line),
    values: {
      name: line.name,
      description: line.description,
      quantity: plain(line.quantity),
      price: plain(line.price),
      vat: plain(line.tax.percent),
      net: nets[at],
    },
  }))
}

/** A decimal as short as it can be written: 2.50 is no other quantity than 2.5. */
const plain = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/0+$/, '').replace(/\.$/, '') : decimal

/** What a line is of: by the seller's number where it has one, else by its name. */
const itemOf = ({ sellersItemId, name }: LineForm): string => sellersItemId || name

/**
 * Lines are the same where they are of the same item: a credit note over the third line of an invoice has it as its
 * first. What is left are the same where they have the same number, as a line whose name was mended.
 */
function compareLines(before: readonly Line[], after: readonly Line[]): LineDifference[] {
  const left = new Set(before)
  const pairs = new Map<Line, Line>()
  for (const isSame of [
    (one: Line, other: Line) => one.item === other.item && one.id === other.id,
    (one: Line, other: Line) => one.item === other.item,
    (one: Line, other: Line) => one.id === other.id,
  ])
    for (const line of after) {
      const old = pairs.has(line) ? undefined : [...left].find((one) => isSame(one, line))
      if (!old) continue
      pairs.set(line, old)
      left.delete(old)
    }
  const changed = after.flatMap((line): LineDifference[] => {
    const old = pairs.get(line)
    const fields = differing(comparedOfLine, old?.values ?? {}, line.values)
    if (fields.length === 0) return []
    return [{ line: line.id, name: line.name, kind: old ? 'changed' : 'added', fields: old ? fields : [] }]
  })
  return [...changed, ...[...left].map(({ id, name }) => ({ line: id, name, kind: 'gone' as const, fields: [] }))]
}
