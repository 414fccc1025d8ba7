import { type Message, t } from '@kontor/i18n'
import type { RequestContext } from '../../platform/index.ts'
import { contentFor, entryFor } from '../document-access/index.ts'
import { csvOf, forEachSelected } from '../document-lists/index.ts'
import { type Entry, partnerNameOf } from '../entries/index.ts'
import { readTrade } from '../parsing/index.ts'
import { type Settled, settledOf } from '../payments/index.ts'
import { type Coding, isBooked, type Posting, postingsOf } from './rules/index.ts'
import * as codings from './store/codings.ts'
import * as lists from './store/lists.ts'
import type { ListRecord } from './store/tables.ts'

type Selection = Parameters<typeof forEachSelected>[1]

interface Bill {
  readonly entry: Entry
  readonly bytes: Uint8Array
  readonly coding: Coding | undefined
  readonly settled: Settled
}

/** The postings of the chosen bills as a table for any ledger, its heading in the reader's language. */
export async function postingsAsCsv(context: RequestContext, selection: Selection): Promise<string> {
  const { bills, columns } = await context.read(async (uow) => {
    const bills: Bill[] = []
    await forEachSelected(uow, selection, async (id) => {
      if (!isBooked(await entryFor(uow, id))) return false
      const [content, coding] = await Promise.all([contentFor(uow, id), codings.find(uow, id)])
      bills.push({ ...content, coding: coding?.content, settled: await settledOf(uow, content.entry) })
      return true
    })
    return { bills, columns: await lists.all(uow) }
  })
  const rows: string[][] = []
  for (const { entry, bytes, coding, settled } of bills) {
    const { form, totals } = await readTrade(bytes)
    if (!form || !totals) continue
    const head = headOf(entry, form.type === 'CreditNote', settled)
    for (const posting of postingsOf(form, totals, coding)) rows.push([...head, ...cellsOf(posting, columns)])
  }
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
