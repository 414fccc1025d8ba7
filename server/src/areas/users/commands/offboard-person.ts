import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { holdAdministrators } from '../administered-companies.ts'
import { noUser } from '../not-found.ts'
import { whyNotState } from '../object-rules.ts'
import type { SignIns } from '../sign-ins.ts'
import * as accountStore from '../store/accounts.ts'
import * as membershipStore from '../store/memberships.ts'
import type { HandsOver } from '../work-handover.ts'

interface Leaving {
  readonly successorId: string | undefined
  readonly byId: string
}

/**
 * Somebody leaves the company: they are locked out, their sessions and tokens end, and what is open with them goes to a
 * colleague. All of it or nothing.
 *
 * @throws ApiError ResourceNotFound (either of them); BadRequest (the successor cannot work); Conflict (oneself, the last
 * administrator, an account of another company)
 */
export async function letGo(
  uow: UnitOfWork,
  userId: string,
  { successorId, byId }: Leaving,
  { signIns, handsOver }: { signIns: SignIns; handsOver: HandsOver },
): Promise<{ Moved: number; Stayed: number }> {
  await holdAdministrators(uow)
  const account = await accountStore.lockAccount(uow.tx, uow.companyId, userId)
  const why = account?.state === 'LOCKED' ? undefined : await whyNotState(uow, userId, 'LOCKED', byId)
  if (why !== undefined) throw new ApiError('Conflict', why)
  if (successorId !== undefined) await mustBeAble(uow, successorId, userId)
  const handed = await handsOver(uow, userId, successorId)
  await accountStore.setState(uow.tx, uow.companyId, userId, 'LOCKED')
  await signIns.endAllOf(uow, userId)
  await uow.log({
    kind: 'user.let-go',
    objectType: 'user',
    objectId: userId,
    detail: { successor: successorId ?? null, ...handed },
  })
  return { Moved: handed.moved, Stayed: handed.stayed }
}

async function mustBeAble(uow: UnitOfWork, successorId: string, userId: string): Promise<void> {
  const member = await membershipStore.membership(uow.tx, uow.companyId, successorId)
  if (member === undefined) throw noUser(successorId)
  const { home_id: homeId } = member
  const account = await (homeId === uow.companyId
    ? accountStore.account(uow.tx, homeId, successorId)
    : uow.within(homeId, ({ tx }) => accountStore.account(tx, homeId, successorId)))
  if (successorId === userId || account?.state !== 'ACTIVE')
    throw unfit('SuccessorId', t`SuccessorId is a person who cannot be assigned work: use a colleague who can sign in.`)
}
