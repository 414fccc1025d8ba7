import { Decimal } from 'decimal.js'
import type { UnitOfWork } from '../../../platform/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import { type Entry, lockEntry } from '../../entries/index.ts'
import { sumOf } from '../batches.ts'
import { decimalsIn, executed, unbooked } from '../rules/index.ts'
import type { Known, Taken } from '../statement-results.ts'
import type { PaymentRow } from '../store/files.ts'
import { bookPart, judgePart } from './book-part.ts'
import { giveBack } from './release-bill.ts'

type Outcome = Pick<Taken, 'Outcome' | 'Ordered' | 'Open'>

/** What comes of a movement that executes transfers of ours. @throws ApiError where a document does not take it */
export async function settle(uow: UnitOfWork, movement: Known): Promise<Outcome> {
  const [first] = movement.rows as [PaymentRow]
  const all: { row: PaymentRow; document: Entry | undefined }[] = []
  for (const row of movement.rows) all.push({ row, document: await lockEntry(uow, row.document_id) })
  const isPaid = ({ document }: (typeof all)[number]) => document?.payment.startsWith('PAID') === true
  const digits = Math.max(...movement.rows.map(({ amount }) => decimalsIn(amount)))
  const ordered = { Ordered: sumOf(movement.rows).toFixed(digits) }
  const outcome = unbooked(movement.entry, first, movement.isBooked || all.every(isPaid))
  if (outcome === 'RETURNED')
    for (const { document_id, file_id } of movement.rows) await giveBack(uow, document_id, file_id)
  if (outcome !== undefined) return { Outcome: outcome, ...ordered }
  // Of a batch each part is what was ordered; another sum says nothing of any of them.
  if (movement.isBatch && !sumOf(movement.rows).eq(movement.entry.amount)) return { Outcome: 'DIFFERS', ...ordered }
  const settles = executed(movement.rows, new Decimal(movement.entry.amount).toFixed())
  const unpaid = settles.filter(({ row }) => !all.some((one) => one.row === row && isPaid(one)))
  return { ...ordered, ...(await book(uow, movement, unpaid)) }
}

async function book(
  uow: UnitOfWork,
  { rows, key, entry: { day } }: Known,
  settles: ReturnType<typeof executed<PaymentRow>>,
): Promise<Outcome> {
  const parts = settles.map(({ row, amount }) => ({
    row,
    part: { amount, day, movement: key, discount: row.discount ?? undefined },
  }))
  // All that it settles is looked at before the first is written.
  for (const { row, part } of parts) {
    const after = await judgePart(uow, await lockEntryFor(uow, row.document_id, 'write'), part)
    if (after.kind !== 'OVER') continue
    return rows.length === 1 ? { Outcome: 'OVERPAID', Open: after.open } : { Outcome: 'DIFFERS' }
  }
  let open: string | undefined
  for (const { row, part } of parts) {
    const document = await lockEntryFor(uow, row.document_id, 'write')
    const after = await bookPart(uow, document, { id: uow.newId(), ...part })
    if (after.kind === 'PART' && !row.is_credit) open = after.open
  }
  // The bank has done with the file what it does: what is open can be in another.
  let isAll = open === undefined
  for (const { document_id, file_id, is_credit } of rows) {
    const document = await lockEntry(uow, document_id)
    if (document === undefined || document.payment.startsWith('PAID')) continue
    if (!is_credit) isAll = false
    await giveBack(uow, document_id, file_id)
  }
  return isAll ? { Outcome: 'PAID' } : { Outcome: 'PART', ...(open !== undefined && { Open: open }) }
}
