import type { WorkDecision } from '@kontor/contract'
import { sql } from 'kysely'
import { type Batch, batched, batchedById, type UnitOfWork } from '../../../platform/index.ts'
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
  const { id, opened, kind, due, holders, documentId, partner } = record
  const { id: _id, kind: _kind, opened: _opened, ...changes } = record
  await tables(tx)
    .insertInto('work')
    .values({ ...record, companyId })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'id']).doUpdateSet({ ...changes, ended: null, outcome: null, nextAct: atOnce }),
    )
    .execute()
  await leaveHolders(uow, [id])
  const piece = { companyId, workId: id, kind, due: due ?? never, opened, documentId, partner }
  if (holders.length > 0)
    await tables(tx)
      .insertInto('workHolder')
      .values(holders.map((userId) => ({ ...piece, userId })))
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

const locking = batchedById(tables, 'work', { where: sql`ended is null`, lock: sql`for update` })

/** Those of these that wait, held against whoever would change them until the transaction ends. */
export async function lockOpen(uow: UnitOfWork, ids: readonly string[]): Promise<WorkRecord[]> {
  const { tx, companyId } = uow
  const found = await Promise.all([...ids].toSorted().map((id) => locking.ask(tx, { companyId, id })))
  return found.flat()
}

interface Over {
  readonly companyId: string
  readonly documentId: string
  readonly stay: readonly string[]
  readonly outcome: string
  readonly ended: Date
  readonly endedBy: string | null
}

const ending = batched(tables, (db, { companyId, rows }: Batch<Over>) =>
  sql`
    with given as (
      select * from json_to_recordset(${rows}) as given (nth integer, document_id uuid, stay uuid[], outcome text,
        ended timestamptz, ended_by uuid)
    ), over as (
      update work set ended = given.ended, outcome = given.outcome, ended_by = given.ended_by, decision_id = null,
        decision = null, decision_reason = null, decided_by = null
      from given
      where work.company_id = ${companyId} and work.document_id = given.document_id and work.kind = 'APPROVAL'
        and work.ended is null and not work.id = any(given.stay)
      returning work.id
    )
    delete from work_holder where company_id = ${companyId} and work_id = any(array(select id from over))`.compile(db),
)

/** What waits for approval about a document ends, but some steps. */
export const endApprovals = (
  { send, tx, companyId, now, author }: UnitOfWork,
  documentId: string,
  stay: readonly string[],
  outcome: string,
): void => send(ending.with(tx, { companyId, documentId, stay, outcome, ended: now, endedBy: author.actorId }))

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
    insert into work_holder (company_id, user_id, work_id, kind, due, opened, document_id, partner)
    select w.company_id, person.id, w.id, w.kind, coalesce(w.due, ${never}::date), w.opened, w.document_id,
      w.partner
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
