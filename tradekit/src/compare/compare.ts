import { type LineForm, type TradeForm, totalsOf } from '@kontor/ubl'
import type { Metadata } from '../queries/types.ts'

/** What two documents both can say, in the order in which a reader looks for it. */
export const comparedFields = [
  'number',
  'issued',
  'due',
  'from',
  'to',
  'currency',
  'buyerReference',
  'orderReference',
  'precedingInvoice',
  'deliveryDate',
  'account',
  'paymentTerms',
  'note',
  'net',
  'payable',
  'file',
] as const
export type ComparedField = (typeof comparedFields)[number]

export const comparedOfLine = ['name', 'description', 'quantity', 'unit', 'price', 'vat', 'net'] as const
export type LineField = (typeof comparedOfLine)[number]

/** A value in the earlier and in the later document; undefined where one does not say it. */
export interface Compared<Field> {
  readonly field: Field
  readonly before: string | undefined
  readonly after: string | undefined
  readonly differs: boolean
}

export interface ComparedLine {
  /** The line's number in the one that has it, in the later where both have it. */
  readonly line: string
  readonly name: string
  readonly kind: 'added' | 'gone' | 'changed' | 'same'
  /** What the two say differently of it; all that the one says that has it. */
  readonly fields: readonly Compared<LineField>[]
}

export interface Comparison {
  readonly fields: readonly Compared<ComparedField>[]
  readonly lines: readonly ComparedLine[]
  /** How many fields and lines are not the same. */
  readonly count: number
}

/** One of the two: what is known of the document, and what it says itself where it is of a kind that has a form. */
export interface Side {
  readonly document: Metadata
  readonly form: TradeForm | undefined
}

/**
 * What an earlier and a later document say, field by field and line by line; what neither says is left out. It serves
 * two documents and two versions of one.
 */
export function compare(earlier: Side, later: Side): Comparison {
  const fields = paired(comparedFields, valuesOf(earlier), valuesOf(later)).filter(
    ({ field }) => field !== 'file' || areUnderOneNumber(earlier.document, later.document),
  )
  const lines = compareLines(linesOf(earlier.form), linesOf(later.form))
  const count = fields.filter(differs).length + lines.filter(({ kind }) => kind !== 'same').length
  return { fields, lines, count }
}

/** Of two documents under one number it is asked whether they are the same file; of any others it goes without saying. */
const areUnderOneNumber = (one: Metadata, other: Metadata): boolean =>
  one.ID === other.ID && one.DocumentId !== other.DocumentId

type Values<Field extends string> = Readonly<Partial<Record<Field, string | undefined>>>

function valuesOf({ document, form }: Side): Values<ComparedField> {
  return {
    number: document.ID,
    issued: document.Date,
    due: document.DueDate,
    from: document.SenderCompanyName,
    to: document.ReceiverCompanyName,
    currency: document.Currency,
    buyerReference: form?.buyerReference,
    orderReference: form?.orderReference,
    precedingInvoice: form?.precedingInvoice?.id,
    deliveryDate: form?.deliveryDate,
    account: document.PayeeAccounts?.join(', '),
    paymentTerms: form?.paymentTerms,
    note: document.Note,
    net: form && totalsOf(form).taxExclusive,
    payable: document.Amount,
    file: document.ContentHash.slice(0, 12),
  }
}

const paired = <Field extends string>(
  fields: readonly Field[],
  earlier: Values<Field>,
  later: Values<Field>,
): Compared<Field>[] =>
  fields.flatMap((field) => {
    const [before, after] = [earlier[field] || undefined, later[field] || undefined]
    return before || after ? [{ field, before, after, differs: before !== after }] : []
  })

const differs = (one: { readonly differs: boolean }): boolean => one.differs

interface Line {
  readonly id: string
  readonly name: string
  readonly item: string
  readonly values: Values<LineField>
}

function linesOf(form: TradeForm | undefined): Line[] {
  if (!form) return []
  const nets = totalsOf(form).lines
  return form.lines.map((line, at) => ({
    id: line.id,
    name: line.name,
    item: itemOf(line),
    values: {
      name: line.name,
      description: line.description,
      quantity: plain(line.quantity),
      unit: line.unit,
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

/** By what a line is known again, the surest first. */
const samenesses: readonly ((line: Line) => string)[] = [
  ({ item, id }) => JSON.stringify([item, id]),
  ({ item }) => item,
  ({ id }) => id,
]

/**
 * Lines are the same where they are of the same item: a credit note over the third line of an invoice has it as its
 * first. What is left are the same where they have the same number, as a line whose name was mended.
 */
function compareLines(before: readonly Line[], after: readonly Line[]): ComparedLine[] {
  const left = new Set(before)
  const pairs = new Map<Line, Line>()
  for (const sameness of samenesses) {
    const lastFirst = Map.groupBy([...left].reverse(), sameness)
    for (const line of after) {
      const old = pairs.has(line) ? undefined : lastFirst.get(sameness(line))?.pop()
      if (!old) continue
      pairs.set(line, old)
      left.delete(old)
    }
  }
  const kept = after.map((line): ComparedLine => {
    const { id, name, values } = line
    const old = pairs.get(line)
    if (!old) return { line: id, name, kind: 'added', fields: paired(besideName, {}, values) }
    const fields = paired(comparedOfLine, old.values, values).filter(differs)
    return { line: id, name, kind: fields.length > 0 ? 'changed' : 'same', fields }
  })
  const gone = [...left].map(
    ({ id, name, values }): ComparedLine => ({ line: id, name, kind: 'gone', fields: paired(besideName, values, {}) }),
  )
  return [...kept, ...gone]
}

/** What is told of a line that only one has, under its name. */
const besideName = comparedOfLine.filter((field) => field !== 'name')
