import type { Of, StatementResult } from '@kontor/contract'
import { Decimal } from 'decimal.js'
import { ApiError, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import { lockEntry } from '../../entries/index.ts'
import { readStatement } from '../../parsing/index.ts'
import { giveBack } from '../give-back.ts'
import { type Movement, movementsOf } from '../movements.ts'
import { executed, lessBy, unbooked } from '../rules/index.ts'
import * as store from '../store/files.ts'
import { partsByMovement } from '../store/parts.ts'
import { bookPart, judgePart } from './book-part.ts'

type Result = Of<typeof StatementResult>['Entries'][number]
type Taken = Pick<Result, 'Outcome' | 'DocumentId' | 'ID' | 'Ordered' | 'Open' | 'Reason'>

/** A movement with what it settles, where it executes a transfer of ours. */
interface Known extends Movement {
  readonly rows: readonly store.PaymentRow[]
  /** It, or what it brings back, was booked from a statement before. */
  readonly isBooked: boolean
}

/** All in one transaction: a statement is taken in as a whole. What came of each movement, in the statement's order. */
export async function importStatement(context: RequestContext, bytes: Uint8Array): Promise<Result[]> {
  const movements = movementsOf(await readStatement(bytes))
  return context.write(async (uow) => {
    const results: Result[] = []
    for (const movement of await known(uow, movements))
      results.push({ ...told(movement), ...(await take(uow, context, movement)) })
    return results
  })
}

/** What movements settle. Two statements at once name the same documents in different orders: all lock them by their ids. */
async function known(uow: UnitOfWork, movements: readonly Movement[]): Promise<Known[]> {
  const payments = await store.findPayments(
    uow,
    movements.flatMap(({ paymentId }) => paymentId ?? []),
  )
  const documentIds = new Set(payments.map(({ document_id }) => document_id))
  for (const documentId of [...documentIds].sort()) await lockEntry(uow, documentId)
  // What another statement books now is known once its documents are held.
  const parts = await partsByMovement(
    uow,
    movements.map(({ key, returns = key }) => returns),
  )
  const booked = new Set(parts.map(({ movement }) => movement))
  const byTransfer = Map.groupBy(payments, store.transferOf)
  return movements.map((movement) => ({
    ...movement,
    rows: byTransfer.get(movement.paymentId ?? '') ?? [],
    isBooked: booked.has(movement.returns ?? movement.key),
  }))
}

/** What of a movement is told, whatever came of it. */
const told = ({ entry: { day, amount, currency, counterparty, remittance }, place, key }: Movement) => ({
  Place: place,
  Movement: key,
  ...(day !== '' && { Day: day }),
  Amount: new Decimal(amount).toFixed(),
  Currency: currency.slice(0, 10),
  Counterparty: counterparty.slice(0, 1000),
  Remittance: remittance.slice(0, 2000),
})

async function take(uow: UnitOfWork, context: RequestContext, { rows, ...movement }: Known): Promise<Taken> {
  const [first] = rows
  if (first === undefined) return { Outcome: 'UNKNOWN' }
  const documents = []
  for (const { document_id } of rows) documents.push(await lockEntry(uow, document_id))
  const numbers = rows.map(({ number }) => number).join(', ')
  const named = { DocumentId: first.document_id, ID: numbers.slice(0, 1000), Ordered: orderedOf(rows) }
  const isKnown = movement.isBooked || documents.every((document) => document?.payment.startsWith('PAID'))
  const outcome = unbooked(movement.entry, first, isKnown)
  if (outcome === 'RETURNED') for (const row of rows) await giveBack(uow, row.document_id, row.file_id)
  if (outcome !== undefined) return { Outcome: outcome, ...named }
  try {
    return { ...named, ...(await book(uow, rows, movement)) }
  } catch (error) {
    // A refusal comes before anything is written.
    if (!(error instanceof ApiError)) throw error
    return { Outcome: 'REFUSED', ...named, Reason: await context.translate(error.reason) }
  }
}

/** What a transfer was ordered to come to. */
const orderedOf = (rows: readonly store.PaymentRow[]): string =>
  rows.reduce((sum, { amount, is_credit }) => lessBy(sum, is_credit ? amount : `-${amount}`), '0')

async function book(
  uow: UnitOfWork,
  rows: readonly store.PaymentRow[],
  { entry: { amount, day }, key }: Movement,
): Promise<Pick<Taken, 'Outcome' | 'Open'>> {
  const settles = executed(rows, new Decimal(amount).toFixed()).map(({ row, amount }) => ({
    row,
    part: { amount, day, movement: key, discount: row.discount ?? undefined },
  }))
  // All that it settles is looked at before the first is written.
  for (const { row, part } of settles) {
    const after = await judgePart(uow, await lockEntryFor(uow, row.document_id, 'write'), part)
    if (after.kind !== 'OVER') continue
    return rows.length === 1 ? { Outcome: 'OVERPAID', Open: after.open } : { Outcome: 'DIFFERS' }
  }
  let open: string | undefined
  for (const { row, part } of settles) {
    const document = await lockEntryFor(uow, row.document_id, 'write')
    const after = await bookPart(uow, document, { id: uow.newId(), ...part })
    if (after.kind === 'PART' && !row.is_credit) open = after.open
  }
  // The bank has done with the file what it does: what is open can be in another.
  for (const { document_id, file_id } of rows) await releaseOpen(uow, document_id, file_id)
  const isAll = settles.length === rows.length && open === undefined
  return isAll ? { Outcome: 'PAID' } : { Outcome: 'PART', ...(open !== undefined && { Open: open }) }
}

async function releaseOpen(uow: UnitOfWork, documentId: string, fileId: string): Promise<void> {
  const document = await lockEntry(uow, documentId)
  if (document && !document.payment.startsWith('PAID')) await giveBack(uow, documentId, fileId)
}
