import { type Message, t } from '@kontor/i18n'
import type { Totals, TradeForm } from '@kontor/ubl'
import type { RequestContext } from '../../platform/index.ts'
import { csvOf } from '../../platform/sheets/index.ts'
import { contentFor, entryFor } from '../document-access/index.ts'
import { forEachSelected, readingBills } from '../document-lists/index.ts'
import { type Entry, partnerNameOf } from '../entries/index.ts'
import { readTrade } from '../parsing/index.ts'
import { type Settled, settledOf } from '../payments/index.ts'
import { type Coding, isBooked, type Posting, postingsOf } from './rules/index.ts'
import * as codings from './store/codings.ts'
import * as lists from './store/lists.ts'
import type { ListRecord } from './store/tables.ts'

type Selection = Parameters<typeof forEachSelected>[1]

/** A bill with what it is booked as. */
export interface PostedBill {
  readonly entry: Entry
  readonly form: TradeForm
  readonly totals: Totals
  readonly postings: readonly Posting[]
  readonly settled: Settled
}

/** The chosen bills as they are booked, and the lists of which they carry codes. */
export async function postedBills(
  context: RequestContext,
  selection: Selection,
): Promise<{ bills: PostedBill[]; columns: readonly ListRecord[] }> {
  const { found, columns } = await context.read(async (uow) => {
    const found: { entry: Entry; bytes: Uint8Array; coding: Coding | undefined; settled: Settled }[] = []
    const keep = async (id: string) => {
      if (!isBooked(await entryFor(uow, id))) return false
      const [content, coding] = await Promise.all([contentFor(uow, id), codings.find(uow, id)])
      found.push({ ...content, coding: coding?.content, settled: await settledOf(uow, content.entry) })
      return true
    }
    await forEachSelected(uow, selection, keep, readingBills)
    return { found, columns: await lists.all(uow) }
  })
  const bills: PostedBill[] = []
  for (const { entry, bytes, coding, settled } of found) {
    const { form, totals } = await readTrade(bytes)
    if (form && totals) bills.push({ entry, form, totals, postings: postingsOf(form, totals, coding), settled })
  }
  return { bills, columns }
}

/** The postings of the chosen bills as a table for any ledger, its heading in the reader's language. */
export async function postingsAsCsv(context: RequestContext, selection: Selection): Promise<string> {
  const { bills, columns } = await postedBills(context, selection)
  const rows = bills.flatMap(({ entry, form, postings, settled }) => {
    const head = headOf(entry, form.type === 'CreditNote', settled)
    return postings.map((posting) => [...head, ...cellsOf(posting, columns)])
  })
  const heading = await Promise.all(headings.map((word) => context.translate(word)))
  return csvOf([...heading, ...columns.map(({ name }) => name)], rows)
}

const headings: readonly Message[] = [
  t`Type`,
  t`Number`,
  t`Issued`,
  t`Due`,
  t`Partner`,
  t`Currency`,
  t`Total`,
  t`Paid`,
  t`Early-payment discount`,
  t`Open`,
  t`Line`,
  t`Text`,
  t`Net`,
  t`VAT category`,
  t`VAT rate`,
]

function headOf(entry: Entry, isCredit: boolean, { paid, discount, open }: Settled): string[] {
  const { type, businessId, issueDate, dueDate, currency, amount } = entry
  const total = amount && isCredit && !amount.startsWith('-') ? `-${amount}` : amount
  return [type, businessId, issueDate, dueDate, partnerNameOf(entry), currency, total, paid, discount, open].map(
    (cell) => cell ?? '',
  )
}

const cellsOf = ({ line, text, net, category, rate, codes }: Posting, columns: readonly ListRecord[]): string[] => [
  ...[line, text, net, category, rate],
  ...columns.map(({ id }) => codes.get(id) ?? ''),
]
