import { t } from '@kontor/i18n'
import { type UnitOfWork, unfit } from '../../../platform/index.ts'
import { listPage } from '../../document-lists/index.ts'
import { connectionOf, noConnection } from '../../network/index.ts'
import { type Tolerance, whyNotTolerate } from '../rules/tolerance.ts'
import * as store from '../store.ts'
import { refreshTask } from './refresh-match.ts'

/** So many invoices that wait are looked at anew. */
const maxLookedAt = 1000

/**
 * Sets what the company tolerates; invoices that wait are looked at anew.
 *
 * @throws ApiError ResourceNotFound (connection), BadRequest where one supplier comes twice, or a limit is below zero
 */
export async function saveTolerances(uow: UnitOfWork, given: readonly Tolerance[]): Promise<void> {
  const known = new Set<string | undefined>()
  for (const one of given) {
    const { ConnectionId } = one
    const why = whyNotTolerate(one)
    if (why !== undefined) throw unfit('Tolerances', why)
    if (known.has(ConnectionId))
      throw unfit(
        'Tolerances',
        ConnectionId === undefined
          ? t`Tolerances says twice what holds for all suppliers: say it once.`
          : t`Tolerances names ${ConnectionId} twice: name each supplier once.`,
      )
    known.add(ConnectionId)
    if (ConnectionId !== undefined && (await connectionOf(uow, ConnectionId)) === undefined)
      throw noConnection(ConnectionId)
  }
  await store.saveTolerances(uow, given)
  await uow.log({ kind: 'company.match_tolerances_saved', objectType: 'company', objectId: uow.companyId })
  const waiting = { match: ['MATCHED', 'WITHIN', 'DIFFERS', 'ACCEPTED'], toanswer: true } as const
  const newest = { limit: maxLookedAt, offset: 0, ordering: 'Created', ascending: false } as const
  for (const { id } of (await listPage(uow, waiting, newest)).rows) await uow.later(refreshTask, { documentId: id })
}
