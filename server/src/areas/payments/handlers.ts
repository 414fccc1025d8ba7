import type { Areas, Of, PaymentFile } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, type UnitOfWork } from '../../platform/index.ts'
import { readCompany } from '../companies/index.ts'
import { readableOf } from '../document-access/index.ts'
import { findEntries } from '../entries/index.ts'
import { namesOf } from '../users/index.ts'
import { importStatement } from './commands/import-statement.ts'
import { savePaymentFile } from './commands/save-payment-file.ts'
import { withdrawPaymentFile } from './commands/withdraw-payment-file.ts'
import { noPaymentFile } from './not-found.ts'
import { isPayable, isRefused, payableOf, sumsOf } from './payable.ts'
import { ownAccounts } from './rules.ts'
import * as store from './store.ts'

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
      Amount: row.amount,
      Currency: row.currency,
    })),
    Sums: sumsOf(payments),
  }
}

export const handlers: Handlers<Areas['payments']> = {
  proposePayment: async ({ body: { DocumentIds } }, context) => {
    const all = []
    for (const documentId of new Set(DocumentIds)) all.push(await payableOf(context, documentId))
    const refused = all.filter(isRefused)
    const payable = all.filter(isPayable)
    const company = await context.read(readCompany)
    return {
      Accounts: ownAccounts(company?.Identifiers ?? []),
      Payments: payable.map(({ entry, payee, account, amount, currency }) => ({
        DocumentId: entry.id,
        ID: entry.businessId,
        Payee: payee,
        Account: account,
        Amount: amount,
        Currency: currency,
      })),
      Sums: sumsOf(payable),
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
    const file = await context.read((uow) => store.find(uow, id))
    if (file === undefined) throw noPaymentFile(id)
    return { type: 'application/xml', body: new TextEncoder().encode(file.content) }
  },

  importStatement: async ({ body }, context) => ({ Entries: await importStatement(context, body) }),

  withdrawPaymentFile: ({ params: { id } }, context) => context.write((uow) => withdrawPaymentFile(uow, id)),
}
