import type { Of, PaymentFileInput } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { paymentFile } from '@kontor/ubl'
import { ApiError, dayInUtc, type RequestContext, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import { changeEntry, dayBy, type Entry, lastClock, whyNotDo, whyNotSetOff } from '../../entries/index.ts'
import { debtorOf } from '../debtor.ts'
import { isRefused, type Payable, payableOf } from '../payable-bills.ts'
import { endToEndId, isOwed, type Transfer, transfersOf, unpayable } from '../rules/index.ts'
import * as store from '../store/files.ts'
import { bookPart } from './book-part.ts'
import { giveBack } from './release-bill.ts'

type Input = Of<typeof PaymentFileInput>
/** Documents are read outside of the transaction that writes. */
type Transacting = Pick<RequestContext, 'read' | 'write'>

/**
 * Makes a payment file of accepted invoices and of the credit notes that are set off against them: of all of them, or of
 * none. Where there is one under this id, it stays. What is set off in full needs no bank, and is settled at once.
 *
 * @throws ApiError ResourceNotFound, Forbidden, BadRequest (Account, ExecutionDate), Conflict (one that is not paid now)
 */
export async function savePaymentFile(context: Transacting, id: string, input: Input): Promise<void> {
  const payables: Payable[] = []
  for (const documentId of new Set(input.DocumentIds)) {
    const one = await payableOf(context, documentId, input.ExecutionDate)
    // The same request was quicker.
    if (one.entry.paymentFileId === id) return
    if (isRefused(one)) throw notPaid(one)
    payables.push(one)
  }
  const { transfers, unused } = transfersOf(payables)
  const [left] = unused
  await context.write(async (uow) => {
    const debtor = await debtorOf(uow, input.Account)
    // Over for everybody: who is farther west than the server pays today as well.
    if (input.ExecutionDate < dayBy(lastClock, uow.now))
      throw unfit(
        'ExecutionDate',
        t`ExecutionDate is ${input.ExecutionDate}, which is in the past: choose today or a later day.`,
      )
    if (left !== undefined) throw notPaid({ entry: left.entry, why: unpayable.nothingToSetOff })
    const ordered = transfers.map((transfer) => ({ ...transfer, rows: rowsOf(uow, id, transfer) }))
    const paying = ordered.filter(({ amount }) => isOwed(amount))
    const content = paymentFile({
      messageId: endToEndId(id),
      created: uow.now.toISOString(),
      debtor,
      executionDate: input.ExecutionDate,
      transfers: paying.map(({ amount, settles, rows }) => {
        const [first] = settles as [(typeof settles)[number]]
        const { payee: name, account, bic, currency, remittance } = first.one
        return {
          endToEndId: endToEndId(store.transferOf(rows[0] as store.PaymentRow)),
          ...{ amount, currency, creditor: { name, account, bic } },
          remittance: settles.length === 1 ? remittance : settles.map(namedOf),
        }
      }),
    })
    const file = {
      company_id: uow.companyId,
      id,
      author_id: uow.author.actorId,
      account: debtor.account,
      execution_date: input.ExecutionDate,
      content: paying.length === 0 ? '' : new TextDecoder().decode(content),
      created: uow.now,
    }
    if (
      !(await store.add(
        uow,
        file,
        ordered.flatMap(({ rows }) => rows),
      ))
    )
      return
    for (const { entry } of payables.toSorted((one, other) => (one.entry.id < other.entry.id ? -1 : 1)))
      await order(uow, entry, id)
    for (const { amount, rows } of ordered) if (!isOwed(amount)) await setOff(uow, rows)
  })
}

const namedOf = ({ one: { entry, isCredit }, amount }: Transfer<Payable>['settles'][number]) => ({
  number: entry.businessId,
  isCredit,
  amount,
  issueDate: entry.issueDate ?? undefined,
})

/** Notes the file on the document, which may have changed since it was read. */
async function order(uow: UnitOfWork, { id, version, paid, discounts }: Entry, fileId: string): Promise<void> {
  const entry = await lockEntryFor(uow, id, 'write')
  const why =
    (entry.type === 'creditnote' ? whyNotSetOff(entry) : whyNotDo('pay', entry)) ??
    (entry.version === version && entry.paid === paid && entry.discounts === discounts
      ? undefined
      : t`it was changed meanwhile`)
  if (why !== undefined) throw notPaid({ entry, why })
  await changeEntry(uow, entry, { paymentFileId: fileId })
  await uow.log({ kind: 'document.payment_ordered', objectType: 'document', objectId: id, detail: { fileId } })
}

/** Invoices and credit notes that come to nothing together are settled without a bank. */
async function setOff(uow: UnitOfWork, rows: readonly store.PaymentRow[]): Promise<void> {
  const day = dayInUtc(uow.now)
  for (const { document_id, amount, discount } of rows) {
    const entry = await lockEntryFor(uow, document_id, 'write')
    await bookPart(uow, entry, { id: uow.newId(), amount, day, discount: discount ?? undefined })
    await releaseRest(uow, document_id)
  }
}

/** What is left of a credit note can be set off in another file. */
async function releaseRest(uow: UnitOfWork, documentId: string): Promise<void> {
  const entry = await lockEntryFor(uow, documentId, 'write')
  if (entry.payment.startsWith('PAID') || entry.paymentFileId === null) return
  await giveBack(uow, entry.id, entry.paymentFileId)
}

const notPaid = ({ entry, why }: { readonly entry: Entry; readonly why: Message }): ApiError =>
  new ApiError('Conflict', t`The document ${entry.businessId} cannot be paid: ${why}.`)

function rowsOf(uow: UnitOfWork, file_id: string, { settles }: Transfer<Payable>): store.PaymentRow[] {
  const transfer_id = settles.length === 1 ? null : uow.newId()
  return settles.map(({ one: { entry, payee, account, currency, discount, isCredit }, amount }) => ({
    company_id: uow.companyId,
    id: uow.newId(),
    file_id,
    document_id: entry.id,
    number: entry.businessId,
    ...{ payee, account, amount, currency },
    discount: discount ?? null,
    transfer_id,
    is_credit: isCredit,
  }))
}
