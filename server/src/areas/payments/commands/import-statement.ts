import type { Of, StatementResult } from '@kontor/contract'
import type { BankEntry } from '@kontor/ubl'
import { Decimal } from 'decimal.js'
import { ApiError, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import { changeEntry, type Entry, lockEntry } from '../../entries/index.ts'
import { giveAnswer } from '../../exchange/index.ts'
import { readStatement } from '../../parsing/index.ts'
import { outcomeOf, paymentIdOf } from '../rules.ts'
import * as store from '../store.ts'

type Result = Of<typeof StatementResult>['Entries'][number]

/** A movement with the payment that it executes, where it is one of ours. */
interface Movement {
  readonly entry: BankEntry
  readonly place: number
  readonly payment: store.PaymentRow | undefined
}

/** All in one transaction: a statement is taken in as a whole. What came of each movement, in the statement's order. */
export async function importStatement(context: RequestContext, bytes: Uint8Array): Promise<Result[]> {
  const entries = await readStatement(bytes)
  return context.write(async (uow) => {
    const results: Result[] = []
    for (const movement of await inOrderOfLocks(uow, entries))
      results.push({ ...told(movement), ...(await take(uow, context, movement)) })
    return results.sort((one, other) => one.Place - other.Place)
  })
}

/** Two statements at once name the same documents in different orders: all lock them in the order of their ids. */
async function inOrderOfLocks(uow: UnitOfWork, entries: readonly BankEntry[]): Promise<Movement[]> {
  const ids = entries.map(({ endToEndId }) => endToEndId && paymentIdOf(endToEndId))
  const payments = await store.findPayments(
    uow,
    ids.flatMap((id) => id || []),
  )
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  const movements = entries.map((entry, at) => ({ entry, place: at + 1, payment: byId.get(ids[at] ?? '') }))
  const documentOf = ({ payment }: Movement) => payment?.document_id ?? ''
  return movements.sort((one, other) =>
    documentOf(one) < documentOf(other) ? -1 : Number(documentOf(one) > documentOf(other)),
  )
}

/** What of a movement is told, whatever came of it. */
const told = ({ entry: { day, amount, currency, counterparty, remittance }, place }: Movement) => ({
  Place: place,
  ...(day !== '' && { Day: day }),
  Amount: new Decimal(amount).toFixed(),
  Currency: currency.slice(0, 10),
  Counterparty: counterparty.slice(0, 1000),
  Remittance: remittance.slice(0, 2000),
})

async function take(
  uow: UnitOfWork,
  context: RequestContext,
  { entry, payment }: Movement,
): Promise<Pick<Result, 'Outcome' | 'DocumentId' | 'ID' | 'Ordered' | 'Reason'>> {
  const document = payment && (await lockEntry(uow, payment.document_id))
  const outcome = outcomeOf(entry, payment, document?.payment.startsWith('PAID') ?? false)
  if (payment === undefined) return { Outcome: outcome }
  const known = { DocumentId: payment.document_id, ID: payment.number, Ordered: payment.amount }
  if (outcome === 'RETURNED' && document) await giveBack(uow, document, payment.file_id)
  if (outcome !== 'PAID') return { Outcome: outcome, ...known }
  try {
    const answer = { documentId: payment.document_id, responseId: uow.newId(), code: 'BusinessPaid' as const }
    await giveAnswer(uow, answer)
    return { Outcome: 'PAID', ...known }
  } catch (error) {
    // A refusal comes before anything is written.
    if (!(error instanceof ApiError)) throw error
    return { Outcome: 'REFUSED', ...known, Reason: await context.translate(error.reason) }
  }
}

/** It can be paid anew, unless another file pays it by now. */
async function giveBack(uow: UnitOfWork, document: Entry, fileId: string): Promise<void> {
  if (document.paymentFileId !== fileId) return
  await changeEntry(uow, document, { paymentFileId: null })
  const line = { kind: 'document.payment_withdrawn', objectType: 'document', objectId: document.id } as const
  await uow.log({ ...line, detail: { fileId } })
}
