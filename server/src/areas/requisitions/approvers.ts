import { type Permission, roles } from '@kontor/contract'
import { dayInUtc, permissionsByRole, type UnitOfWork } from '../../platform/index.ts'
import { limitsHere, type Worth } from '../approval-limits/index.ts'
import { policy as documentPolicy } from '../entries/index.ts'
import { totalOf } from '../requisition-lines/index.ts'
import { colleaguesOf } from '../users/index.ts'
import { policy } from './policy.ts'
import type { RequisitionRecord } from './records.ts'
import { type Approvers, approversAmong } from './rules/approvers.ts'
import * as store from './store.ts'

const permissionsOf = permissionsByRole([policy])
const documentsOf = permissionsByRole([documentPolicy])

type Decided = Pick<RequisitionRecord, 'requesterId' | 'onBehalfId' | 'lines' | 'currency' | 'created'>

/** What an approval limit is held against: the total without tax, by the rate of the day when it was written. */
const worthOf = ({ lines, currency, created }: Decided): Worth => ({
  ...{ amount: totalOf(lines, currency), currency, day: dayInUtc(created) },
})

/** Who decides these requisitions: looked up once, asked of each. */
export async function approversHere(uow: UnitOfWork, requisitions: readonly Decided[]) {
  const { ApproverIds: named } = await store.settings(uow)
  const colleagues = [...(await colleaguesOf(uow)).values()].map(({ id, state, roleId }) => ({
    ...{ id, state, roleId },
    mayApprove: permissionsOf(roleId).has('requisition.approve'),
    heads: roleId === roles.apManager || roleId === roles.approver,
    administers: roleId === roles.companyAdmin,
  }))
  const aboveLimit = await limitsHere(uow, requisitions.map(worthOf))
  return (requisition: Decided): Approvers => {
    const worth = worthOf(requisition)
    const able = colleagues.filter((colleague) => aboveLimit(colleague, worth) === undefined)
    return approversAmong(able, named, requisition)
  }
}

/** What a person may do with requisitions by their role. */
export async function permissionsIn(uow: UnitOfWork, userId: string): Promise<ReadonlySet<Permission>> {
  return permissionsOf((await colleaguesOf(uow)).get(userId)?.roleId ?? '')
}

/** Whether a person sends documents by their role, with whatever they have in hand just now. */
export const maySend = async (uow: UnitOfWork, userId: string): Promise<boolean> =>
  documentsOf((await colleaguesOf(uow)).get(userId)?.roleId ?? '').has('document.send')

/** Who finds suppliers and orders. */
export async function buyersOf(uow: UnitOfWork): Promise<string[]> {
  const colleagues = [...(await colleaguesOf(uow)).values()].filter(({ state }) => state === 'ACTIVE')
  const buyers = colleagues.filter(({ roleId }) => roleId === roles.buyer)
  const fallback = colleagues.filter(({ roleId }) => roleId === roles.companyAdmin)
  return (buyers.length > 0 ? buyers : fallback).map(({ id }) => id)
}
