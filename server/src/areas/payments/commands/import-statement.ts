import { Decimal } from 'decimal.js'
import { ApiError, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import { lockEntry } from '../../entries/index.ts'
import { readStatement } from '../../parsing/index.ts'
import { batchOf } from '../batches.ts'
import { claimsFor } from '../claims.ts'
import { type Movement, movementsOf } from '../movements.ts'
import type { Known, Result, Taken } from '../statement-results.ts'
import * as store from '../store/files.ts'
import { partsByMovement } from '../store/parts.ts'
import { receive } from './receive-incoming.ts'
import { settle } from './settle-transfers.ts'

/** All in one transaction: a statement is taken in as a whole. What came of each movement, in the statement's order. */
export async function importStatement(context: RequestContext, bytes: Uint8Array): Promise<Result[]> {
  const movements = movementsOf(await readStatement(bytes))
  return context.write(async (uow) => {
    const results: Result[] = []
    for (const movement of await known(uow, movements))
      results.push({ ...described(movement), ...(await take(uow, context, movement)) })
    return results
  })
}

/** What movements are about. Two statements at once name the same documents in different orders: all lock them by their ids. */
async function known(uow: UnitOfWork, movements: readonly Movement[]): Promise<Known[]> {
  const payments = await store.findPayments(
    uow,
    movements.flatMap(({ paymentId }) => paymentId ?? []),
  )
  const byTransfer = Map.groupBy(payments, store.transferOf)
  const found = []
  for (const movement of movements) {
    const rows = byTransfer.get(movement.paymentId ?? '') ?? []
    const batch = rows.length > 0 ? [] : await batchOf(uow, movement.entry)
    found.push({ ...movement, rows: batch.length > 0 ? batch : rows, isBatch: batch.length > 0 })
  }
  const claims = await claimsFor(
    uow,
    found.filter(({ rows }) => rows.length === 0),
  )
  const documentIds = [
    ...found.flatMap(({ rows }) => rows.map(({ document_id }) => document_id)),
    ...[...claims.values()].flatMap(({ sure }) => sure.map(({ id }) => id)),
  ]
  for (const documentId of [...new Set(documentIds)].sort()) await lockEntry(uow, documentId)
  // What another statement books now is known once its documents are held.
  const parts = await partsByMovement(
    uow,
    movements.map(({ key, returns = key }) => returns),
  )
  const booked = new Set(parts.map(({ movement }) => movement))
  return found.map((movement) => ({
    ...movement,
    came: claims.get(movement.key) ?? { sure: [], proposed: [] },
    isBooked: booked.has(movement.returns ?? movement.key),
  }))
}

/** What of a movement is told, whatever came of it. */
const described = ({ entry: { day, amount, currency, counterparty, remittance }, place, key }: Movement) => ({
  Place: place,
  Movement: key,
  ...(day !== '' && { Day: day }),
  Amount: new Decimal(amount).toFixed(),
  Currency: currency.slice(0, 10),
  Counterparty: counterparty.slice(0, 1000),
  Remittance: remittance.slice(0, 2000),
})

async function take(uow: UnitOfWork, context: RequestContext, movement: Known): Promise<Taken> {
  const named = namedIn(movement.rows)
  try {
    return { ...named, ...(movement.rows.length > 0 ? await settle(uow, movement) : await receive(uow, movement)) }
  } catch (error) {
    // A refusal comes before anything is written.
    if (!(error instanceof ApiError)) throw error
    return { Outcome: 'REFUSED', ...named, Reason: await context.translate(error.reason) }
  }
}

const namedIn = (rows: readonly store.PaymentRow[]): Pick<Taken, 'DocumentId' | 'ID'> => {
  const [first] = rows
  const numbers = rows.map(({ number }) => number).join(', ')
  return first === undefined ? {} : { DocumentId: first.document_id, ID: numbers.slice(0, 1000) }
}
