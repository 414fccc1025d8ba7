import type { Of, StatementResult } from '@kontor/contract'
import { Decimal } from 'decimal.js'
import { ApiError, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import { type Entry, lockEntry } from '../../entries/index.ts'
import { readStatement } from '../../parsing/index.ts'
import { giveBack } from '../give-back.ts'
import { type Movement, movementsOf } from '../movements.ts'
import { unbooked } from '../rules.ts'
import * as store from '../store/files.ts'
import { partsByMovement } from '../store/parts.ts'
import { bookPart } from './book-part.ts'

type Result = Of<typeof StatementResult>['Entries'][number]
type Taken = Pick<Result, 'Outcome' | 'DocumentId' | 'ID' | 'Ordered' | 'Open' | 'Reason'>

/** A movement with the payment that it executes, where it is one of ours. */
interface Known extends Movement {
  readonly payment: store.PaymentRow | undefined
  /** It, or what it brings back, was booked from a statement before. */
  readonly isBooked: boolean
}

/** All in one transaction: a statement is taken in as a whole. What came of each movement, in the statement's order. */
export async function importStatement(context: RequestContext, bytes: Uint8Array): Promise<Result[]> {
  const movements = movementsOf(await readStatement(bytes))
  return context.write(async (uow) => {
    const results: Result[] = []
    for (const movement of await inOrderOfLocks(uow, movements))
      results.push({ ...told(movement), ...(await take(uow, context, movement)) })
    return results.sort((one, other) => one.Place - other.Place)
  })
}

/** Two statements at once name the same documents in different orders: all lock them in the order of their ids. */
async function inOrderOfLocks(uow: UnitOfWork, movements: readonly Movement[]): Promise<Known[]> {
  const payments = await store.findPayments(
    uow,
    movements.flatMap(({ paymentId }) => paymentId ?? []),
  )
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  const known = movements.map((movement) => ({ ...movement, payment: byId.get(movement.paymentId ?? '') }))
  const documentOf = ({ payment }: { payment: store.PaymentRow | undefined }) => payment?.document_id ?? ''
  known.sort((one, other) => (documentOf(one) < documentOf(other) ? -1 : Number(documentOf(one) > documentOf(other))))
  // What another statement books now is known once its documents are held.
  for (const documentId of new Set(known.map(documentOf))) if (documentId !== '') await lockEntry(uow, documentId)
  const parts = await partsByMovement(
    uow,
    movements.map(({ key, returns = key }) => returns),
  )
  const booked = new Set(parts.map(({ movement }) => movement))
  return known.map((movement) => ({ ...movement, isBooked: booked.has(movement.returns ?? movement.key) }))
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

async function take(uow: UnitOfWork, context: RequestContext, { payment, ...movement }: Known): Promise<Taken> {
  const document = payment && (await lockEntry(uow, payment.document_id))
  if (payment === undefined || document === undefined) return { Outcome: 'UNKNOWN' }
  const known = { DocumentId: payment.document_id, ID: payment.number, Ordered: payment.amount }
  const isKnown = movement.isBooked || document.payment.startsWith('PAID')
  const outcome = unbooked(movement.entry, payment, isKnown)
  if (outcome === 'RETURNED') await giveBack(uow, document.id, payment.file_id)
  if (outcome !== undefined) return { Outcome: outcome, ...known }
  try {
    return { ...known, ...(await book(uow, document, payment, movement)) }
  } catch (error) {
    // A refusal comes before anything is written.
    if (!(error instanceof ApiError)) throw error
    return { Outcome: 'REFUSED', ...known, Reason: await context.translate(error.reason) }
  }
}

async function book(
  uow: UnitOfWork,
  document: Entry,
  { discount, file_id }: store.PaymentRow,
  { entry: { amount, day }, key }: Movement,
): Promise<Pick<Taken, 'Outcome' | 'Open'>> {
  const id = uow.newId()
  const part = { id, amount: new Decimal(amount).toFixed(), day, movement: key, discount: discount ?? undefined }
  const after = await bookPart(uow, document, part)
  if (after.kind === 'FULL') return { Outcome: 'PAID' }
  if (after.kind === 'OVER') return { Outcome: 'OVERPAID', Open: after.open }
  // The bank has done with the file what it does: what is open can be in another.
  await giveBack(uow, document.id, file_id)
  return { Outcome: 'PART', Open: after.open }
}
