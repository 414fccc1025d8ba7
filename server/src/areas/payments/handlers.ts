import type { Areas, Of, PaymentFile } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, dayInUtc, type Handlers, type UnitOfWork } from '../../platform/index.ts'
import { readCompany } from '../companies/index.ts'
import { entryFor, readableOf } from '../document-access/index.ts'
import { findEntries } from '../entries/index.ts'
import { namesOf } from '../users/index.ts'
import { bookPayment } from './commands/book-payment.ts'
import { importStatement } from './commands/import-statement.ts'
import { savePaymentFile } from './commands/save-payment-file.ts'
import { takeBackPart, whyStays } from './commands/take-back-part.ts'
import { withdrawPaymentFile } from './commands/withdraw-payment-file.ts'
import { noPaymentFile } from './not-found.ts'
import { isPayable, isRefused, payableOf, sumsOf } from './payable-bills.ts'
import { remittances } from './remittances.ts'
import { isOwed, ownAccounts, transfersOf, unpayable } from './rules/index.ts'
import * as store from './store/files.ts'
import { partsOf } from './store/parts.ts'

async function readFile(uow: UnitOfWork, id: string): Promise<Of<typeof PaymentFile>> {
  const file = await store.find(uow, id)
  if (file === undefined) throw noPaymentFile(id)
  const all = await store.paymentsOf(uow, id)
  const documents = await findEntries(
    uow,
    all.map(({ document_id }) => document_id),
  )
  // What is confined to others is not shown by what paid it.
  const readable = new Set((await readableOf(uow, documents)).map(({ id }) => id))
  const payments = all.filter(({ document_id }) => readable.has(document_id))
  const author = file.author_id ?? undefined
  const name = author && (await namesOf(uow, [author])).get(author)
  return {
    Id: id,
    Created: file.created.toISOString(),
    ...(author && { AuthorId: author }),
    ...(name && { AuthorName: name }),
    Account: file.account,
    ExecutionDate: file.execution_date,
    Payments: payments.map((row) => ({
      DocumentId: row.document_id,
      ID: row.number,
      Payee: row.payee,
      Account: row.account,
      Amount: row.is_credit ? `-${row.amount}` : row.amount,
      Currency: row.currency,
      ...(row.discount !== null && { Discount: row.discount }),
    })),
    Sums: sumsOf(payments.map((row) => ({ ...row, amount: row.is_credit ? `-${row.amount}` : row.amount }))),
    Transfers: (file.content.match(/<CdtTrfTxInf>/g) ?? []).length,
  }
}

/**
 * The file names all that it pays: who may not read one of the documents does not get it, as they could not have made it.
 *
 * @throws ApiError Forbidden
 */
async function mayTakeAlong(uow: UnitOfWork, id: string): Promise<void> {
  const paid = await findEntries(
    uow,
    (await store.paymentsOf(uow, id)).map(({ document_id }) => document_id),
  )
  if ((await readableOf(uow, paid)).length < paid.length)
    throw new ApiError(
      'Forbidden',
      t`The payment file ${id} pays documents that you cannot access: ask someone who can read all of them.`,
    )
}

export const handlers: Handlers<Areas['payments']> = {
  ...remittances,

  proposePayment: async ({ body: { DocumentIds, ExecutionDate } }, context) => {
    const { company, today } = await context.read(async (uow) => ({
      company: await readCompany(uow),
      today: dayInUtc(uow.now),
    }))
    const day = ExecutionDate ?? today
    const all = []
    for (const documentId of new Set(DocumentIds)) all.push(await payableOf(context, documentId, day))
    const { transfers, unused } = transfersOf(all.filter(isPayable))
    const refused = [
      ...all.filter(isRefused),
      ...unused.map(({ entry }) => ({ entry, why: unpayable.nothingToSetOff })),
    ]
    const payments = transfers.flatMap(({ settles }) => settles.map(({ one, amount }) => ({ ...one, amount })))
    return {
      Accounts: ownAccounts(company?.Identifiers ?? []),
      Payments: payments.map(({ entry, payee, account, amount, currency, discount, isCredit }) => ({
        DocumentId: entry.id,
        ID: entry.businessId,
        Payee: payee,
        Account: account,
        Amount: isCredit ? `-${amount}` : amount,
        Currency: currency,
        ...(discount !== undefined && { Discount: discount }),
      })),
      Sums: sumsOf(transfers.flatMap(({ settles: [first], amount }) => (first ? [{ ...first.one, amount }] : []))),
      Transfers: transfers.filter(({ amount }) => isOwed(amount)).length,
      Refused: await Promise.all(
        refused.map(async ({ entry, why }) => ({
          DocumentId: entry.id,
          ID: entry.businessId,
          Reason: await context.translate(why),
        })),
      ),
    }
  },

  savePaymentFile: async ({ params: { id }, body }, context) => {
    if ((await context.read((uow) => store.find(uow, id))) === undefined) await savePaymentFile(context, id, body)
    return context.read(async (uow) => {
      const file = await readFile(uow, id)
      // The same request again has the effect of one; another one under this id is a mistake.
      const paid = (await store.paymentsOf(uow, id)).map(({ document_id }) => document_id)
      const asked = new Set(body.DocumentIds)
      const isSame =
        file.ExecutionDate === body.ExecutionDate && paid.length === asked.size && paid.every((one) => asked.has(one))
      if (!isSame)
        throw new ApiError(
          'Conflict',
          t`The payment file ${id} already exists and pays something else: use another id.`,
        )
      return file
    })
  },

  readPaymentFile: ({ params: { id } }, context) => context.read((uow) => readFile(uow, id)),

  downloadPaymentFile: async ({ params: { id } }, context) => {
    const file = await context.read(async (uow) => {
      const found = await store.find(uow, id)
      if (found === undefined) throw noPaymentFile(id)
      await mayTakeAlong(uow, id)
      return found
    })
    if (file.content === '')
      throw new ApiError(
        'ResourceNotFound',
        t`Everything in the payment file ${id} is set off: there is nothing to pay.`,
      )
    return { type: 'application/xml', body: new TextEncoder().encode(file.content) }
  },

  importStatement: async ({ body }, context) => ({ Entries: await importStatement(context, body) }),

  withdrawPaymentFile: ({ params: { id } }, context) => context.write((uow) => withdrawPaymentFile(uow, id)),

  bookPayment: ({ params: { documentId, paymentId }, body }, context) =>
    context.write((uow) => bookPayment(uow, documentId, paymentId, body)),

  takeBackPayment: ({ params: { documentId, paymentId } }, context) =>
    context.write((uow) => takeBackPart(uow, documentId, paymentId)),

  readPayments: ({ params: { documentId } }, context) =>
    context.read(async (uow) => {
      const document = await entryFor(uow, documentId)
      const mayAct = context.actor.permissions.has('document.answer')
      const parts = await partsOf(uow, [documentId])
      const names = await namesOf(
        uow,
        parts.flatMap(({ author_id }) => author_id ?? []),
      )
      return {
        Parts: parts.map((part) => {
          const { id, day, amount, discount, movement, author_id } = part
          const isOurs = mayAct && whyStays(document, part) === undefined
          const name = author_id === null ? undefined : names.get(author_id)
          return {
            Id: id,
            Day: day,
            Amount: amount,
            ...(discount !== null && { Discount: discount }),
            ByStatement: movement !== null,
            AllowedActions: isOurs ? ['takeBack' as const] : [],
            ...(name !== undefined && { AuthorName: name }),
          }
        }),
      }
    }),
}
