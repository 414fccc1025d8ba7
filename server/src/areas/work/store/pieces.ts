import type { WorkDecision, WorkKind } from '@kontor/contract'
import { sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { NewWork, WorkRecord } from '../records.ts'
import { tables } from './tables.ts'

/** Its deadlines are looked at with the next minute. */
const atOnce = sql<Date>`'-infinity'`

/** What has no deadline comes after all that has one. */
const never = 'infinity'

/** Opens a piece, or says how one that waits stands now. */
export async function save(
  uow: UnitOfWork,
  record: Omit<
    WorkRecord,
    'companyId' | 'ended' | 'outcome' | 'endedBy' | 'decisionId' | 'decision' | 'decisionReason' | 'decidedBy'
  > &
    Pick<NewWork, 'expires' | 'remindAt' | 'escalateAt'>,
): Promise<void> {
  const { companyId, tx } = uow
  const { id, opened, kind, due, holders, documentId } = record
  const { id: _id, kind: _kind, opened: _opened, ...changes } = record
  await tables(tx)
    .insertInto('work')
    .values({ ...record, companyId })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'id']).doUpdateSet({ ...changes, ended: null, outcome: null, nextAct: atOnce }),
    )
    .execute()
  await leaveHolders(uow, [id])
  if (holders.length > 0)
    await tables(tx)
      .insertInto('workHolder')
      .values(holders.map((userId) => ({ companyId, userId, workId: id, kind, due: due ?? never, opened, documentId })))
      .execute()
}

const leaveHolders = ({ tx, companyId }: UnitOfWork, ids: readonly string[]) =>
  tables(tx)
    .deleteFrom('workHolder')
    .where('companyId', '=', companyId)
    .where('workId', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()

/** Ends pieces that wait; one that has ended stays as it ended. */
export async function end(
  uow: UnitOfWork,
  ids: readonly string[],
  outcome: string,
  endedBy = uow.author.actorId,
): Promise<void> {
  await tables(uow.tx)
    .updateTable('work')
    .set({ ended: uow.now, outcome, endedBy, ...undecided })
    .where('companyId', '=', uow.companyId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('ended', 'is', null)
    .execute()
  await leaveHolders(uow, ids)
}

/** A piece, whether it waits or has ended. */
export const find = ({ tx, companyId }: UnitOfWork, id: string): Promise<WorkRecord | undefined> =>
  tables(tx).selectFrom('work').selectAll().where('companyId', '=', companyId).where('id', '=', id).executeTakeFirst()

/** Those of these that there are. */
export const findAll = async ({ tx, companyId }: UnitOfWork, ids: readonly string[]): Promise<WorkRecord[]> =>
  ids.length === 0
    ? []
    : tables(tx)
        .selectFrom('work')
        .selectAll()
        .where('companyId', '=', companyId)
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute()

const open = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('work').selectAll().where('companyId', '=', companyId).where('ended', 'is', null)

/** Those of these that wait, held against whoever would change them until the transaction ends. */
export const lockOpen = (uow: UnitOfWork, ids: readonly string[]): Promise<WorkRecord[]> =>
  open(uow).where('id', '=', sql<string>`any(${ids}::uuid[])`).orderBy('id').forUpdate().execute()

/** What waits of a kind about documents. */
export const openAbout = (uow: UnitOfWork, kind: WorkKind, documentIds: readonly string[]): Promise<WorkRecord[]> =>
  open(uow).where('kind', '=', kind).where('documentId', '=', sql<string>`any(${documentIds}::uuid[])`).execute()

/**
 * Gives what waits of a type to these people where others have it, some pieces at a time.
 *
 * @returns how many pieces changed hands
 */
export async function seatHolders(
  uow: UnitOfWork,
  { kind, type }: Pick<WorkRecord, 'kind' | 'type'>,
  holders: readonly string[],
  limit: number,
): Promise<number> {
  const changing = await open(uow)
    .where('kind', '=', kind)
    .where('type', '=', type)
    .where(sql<boolean>`holders <> ${holders}::uuid[]`)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()
  if (changing.length === 0) return 0
  const ids = changing.map(({ id }) => id)
  await tables(uow.tx)
    .updateTable('work')
    .set({ holders, nextAct: atOnce })
    .where('companyId', '=', uow.companyId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  await leaveHolders(uow, ids)
  await sql`
    insert into work_holder (company_id, user_id, work_id, kind, due, opened, document_id)
    select w.company_id, person.id, w.id, w.kind, coalesce(w.due, ${never}::date), w.opened, w.document_id
    from work w cross join unnest(${holders}::uuid[]) as person (id)
    where w.company_id = ${uow.companyId} and w.id = any(${ids}::uuid[])
    on conflict do nothing`.execute(uow.tx)
  return ids.length
}

/** Takes a person who is erased out of all that waits. */
export async function forget({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('work')
    .set({ holders: sql`array_remove(holders, ${userId}::uuid)` })
    .where('companyId', '=', companyId)
    .where(
      sql<boolean>`id in (select work_id from work_holder where company_id = ${companyId} and user_id = ${userId})`,
    )
    .execute()
  await tables(tx).deleteFrom('workHolder').where('companyId', '=', companyId).where('userId', '=', userId).execute()
}

const undecided = { decisionId: null, decision: null, decisionReason: null, decidedBy: null }

export interface HeldDecision {
  readonly decisionId: string
  readonly decision: WorkDecision
  readonly decisionReason: string | null
  readonly decidedBy: string
}

/** A decision of pieces that leaves in some seconds; one that is on its way already stays. */
export async function holdDecision(uow: UnitOfWork, ids: readonly string[], decision: HeldDecision): Promise<void> {
  await tables(uow.tx)
    .updateTable('work')
    .set(decision)
    .where('companyId', '=', uow.companyId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('ended', 'is', null)
    .where('decisionId', 'is', null)
    .execute()
}

/** Takes decisions that wait out of what waits, and gives the pieces as they stood: whoever comes second gets none. */
export async function releaseDecision(uow: UnitOfWork, decisionId: string, decidedBy: string): Promise<WorkRecord[]> {
  const held = await open(uow)
    .where('decisionId', '=', decisionId)
    .where('decidedBy', '=', decidedBy)
    .orderBy('opened')
    .orderBy('id')
    .forUpdate()
    .execute()
  if (held.length > 0)
    await tables(uow.tx)
      .updateTable('work')
      .set(undecided)
      .where('companyId', '=', uow.companyId)
      .where('id', '=', sql<string>`any(${held.map(({ id }) => id)}::uuid[])`)
      .execute()
  return held
}
