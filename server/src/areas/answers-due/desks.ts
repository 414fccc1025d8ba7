import { type Permission, type RoleId, roles } from '@kontor/contract'
import { permissionsByRole, type UnitOfWork } from '../../platform/index.ts'
import type { LogRow } from '../../platform/log/store.ts'
import { policy as entriesPolicy } from '../entries/index.ts'
import { colleaguesOf } from '../users/index.ts'
import { seatHolders } from '../work/index.ts'
import { whoHas } from './rules.ts'

/** Who deals with what waits: who sells with what is asked of the company, who buys with confirmations. */
const desks = {
  ANSWER: { roleId: roles.supplierContact, right: 'document.answer' },
  CONFIRMATION: { roleId: roles.buyer, right: 'document.send' },
} as const satisfies Record<string, { roleId: RoleId; right: Permission }>
export type Desk = keyof typeof desks
const deskNames = Object.keys(desks) as Desk[]

const rightsOf = permissionsByRole([entriesPolicy])

/** Who has what waits today, at each desk. */
export async function deskStaff(uow: UnitOfWork): Promise<Readonly<Record<Desk, string[]>>> {
  const people = [...(await colleaguesOf(uow)).values()]
  const staffOf = (desk: Desk) => {
    const { roleId, right } = desks[desk]
    return whoHas(
      people.map((one) => ({ ...one, isTheirs: one.roleId === roleId, isAble: rightsOf(one.roleId).has(right) })),
    )
  }
  return { ANSWER: staffOf('ANSWER'), CONFIRMATION: staffOf('CONFIRMATION') }
}

/** The task that gives what waits to those whose it is now (a migration leaves it once, too). */
export const seatTask = 'answers_due.seat'

const changingStaff: ReadonlySet<string> = new Set(
  ['joined', 'left', 'role-changed', 'activated', 'locked', 'unlocked', 'let-go'].map((kind) => `user.${kind}`),
)

/** Who becomes a seller sees what waits already; who is one no more has it no more. */
export async function followStaff(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  if (lines.some(({ object_type, kind }) => object_type === 'user' && changingStaff.has(kind)))
    await uow.later(seatTask, {})
}

/** So many pieces change hands in one transaction. */
const worksPerTransaction = 1000

export async function seat(uow: UnitOfWork): Promise<void> {
  const staff = await deskStaff(uow)
  let isMore = false
  for (const desk of deskNames)
    isMore =
      (await seatHolders(uow, { kind: 'ANSWER', type: desk }, staff[desk], worksPerTransaction)) ===
        worksPerTransaction || isMore
  if (isMore) await uow.later(seatTask, {})
}
