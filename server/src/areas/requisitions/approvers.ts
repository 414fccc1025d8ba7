import { roles } from '@kontor/contract'
import { permissionsByRole, type UnitOfWork } from '../../platform/index.ts'
import { type Colleague, colleaguesOf } from '../users/index.ts'
import { policy } from './policy.ts'
import type { RequisitionRecord } from './records.ts'
import { isTheirs } from './rules.ts'
import * as store from './store.ts'

const permissionsOf = permissionsByRole([policy])

/** Who decides a requisition, and by what they were chosen. */
export interface Approvers {
  readonly ids: readonly string[]
  readonly by: 'NAMED' | 'HEADS' | 'ADMINISTRATORS'
}

/** Those whom the company named; else its heads, and its administrators where there are none: never who asked for it. */
export async function approversOf(
  uow: UnitOfWork,
  requisition: Pick<RequisitionRecord, 'requesterId' | 'onBehalfId'>,
): Promise<Approvers> {
  const colleagues = await colleaguesOf(uow)
  const { ApproverIds: named } = await store.settings(uow)
  const fit = [...colleagues.values()].filter(
    ({ id, state, roleId }) =>
      state === 'ACTIVE' && !isTheirs(requisition, id) && permissionsOf(roleId).has('requisition.approve'),
  )
  const idsOf = (some: (one: Colleague) => boolean) => fit.filter(some).map(({ id }) => id)
  const chosen = idsOf(({ id }) => named.includes(id))
  if (chosen.length > 0) return { ids: chosen, by: 'NAMED' }
  const heads = idsOf(({ roleId }) => roleId === roles.apManager || roleId === roles.approver)
  if (heads.length > 0) return { ids: heads, by: 'HEADS' }
  return { ids: idsOf(({ roleId }) => roleId === roles.companyAdmin), by: 'ADMINISTRATORS' }
}

/** Who finds suppliers and orders. */
export async function buyersOf(uow: UnitOfWork): Promise<string[]> {
  const colleagues = [...(await colleaguesOf(uow)).values()].filter(({ state }) => state === 'ACTIVE')
  const buyers = colleagues.filter(({ roleId }) => roleId === roles.buyer)
  const fallback = colleagues.filter(({ roleId }) => roleId === roles.companyAdmin)
  return (buyers.length > 0 ? buyers : fallback).map(({ id }) => id)
}
