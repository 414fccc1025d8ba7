import type { Of, StatementResult } from '@kontor/contract'
import type { BankEntry } from '@kontor/ubl'
import { Decimal } from 'decimal.js'
import { ApiError, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import { changeEntry, lockEntry } from '../../entries/index.ts'
import { giveAnswer } from '../../exchange/index.ts'
import { readStatement } from '../../parsing/index.ts'
import { paymentIdOf } from '../rules.ts'
import * as store from '../store.ts'

type Result = Of<typeof StatementResult>['Entries'][number]

/** What of a movement is told, whatever came of it. */
const told = ({ day, amount, currency, counterparty, remittance }: BankEntry) => ({
  ...(day !== '' && { Day: day }),
  Amount: new Decimal(amount).toFixed(),
  Currency: currency.slice(0, 10),
  Counterparty: counterparty.slice(0, 1000),
  Remittance: remittance.slice(0, 2000),
})

/** Each movement in its order, all in one transaction: a statement is taken in as a whole. */
export async function importStatement(context: RequestContext, bytes: Uint8Array): Promise<Result[]> {
  const entries = await readStatement(bytes)
  return context.write(async (uow) => {
    const results: Result[] = []
    for (const entry of entries) results.push({ ...told(entry), ...(await take(uow, context, entry)) })
    return results
  })
}

async function take(
  uow: UnitOfWork,
  context: RequestContext,
  entry: BankEntry,
): Promise<Pick<Result, 'Outcome' | 'DocumentId' | 'ID' | 'Ordered' | 'Reason'>> {
  const id = entry.endToEndId && paymentIdOf(entry.endToEndId)
  const payment = id ? await store.findPayment(uow, id) : undefined
  if (payment === undefined) return { Outcome: 'UNKNOWN' }
  const known = { DocumentId: payment.document_id, ID: payment.number, Ordered: payment.amount }
  if (!entry.isBooked) return { Outcome: 'PENDING', ...known }
  if (!entry.isOut || entry.isReturned) return { Outcome: await giveBack(uow, payment), ...known }
  const isWhole = new Decimal(entry.amount).eq(payment.amount) && entry.currency === payment.currency
  if (!isWhole) return { Outcome: 'DIFFERS', ...known }
  const document = await lockEntry(uow, payment.document_id)
  if (document?.payment.startsWith('PAID')) return { Outcome: 'ALREADY', ...known }
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

/** What came back can be paid anew; where it was marked as paid before, people see to it. */
async function giveBack(uow: UnitOfWork, { document_id, file_id }: store.PaymentRow): Promise<'RETURNED'> {
  const document = await lockEntry(uow, document_id)
  if (document?.paymentFileId === file_id && !document.payment.startsWith('PAID')) {
    await changeEntry(uow, document, { paymentFileId: null })
    const detail = { fileId: file_id }
    await uow.log({ kind: 'document.payment_withdrawn', objectType: 'document', objectId: document_id, detail })
  }
  return 'RETURNED'
}
