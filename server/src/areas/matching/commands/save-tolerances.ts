import { type Message, t } from '@kontor/i18n'
import { schemeCode } from '@kontor/ubl'
import { type UnitOfWork, unfit } from '../../../platform/index.ts'
import { listPage } from '../../document-lists/index.ts'
import { connectionOf, noConnection } from '../../network/index.ts'
import { categoryOf, type Tolerance, whyNotTolerate } from '../rules/tolerance.ts'
import * as store from '../store.ts'
import { refreshTask } from './refresh-match.ts'

/** So many invoices that wait are looked at anew. */
const maxLookedAt = 1000

/** Of which supplier and of which category it is. */
const keyOf = (one: Tolerance): string => {
  const { code, scheme = '' } = categoryOf(one) ?? { code: '' }
  return JSON.stringify([one.ConnectionId, code, schemeCode(scheme)])
}

function twice({ ConnectionId, CommodityCode }: Tolerance): Message {
  if (CommodityCode !== undefined)
    return t`Tolerances has two entries for the category ${CommodityCode} and the same suppliers: keep one.`
  if (ConnectionId !== undefined) return t`Tolerances has two entries for ${ConnectionId}: keep one.`
  return t`Tolerances has two entries for all suppliers: keep one.`
}

/**
 * Sets what the company tolerates; invoices that wait are looked at anew.
 *
 * @throws ApiError ResourceNotFound (connection), BadRequest where a supplier or a category of it comes twice, or a limit is below zero
 */
export async function saveTolerances(uow: UnitOfWork, given: readonly Tolerance[]): Promise<void> {
  const known = new Set<string>()
  for (const one of given) {
    const { ConnectionId } = one
    const why = whyNotTolerate(one)
    if (why !== undefined) throw unfit('Tolerances', why)
    const key = keyOf(one)
    if (known.has(key)) throw unfit('Tolerances', twice(one))
    known.add(key)
    if (ConnectionId !== undefined && (await connectionOf(uow, ConnectionId)) === undefined)
      throw noConnection(ConnectionId)
  }
  await store.saveTolerances(uow, given)
  await uow.log({ kind: 'company.match_tolerances_saved', objectType: 'company', objectId: uow.companyId })
  const waiting = { match: ['MATCHED', 'WITHIN', 'DIFFERS', 'ACCEPTED'], toanswer: true } as const
  const newest = { limit: maxLookedAt, offset: 0, ordering: 'Created', ascending: false } as const
  for (const { id } of (await listPage(uow, waiting, newest)).rows) await uow.later(refreshTask, { documentId: id })
}
