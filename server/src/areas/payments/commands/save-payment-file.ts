import type { Of, PaymentFileInput } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { paymentFile } from '@kontor/ubl'
import { ApiError, type RequestContext, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { readCompany } from '../../companies/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import { changeEntry, dayBy, type Entry, lastClock, whyNotDo } from '../../entries/index.ts'
import { isRefused, type Payable, payableOf, type Refused } from '../payable.ts'
import { endToEndId, ownAccounts, ownBank, plainAccount } from '../rules.ts'
import * as store from '../store/files.ts'

type Input = Of<typeof PaymentFileInput>
/** Documents are read outside of the transaction that writes. */
type Transacting = Pick<RequestContext, 'read' | 'write'>

/**
 * Makes a payment file of accepted invoices: of all of them, or of none. Where there is one under this id, it stays.
 *
 * @throws ApiError ResourceNotFound, Forbidden, BadRequest (Account, ExecutionDate), Conflict (one that is not paid now)
 */
export async function savePaymentFile(context: Transacting, id: string, input: Input): Promise<void> {
  const ids = [...new Set(input.DocumentIds)]
  const payables: Payable[] = []
  for (const documentId of ids) {
    const one = await payableOf(context, documentId, input.ExecutionDate)
    // The same request was quicker.
    if (one.entry.paymentFileId === id) return
    if (isRefused(one)) throw notPaid(one)
    payables.push(one)
  }
  await context.write(async (uow) => {
    const debtor = await debtorOf(uow, input.Account)
    // Over for everybody: who is farther west than the server pays today as well.
    if (input.ExecutionDate < dayBy(lastClock, uow.now))
      throw unfit(
        'ExecutionDate',
        t`ExecutionDate is ${input.ExecutionDate}, which is over: choose today or a later day.`,
      )
    const payments = payables.map((payable) => rowOf(uow, id, payable))
    const content = paymentFile({
      messageId: endToEndId(id),
      created: uow.now.toISOString(),
      debtor,
      executionDate: input.ExecutionDate,
      transfers: payables.map(({ bic, remittance }, at) => {
        const { id: paymentId, payee: name, account, amount, currency } = payments[at] as store.PaymentRow
        return { endToEndId: endToEndId(paymentId), amount, currency, creditor: { name, account, bic }, remittance }
      }),
    })
    const file = {
      company_id: uow.companyId,
      id,
      author_id: uow.author.actorId,
      account: debtor.account,
      execution_date: input.ExecutionDate,
      content: new TextDecoder().decode(content),
      created: uow.now,
    }
    if (!(await store.add(uow, file, payments))) return
    for (const { entry } of payables.toSorted((one, other) => (one.entry.id < other.entry.id ? -1 : 1)))
      await order(uow, entry, id)
  })
}

/** Notes the file on the invoice, which may have changed since it was read. */
async function order(uow: UnitOfWork, { id, version, paid }: Entry, fileId: string): Promise<void> {
  const entry = await lockEntryFor(uow, id, 'write')
  const why =
    whyNotDo('pay', entry) ??
    (entry.version === version && entry.paid === paid ? undefined : t`it was changed meanwhile`)
  if (why !== undefined) throw notPaid({ entry, why })
  await changeEntry(uow, entry, { paymentFileId: fileId })
  await uow.log({ kind: 'document.payment_ordered', objectType: 'document', objectId: id, detail: { fileId } })
}

const notPaid = ({ entry, why }: Refused): ApiError =>
  new ApiError('Conflict', t`The document ${entry.businessId} cannot be paid: ${why}.`)

const rowOf = (uow: UnitOfWork, file_id: string, { entry, payee, account, amount, currency, discount }: Payable) => ({
  company_id: uow.companyId,
  id: uow.newId(),
  file_id,
  document_id: entry.id,
  number: entry.businessId,
  payee,
  account,
  amount,
  currency,
  discount: discount ?? null,
})

async function debtorOf(uow: UnitOfWork, given: string) {
  const company = await readCompany(uow)
  const identifiers = company?.Identifiers ?? []
  const account = plainAccount(given)
  const known = ownAccounts(identifiers)
  if (!company || !known.includes(account))
    throw unfit(
      'Account',
      known.length === 0
        ? t`Account is ${given}, and your company has no account yet: add its IBAN to the company profile.`
        : t`Account is ${given}, which is not an account of your company: use one of ${known.join(', ')}.`,
    )
  return { name: company.CompanyName, account, bic: ownBank(identifiers) }
}
