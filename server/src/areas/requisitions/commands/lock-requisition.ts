import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { type Actor, byOf, held, seen } from '../reader.ts'
import { numberOf } from '../records.ts'
import { lockHolder, whyNotThey } from '../rules/actions.ts'
import { changeRequisition } from './change-requisition.ts'
import { editable, logged } from './write-requisition.ts'

/** Locks a draft in somebody's name; who has locked it already has. @throws ApiError ResourceNotFound, Locked, Conflict. */
export async function lockRequisition(uow: UnitOfWork, id: string, actor: Actor): Promise<void> {
  const { locked, properties: noted } = await seen(uow, id, actor)
  if (locked && noted[lockHolder] === actor.userId) return
  const before = await editable(uow, id, actor)
  const properties = { ...before.properties, [lockHolder]: actor.userId }
  await logged(uow, await changeRequisition(uow, before, { locked: true, properties }), 'locked')
}

/** Unlocks it again; what is not locked stays so. @throws ApiError ResourceNotFound, Forbidden. */
export async function unlockRequisition(uow: UnitOfWork, id: string, actor: Actor): Promise<void> {
  const before = await held(uow, id, actor)
  if (!before.locked) return
  const why = whyNotThey('unlock', before, await byOf(uow, before, actor))
  if (why !== undefined)
    throw new ApiError('Forbidden', t`The requisition ${numberOf(before)} cannot be unlocked: ${why}.`)
  const { [lockHolder]: _, ...properties } = before.properties
  await logged(uow, await changeRequisition(uow, before, { locked: false, properties }), 'unlocked')
}
