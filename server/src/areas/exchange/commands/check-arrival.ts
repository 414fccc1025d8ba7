import type { UnitOfWork } from '../../../platform/index.ts'
import { lockForAction } from '../../document-access/index.ts'
import { accountsOf, changeEntry, type Entry, type NewEntry, orderKindOf, otherSide } from '../../entries/index.ts'
import { profileAccountsOf } from '../../network/index.ts'
import { duplicateBy, payeeCheckOf } from '../rules/arrivals.ts'
import * as arrivals from '../store/arrivals.ts'

type Found = Pick<Entry, 'duplicateOf' | 'duplicateBy' | 'payeeChanged' | 'payeeNew'> & {
  /** The accounts that become known with it: those of a first bill, and those that its sender's profile names. */
  readonly found: { readonly accounts: readonly string[]; readonly profile: readonly string[] }
}

const asked = ({ payeeAccounts }: Pick<Entry, 'payeeAccounts'>): string[] =>
  payeeAccounts === '' ? [] : payeeAccounts.split(' ')

/** What a company finds when a document of a partner arrives, before it is taken in: another like it, an unknown account. */
export async function examine(receiverUow: UnitOfWork, sent: NewEntry): Promise<Found> {
  const accounts = asked(sent)
  const beside = besidesIt(receiverUow, sent)
  const isCompared = sent.type !== 'status' && sent.senderId !== null
  const [kept, likely] = await Promise.all([
    isCompared ? arrivals.accountsInTurn(receiverUow, sent.senderId) : [],
    isCompared ? arrivals.candidates(receiverUow, receivedBy(sent)) : [],
  ])
  const alike = [...likely, ...beside].flatMap((one) => {
    const by = duplicateBy(likenessOf(sent), likenessOf(one))
    return by === undefined ? [] : [{ id: one.duplicateOf ?? one.id, by }]
  })
  const nearest = (['BYTES', 'NUMBER', 'FIELDS'] as const).flatMap((by) => alike.filter((one) => one.by === by))[0]
  // What a partner says of themselves later changes nothing: whoever takes over their profile could say it.
  const profile = accounts.length > 0 && kept.length === 0 ? await accountsInProfile(receiverUow, sent) : []
  const isKept = (account: string) => kept.some((one) => one.account === account)
  const check = payeeCheckOf(accounts, [
    ...kept,
    ...profile.map((account) => ({ account, origin: 'PROFILE' as const })),
  ])
  return {
    duplicateOf: nearest?.id ?? null,
    duplicateBy: nearest?.by ?? null,
    payeeChanged: check === 'CHANGED',
    payeeNew: check === 'NEW_PARTNER',
    found: { accounts: check === 'CHANGED' ? [] : accounts.filter((one) => !isKept(one)), profile },
  }
}

/** What tells whether it is another. */
const likenessOf = <Given extends Pick<NewEntry, 'type' | 'orderType' | 'answersId'>>(given: Given) => ({
  ...given,
  calledOffOf: orderKindOf(given) === 'CALL_OFF' ? given.answersId : null,
})

/** What arrives in a transaction, by the company that it comes to. */
const arriving = new WeakMap<object, Map<string, arrivals.Candidate[]>>()

/** What has come to the company before it in the same transaction, where nothing finds it yet. */
function besidesIt({ transaction, companyId }: UnitOfWork, sent: NewEntry): readonly arrivals.Candidate[] {
  const all = arriving.get(transaction) ?? new Map<string, arrivals.Candidate[]>()
  arriving.set(transaction, all)
  const before = all.get(companyId) ?? []
  all.set(companyId, [...before, { ...sent, duplicateOf: null }])
  return before
}

const accountsInProfile = async (receiverUow: UnitOfWork, { connectionId }: NewEntry): Promise<string[]> =>
  connectionId === null ? [] : accountsOf(await profileAccountsOf(receiverUow, connectionId))

/** The receiver has it on the other side of trade. */
const receivedBy = (sent: NewEntry): NewEntry => ({ ...sent, side: otherSide(sent.side) })

/** Says what was found, and remembers the accounts of a first bill. */
export async function noteArrival(
  receiverUow: UnitOfWork,
  received: Entry,
  { accounts, profile }: Found['found'],
): Promise<void> {
  const line = { objectType: 'document', objectId: received.id } as const
  if (received.duplicateOf !== null)
    await receiverUow.log({
      ...line,
      kind: 'document.duplicate_found',
      detail: { originalId: received.duplicateOf, duplicateBy: received.duplicateBy },
    })
  if (received.payeeChanged) await receiverUow.log({ ...line, kind: 'document.payee_changed' })
  if (received.senderId === null) return
  await arrivals.know(receiverUow, received.senderId, received.id, profile, 'PROFILE')
  await arrivals.know(receiverUow, received.senderId, received.id, accounts, 'FIRST_BILL')
}

/**
 * What was paid to or confirmed is trusted of its sender: no bill that asks for nothing else waits for it any more.
 */
export async function trustPayee(uow: UnitOfWork, bill: Entry, origin: 'PAID_BILL' | 'CONFIRMED'): Promise<void> {
  if (bill.senderId === null) return
  await arrivals.know(uow, bill.senderId, bill.id, asked(bill), origin)
  const known = await arrivals.accountsOf(uow, bill.senderId)
  for (const waiting of await arrivals.toCheck(uow, bill.senderId)) {
    if (payeeCheckOf(asked(waiting), known) !== undefined) continue
    await changeEntry(uow, waiting, { payeeChanged: false, payeeNew: false, modified: uow.now })
    if (waiting.id !== bill.id)
      await uow.log({
        kind: 'document.payee_known',
        objectType: 'document',
        objectId: waiting.id,
        detail: { documentId: bill.id },
      })
  }
}

/**
 * Makes the accounts of a bill trusted of its sender, once somebody has asked them.
 *
 * @throws ApiError ResourceNotFound, Forbidden, BadRequest (no reason), Conflict where nothing waits to be confirmed.
 */
export async function confirmPayee(uow: UnitOfWork, documentId: string, given: string): Promise<void> {
  const { entry, reason } = await lockForAction(uow, 'confirmPayee', documentId, given)
  await trustPayee(uow, entry, 'CONFIRMED')
  await uow.log({ kind: 'document.payee_confirmed', objectType: 'document', objectId: entry.id, detail: { reason } })
}

/**
 * Says that a document is not the one that it was found to be like.
 *
 * @throws ApiError ResourceNotFound, Forbidden, BadRequest (no reason), Conflict where it is marked as nobody's duplicate.
 */
export async function denyDuplicate(uow: UnitOfWork, documentId: string, given: string): Promise<void> {
  const { entry, reason } = await lockForAction(uow, 'denyDuplicate', documentId, given)
  await changeEntry(uow, entry, { duplicateOf: null, duplicateBy: null, modified: uow.now })
  await uow.log({
    kind: 'document.duplicate_denied',
    objectType: 'document',
    objectId: entry.id,
    detail: { reason, originalId: entry.duplicateOf },
  })
}
