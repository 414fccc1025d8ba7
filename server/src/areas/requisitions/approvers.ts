import { type Permission, roles } from '@kontor/contract'
import { permissionsByRole, type UnitOfWork } from '../../platform/index.ts'
import { colleaguesOf } from '../users/index.ts'
import { policy } from './policy.ts'
import type { RequisitionRecord } from './records.ts'
import { type Approvers, approversAmong } from './rules/approvers.ts'
import * as store from './store.ts'

const permissionsOf = permissionsByRole([policy])

/** Who decides requisitions here: looked up once, asked of each. */
export async function approversHere(uow: UnitOfWork) {
  const { ApproverIds: named } = await store.settings(uow)
  const colleagues = [...(await colleaguesOf(uow)).values()].map(({ id, state, roleId }) => ({
    id,
    state,
    mayApprove: permissionsOf(roleId).has('requisition.approve'),
    heads: roleId === roles.apManager || roleId === roles.approver,
    administers: roleId === roles.companyAdmin,
  }))
  return (requisition: Pick<RequisitionRecord, 'requesterId' | 'onBehalfId'>): Approvers =>
    approversAmong(colleagues, named, requisition)
}

/** What a person may do with requisitions by their role. */
export async function permissionsIn(uow: UnitOfWork, userId: string): Promise<ReadonlySet<Permission>> {
  return permissionsOf((await colleaguesOf(uow)).get(userId)?.roleId ?? '')
}

/** Who finds suppliers and orders. */
export async function buyersOf(uow: UnitOfWork): Promise<string[]> {
  const colleagues = [...(await colleaguesOf(uow)).values()].filter(({ state }) => state === 'ACTIVE')
  const buyers = colleagues.filter(({ roleId }) => roleId === roles.buyer)
  const fallback = colleagues.filter(({ roleId }) => roleId === roles.companyAdmin)
  return (buyers.length > 0 ? buyers : fallback).map(({ id }) => id)
}
