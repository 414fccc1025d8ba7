import { type Act, Fault, notFound } from '../../../platform/index.ts'
import type { Entry } from '../entry.ts'
import { duplicateBy, isPayeeChanged, otherSide } from '../rules/index.ts'
import * as arrivals from '../store/arrivals.ts'
import * as entries from '../store/entries.ts'
import { mustReach } from './reaching.ts'

type Found = Pick<Entry, 'duplicateOf' | 'duplicateBy' | 'payeeChanged'> & {
  /** The accounts that become known with it. */
  readonly found: { readonly accounts: readonly string[] }
}

const asked = ({ payeeAccounts }: Pick<Entry, 'payeeAccounts'>): string[] =>
  payeeAccounts === '' ? [] : payeeAccounts.split(' ')

/** What a company finds when a document of a partner arrives, before it is taken in: another like it, an unknown account. */
export async function examine(there: Act, sent: Entry): Promise<Found> {
  const likely = sent.type === 'status' ? [] : await arrivals.candidates(there, receivedBy(sent))
  const alike = likely.flatMap((one) => {
    const by = duplicateBy(sent, one)
    return by === undefined ? [] : [{ id: one.duplicateOf ?? one.id, by }]
  })
  const nearest = (['BYTES', 'NUMBER', 'FIELDS'] as const).flatMap((by) => alike.filter((one) => one.by === by))[0]
  const accounts = asked(sent)
  const known = sent.senderId === null || accounts.length === 0 ? [] : await arrivals.accountsOf(there, sent.senderId)
  const payeeChanged = isPayeeChanged(accounts, known)
  return {
    duplicateOf: nearest?.id ?? null,
    duplicateBy: nearest?.by ?? null,
    payeeChanged,
    found: { accounts: payeeChanged ? [] : accounts },
  }
}

/** The receiver has it on the other side of trade. */
const receivedBy = (sent: Entry): Entry => ({ ...sent, side: otherSide(sent.side) })

/** Says what was found, and remembers the accounts of a first bill. */
export async function noteArrival(there: Act, received: Entry, { accounts }: Found['found']): Promise<void> {
  const line = { objectType: 'document', objectId: received.id } as const
  if (received.duplicateOf !== null)
    await there.log({
      ...line,
      kind: 'document.duplicate_found',
      detail: { originalId: received.duplicateOf, duplicateBy: received.duplicateBy },
    })
  if (received.payeeChanged) await there.log({ ...line, kind: 'document.payee_changed' })
  if (received.senderId !== null) await arrivals.know(there, received.senderId, received.id, accounts)
}

/**
 * Makes the accounts of a bill known of its sender.
 *
 * @throws Fault ResourceNotFound, Forbidden, Conflict where nothing waits to be confirmed.
 */
export async function confirmPayee(act: Act, documentId: string): Promise<void> {
  const entry = await entries.lock(act, documentId)
  if (entry === undefined) throw notFound('document', documentId)
  await mustReach(act, entry, 'write')
  if (!entry.payeeChanged || entry.senderId === null)
    throw new Fault('Conflict', `The account of document ${documentId} is known already: there is nothing to confirm.`)
  await arrivals.know(act, entry.senderId, entry.id, asked(entry))
  await entries.change(act, entry, { payeeChanged: false, modified: act.now })
  await act.log({ kind: 'document.payee_confirmed', objectType: 'document', objectId: entry.id })
}
