import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { lockEntryFor, mustReach, reasonIn } from '../../document-access/index.ts'
import { gatherBilling, workBilling } from '../../document-lines/index.ts'
import { type Entry, noteMatch, whyNotApprovable } from '../../entries/index.ts'
import { foundIn, hold } from '../comparison.ts'
import { ratesFor } from '../rates.ts'
import { whyNotAccept } from '../rules/actions.ts'
import { stateOf, toleratedOf } from '../rules/tolerance.ts'
import * as store from '../store.ts'

/**
 * Somebody accepts how an invoice differs from its orders as it is now, with a reason. It holds for these differences alone.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (it fits, is answered, or is accepted), BadRequest (no reason)
 */
export async function acceptDifferences(uow: UnitOfWork, documentId: string, given: string): Promise<void> {
  const entry = await lockEntryFor(uow, documentId, 'write')
  const reason = reasonIn(given)
  const billing = await gatherBilling(uow, entry)
  // Nobody accepts what they cannot see.
  for (const order of billing.orders) await mustReach(uow, order.entry, 'right')
  const tolerated = toleratedOf(await store.tolerances(uow), entry.connectionId)
  const rates = await ratesFor(uow, entry, billing)
  const held = hold(documentId, await workBilling(billing, 'en-US'), { rates, tolerated })
  const found = foundIn(held, billing)
  const before = await store.find(uow, documentId)
  const state = billing.orders.length === 0 ? null : stateOf(held, tolerated, found.found, before)
  const why = whyNotAccept({ state, closed: whyNotApprovable(entry) })
  if (why !== undefined) throw refused(entry, why)
  await store.save(uow, documentId, found)
  await store.setAccepted(uow, documentId, {
    ...{ accepted: found.found, acceptedBy: uow.author.actorId, acceptedAt: uow.now, reason, reopened: false },
  })
  await noteMatch(uow, entry, 'ACCEPTED', { reason })
}

const refused = ({ businessId }: Entry, why: ReturnType<typeof t>): ApiError =>
  new ApiError('Conflict', t`The differences of ${businessId} cannot be decided on: ${why}.`)
