import type { HoldKind } from '@kontor/contract'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'
import type { HoldRecord } from '../records.ts'
import { tables } from './tables.ts'

const all = (uow: UnitOfWork) => tables(uow.tx).selectFrom('legalHold').where('companyId', '=', uow.companyId)

/** False where it is held already. */
export async function place(uow: UnitOfWork, kind: HoldKind, objectId: string, reason: string): Promise<boolean> {
  const { companyId, now: placed, author } = uow
  const added = await tables(uow.tx)
    .insertInto('legalHold')
    .values({ companyId, kind, objectId, reason, placed, authorId: author.actorId })
    .onConflict((conflict) => conflict.columns(['companyId', 'kind', 'objectId']).doNothing())
    .returning('objectId')
    .executeTakeFirst()
  return added !== undefined
}

/** False where it was not held. */
export async function lift(uow: UnitOfWork, kind: HoldKind, objectId: string): Promise<boolean> {
  const lifted = await tables(uow.tx)
    .deleteFrom('legalHold')
    .where('companyId', '=', uow.companyId)
    .where('kind', '=', kind)
    .where('objectId', '=', objectId)
    .returning('objectId')
    .executeTakeFirst()
  return lifted !== undefined
}

/** What holds a document: itself, and its partner. */
export const on = (uow: UnitOfWork, { id, connectionId }: Entry): Promise<HoldRecord[]> =>
  all(uow)
    .select(['kind', 'objectId', 'reason', 'placed', 'authorId'])
    .where((either) =>
      either.or([
        either.and([either('kind', '=', 'DOCUMENT'), either('objectId', '=', id)]),
        ...(connectionId === null
          ? []
          : [either.and([either('kind', '=', 'PARTNER'), either('objectId', '=', connectionId)])]),
      ]),
    )
    .orderBy('kind')
    .execute()

/** All that the company holds, the latest first. */
export const list = (uow: UnitOfWork): Promise<HoldRecord[]> =>
  all(uow)
    .select(['kind', 'objectId', 'reason', 'placed', 'authorId'])
    .orderBy('placed', 'desc')
    .orderBy('objectId')
    .limit(1000)
    .execute()
