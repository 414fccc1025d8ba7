import { type Permission, roles, type WorkKind } from '@kontor/contract'
import { type Actor, permissionsByRole, type UnitOfWork } from '../../platform/index.ts'
import { policy as approvalsPolicy } from '../approvals/index.ts'
import { type Colleague, colleaguesOf } from '../users/index.ts'
import type { WorkReader } from '../work/index.ts'

const rightsOf = permissionsByRole([approvalsPolicy])

/** The right that it takes to see a kind. */
const readable = [
  ['APPROVAL', 'approval.read'],
  ['ADVICE', 'assignment.read'],
  ['ASSIGNMENT', 'assignment.read'],
  ['TASK', 'task.read'],
  // Who holds it may answer: an app that only reads counts it, too.
  ['ANSWER', 'document.read'],
] as const satisfies (readonly [WorkKind, Permission])[]

/** The kinds that somebody with these rights sees. */
export const readableKinds = (permissions: ReadonlySet<Permission>): WorkKind[] =>
  readable.filter(([, right]) => permissions.has(right)).map(([kind]) => kind)

/** Somebody who reads what waits for them: for whom they stand in today, and whether all that is stuck comes to them. */
export async function readerOf(
  uow: UnitOfWork,
  { userId, roleId, permissions }: Pick<Actor, 'userId' | 'roleId' | 'permissions'>,
): Promise<{ reader: WorkReader; colleagues: ReadonlyMap<string, Colleague> }> {
  const colleagues = await colleaguesOf(uow)
  const everybody = [...colleagues.values()]
  const decides = rightsOf(roleId).has('approval.decide')
  const isDecider = ({ state, roleId }: Colleague) => state === 'ACTIVE' && rightsOf(roleId).has('approval.decide')
  const deciders = roleId === roles.companyAdmin ? everybody.filter(isDecider).map(({ id }) => id) : undefined
  const standsInFor = everybody.filter((one) => one.substituteId === userId && isDecider(one)).map(({ id }) => id)
  const kinds = readableKinds(permissions).filter((kind) => kind !== 'APPROVAL' || decides)
  return { reader: { id: userId, standsInFor, kinds, deciders }, colleagues }
}
