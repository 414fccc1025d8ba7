import { formOf, isFormType, type Tree } from '@kontor/ubl'
import type { Metadata } from '../api/types.ts'

/** What is compared of two documents: a field of the head, or a line by its id. */
export const comparedFields = ['number', 'issued', 'due', 'from', 'to', 'amount', 'account', 'note', 'file'] as const
export type ComparedField = (typeof comparedFields)[number]

export interface Compared {
  readonly id: string
  /** A field of the head; a line where there is none. */
  readonly field?: ComparedField
  readonly line?: string
  /** As it stands in each of the two; undefined where one has none. */
  readonly values: readonly [string | undefined, string | undefined]
  readonly differs: boolean
}

export interface Side {
  readonly document: Metadata
  readonly tree: Tree | undefined
}

/** How values are written for the reader. */
export interface Writing {
  readonly date: (day: string) => string
  readonly money: (amount: string, currency: string) => string
  readonly quantity: (quantity: string, unit: string) => string
}

/** Field by field and line by line, what two documents say; the head first. What neither of them says is left out. */
export function compare(one: Side, other: Side, writing: Writing): Compared[] {
  const [here, there] = [headOf(one.document, writing), headOf(other.document, writing)]
  const head = comparedFields.map((field) => compared({ id: field, field }, here[field], there[field]))
  const [these, those] = [linesOf(one, writing), linesOf(other, writing)]
  const ids = [...new Set([...these.keys(), ...those.keys()])]
  const lines = ids.map((line) => compared({ id: `line ${line}`, line }, these.get(line), those.get(line)))
  return [...head, ...lines].filter(({ values }) => values.some((value) => value !== undefined))
}

const compared = (what: Pick<Compared, 'id' | 'field' | 'line'>, one?: string, other?: string): Compared => ({
  ...what,
  values: [one || undefined, other || undefined],
  differs: (one || undefined) !== (other || undefined),
})

const headOf = (document: Metadata, { date, money }: Writing): Record<ComparedField, string | undefined> => ({
  number: document.ID,
  issued: document.Date && date(document.Date),
  due: document.DueDate && date(document.DueDate),
  from: document.SenderCompanyName,
  to: document.ReceiverCompanyName,
  amount: document.Amount && money(document.Amount, document.Currency ?? ''),
  account: document.PayeeAccounts?.join(', '),
  note: document.Note,
  file: document.ContentHash.slice(0, 12),
})

function linesOf({ tree, document }: Side, { quantity, money }: Writing): Map<string, string> {
  if (!tree || !isFormType(tree.type)) return new Map()
  return new Map(
    formOf(tree).lines.map((line) => {
      const price = line.price ? ` × ${money(line.price, document.Currency ?? '')}` : ''
      return [line.id, `${line.name}: ${quantity(line.quantity, line.unit)}${price}`]
    }),
  )
}
