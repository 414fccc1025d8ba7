import type { Of, PlanAction, ProformaPlan } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { connectionOf, noConnection } from '../../network/index.ts'
import { noPlan } from '../not-found.ts'
import type { PlanRow } from '../records.ts'
import { instalmentFault, whyNot } from '../rules.ts'
import * as store from '../store.ts'

type Input = Of<typeof ProformaPlan>

/** @throws ApiError BadRequest (an instalment that is none), ResourceNotFound (the connection) */
export async function draftPlan(uow: UnitOfWork, input: Input): Promise<PlanRow> {
  const plan: PlanRow = {
    ...{ companyId: uow.companyId, id: uow.newId(), isOwn: true, state: 'DRAFT', published: null, closed: null },
    ...(await contentOf(uow, input)),
    ...{ created: uow.now, modified: uow.now },
  }
  await store.save(uow, plan)
  await uow.log({ kind: 'plan.drafted', objectType: 'plan', objectId: plan.id })
  return plan
}

/** @throws ApiError BadRequest, ResourceNotFound, Conflict (it is no draft) */
export async function changePlan(uow: UnitOfWork, id: string, input: Input): Promise<PlanRow> {
  const plan = await lockPlanFor(uow, id, 'edit')
  const changed: PlanRow = { ...plan, ...(await contentOf(uow, input)), modified: uow.now }
  await store.save(uow, changed)
  await uow.log({ kind: 'plan.changed', objectType: 'plan', objectId: id })
  return changed
}

/** A plan that is held for what is done with it. @throws ApiError ResourceNotFound, Conflict */
export async function lockPlanFor(uow: UnitOfWork, id: string, action: PlanAction): Promise<PlanRow> {
  const plan = await store.lock(uow, id)
  if (plan === undefined) throw noPlan(id)
  const why = whyNot(action, plan)
  if (why !== undefined) throw new ApiError('Conflict', t`The plan ${plan.name} is unchanged: ${why}.`)
  return plan
}

async function contentOf(uow: UnitOfWork, { name, connectionId, currency, instalments }: Input) {
  const fault = instalmentFault(instalments)
  if (fault !== undefined) throw unfit(`instalments.${fault.at}`, t`Instalment ${fault.at + 1}: ${fault.why}.`)
  if ((await connectionOf(uow, connectionId)) === undefined) throw noConnection(connectionId)
  const inOrder = instalments.toSorted((one, other) => one.date.localeCompare(other.date))
  return { name: name.trim(), connectionId, currency, instalments: inOrder }
}
