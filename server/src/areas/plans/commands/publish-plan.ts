import { t } from '@kontor/i18n'
import { ApiError, dayIn, type UnitOfWork } from '../../../platform/index.ts'
import { connectionOf } from '../../network/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import { tellPartner } from '../notices.ts'
import type { PlanRow } from '../records.ts'
import * as store from '../store.ts'
import { lockPlanFor } from './save-plan.ts'

/**
 * Publishes a draft: the partner has it from then on, in a row of its own.
 *
 * @throws ApiError ResourceNotFound; Conflict (no draft, no member of the network, another plan that is open)
 */
export async function publishPlan(uow: UnitOfWork, id: string): Promise<void> {
  const plan = await lockPlanFor(uow, id, 'activate')
  const partner = await connectionOf(uow, plan.connectionId)
  if (partner?.state !== 'ACCEPTED' || !partner.channels.includes('KONTOR'))
    throw new ApiError(
      'Conflict',
      t`The plan ${plan.name} cannot be published: you are not connected with ${partner?.partnerName ?? plan.connectionId} in the network.`,
    )
  const open = await store.openPlan(uow, plan)
  if (open !== undefined)
    throw new ApiError(
      'Conflict',
      t`The plan ${open.name} with ${partner.partnerName} is open in ${plan.currency}: close it first, or invoices would count twice.`,
    )
  const published = dayIn(await zoneOfCompany(uow), uow.now)
  const active: PlanRow = { ...plan, state: 'ACTIVE', published, modified: uow.now }
  await store.save(uow, active)
  await uow.log({ kind: 'plan.published', objectType: 'plan', objectId: id })
  await uow.within(partner.partnerId, async (other) => {
    await store.save(other, { ...active, companyId: other.companyId, isOwn: false })
    await other.log({ kind: 'plan.published', objectType: 'plan', objectId: id })
    await tellPartner(other, plan, 'published')
  })
}

/** Closes a published plan on both sides. @throws ApiError ResourceNotFound, Conflict */
export async function closePlan(uow: UnitOfWork, id: string): Promise<void> {
  const plan = await lockPlanFor(uow, id, 'close')
  const closed = dayIn(await zoneOfCompany(uow), uow.now)
  await store.save(uow, { ...plan, state: 'CLOSED', closed, modified: uow.now })
  await uow.log({ kind: 'plan.closed', objectType: 'plan', objectId: id })
  const partner = await connectionOf(uow, plan.connectionId)
  if (partner === undefined) return
  await uow.within(partner.partnerId, async (other) => {
    const theirs = await store.lock(other, id)
    if (theirs === undefined) return
    await store.save(other, { ...theirs, state: 'CLOSED', closed, modified: uow.now })
    await other.log({ kind: 'plan.closed', objectType: 'plan', objectId: id })
    await tellPartner(other, plan, 'closed')
  })
}
