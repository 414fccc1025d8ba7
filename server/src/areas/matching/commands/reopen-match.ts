import { t, translate } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { takeApprovalBack } from '../../approvals/index.ts'
import { whyClosedAmong } from '../../budgets/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import { gatherBilling } from '../../document-lines/index.ts'
import { changeEntry, type Entry } from '../../entries/index.ts'
import { reopenable } from '../reopenable-match.ts'
import { whyNotReopen } from '../rules/actions.ts'
import * as store from '../store.ts'
import { refreshMatch } from './refresh-match.ts'

/**
 * Reopens a match: what was accepted of it is not any more, and the approval of its invoice is taken back. An invoice that
 * its supplier was told is accepted stays so there, and is put on hold here.
 *
 * @param language in which the reason of the hold is kept
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (nothing of it is accepted or approved, it is paid, or a budget of it is closed)
 */
export async function reopenMatch(uow: UnitOfWork, documentId: string, language: string): Promise<void> {
  const entry = await lockEntryFor(uow, documentId, 'write')
  const why = whyNotReopen({ state: entry.match, ...reopenable(entry) })
  if (why !== undefined)
    throw new ApiError('Conflict', t`The differences of ${entry.businessId} cannot be decided on: ${why}.`)
  const orders = (await gatherBilling(uow, entry)).orders.map((order) => order.entry.id)
  const settled = await whyClosedAmong(uow, [documentId, ...orders])
  if (settled !== undefined)
    throw new ApiError('Conflict', t`The match of ${entry.businessId} cannot be reopened. ${settled}`)
  await store.setAccepted(uow, documentId, {
    ...{ accepted: [], acceptedBy: null, acceptedAt: null, reason: null, reopened: true },
  })
  const free = await takeApprovalBack(uow, entry)
  if (entry.response === 'ACCEPTED' && entry.onHold === null)
    await keepFromPayment(uow, free, translate(t`Its match was reopened.`, await uow.translationsIn(language)))
  await refreshMatch(uow, documentId)
}

async function keepFromPayment(uow: UnitOfWork, entry: Entry, reason: string): Promise<void> {
  const onHold = { reason, until: null, since: uow.now.toISOString(), userId: uow.author.actorId }
  await changeEntry(uow, entry, { onHold })
  await uow.log({ kind: 'document.set_aside', objectType: 'document', objectId: entry.id, detail: { reason } })
}
