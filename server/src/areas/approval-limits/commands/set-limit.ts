import { type ApprovalLimitHolder, roles } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { exact } from '@kontor/ubl'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { readCompany } from '../../companies/index.ts'
import { isMember, noUser } from '../../users/index.ts'
import * as store from '../store.ts'

const roleIds: readonly string[] = Object.values(roles)

interface Setting {
  readonly holderId: string
  readonly holder: ApprovalLimitHolder
  readonly amount: string
}

/**
 * Sets up to which amount a person or a role approves.
 *
 * @throws ApiError ResourceNotFound (person, role), Conflict (one's own), BadRequest (the amount)
 */
export async function setLimit(uow: UnitOfWork, { holderId, holder, amount }: Setting): Promise<void> {
  if (holderId === uow.author.actorId) throw ownLimit()
  if (holder === 'USER' && !(await isMember(uow, holderId))) throw noUser(holderId)
  if (holder === 'ROLE' && !roleIds.includes(holderId))
    throw new ApiError('ResourceNotFound', t`There is no role ${holderId}.`)
  if (exact(amount).lt(0)) throw unfit('Amount', t`Amount is ${amount}: a limit is at least 0.`)
  const currency = (await readCompany(uow))?.Currency ?? 'EUR'
  await store.save(uow, { companyId: uow.companyId, holderId, holder, amount, currency })
  await logged(uow, holderId, 'set', { amount, currency })
}

/** Takes a limit away. @throws ApiError ResourceNotFound, Conflict (one's own) */
export async function removeLimit(uow: UnitOfWork, holderId: string): Promise<void> {
  if (holderId === uow.author.actorId) throw ownLimit()
  if (!(await store.remove(uow, holderId)))
    throw new ApiError('ResourceNotFound', t`There is no approval limit of ${holderId}.`)
  await logged(uow, holderId, 'removed')
}

/** Who sets limits sets none for themselves: somebody else looks at it. */
const ownLimit = (): ApiError =>
  new ApiError('Conflict', t`Nobody sets their own approval limit: ask another administrator.`)

const logged = (uow: UnitOfWork, holderId: string, what: 'set' | 'removed', detail: Record<string, string> = {}) =>
  uow.log({
    kind: `company.approval_limit_${what}`,
    objectType: 'company',
    objectId: uow.companyId,
    detail: { holderId, ...detail },
  })
