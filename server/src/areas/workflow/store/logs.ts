import { sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { LogRecord } from '../records.ts'
import { tables } from './tables.ts'

type Line = Pick<LogRecord, 'step' | 'kind' | 'because'>

/** Appends lines to what a run did, in their order: one statement, whose run is held. */
export async function append(
  uow: UnitOfWork,
  { id, documentId }: { readonly id: string; readonly documentId: string },
  lines: readonly Line[],
): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map(({ step, kind, because }, index) => ({ nth: index + 1, step, kind, because }))
  await sql`
    insert into workflow_log (company_id, instance_id, document_id, step, kind, at, position, actor_id, because)
    select ${uow.companyId}::uuid, ${id}::uuid, ${documentId}::uuid, step, kind, ${uow.now}::timestamptz, last.position + nth,
      ${uow.author.actorId}::uuid, because
    from (
      select coalesce(max(position), 0) as position from workflow_log
      where company_id = ${uow.companyId} and instance_id = ${id}
    ) last, json_to_recordset(${JSON.stringify(rows)}::json) as line (nth integer, step text, kind text, because jsonb)
    returning position`.execute(uow.tx)
}

const own = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('workflowLog').selectAll().where('companyId', '=', companyId).limit(2000)

export const ofInstance = (uow: UnitOfWork, instanceId: string): Promise<LogRecord[]> =>
  own(uow).where('instanceId', '=', instanceId).orderBy('position').execute()

export const ofDocument = (uow: UnitOfWork, documentId: string): Promise<LogRecord[]> =>
  own(uow).where('documentId', '=', documentId).orderBy('at').orderBy('position').execute()

/** What runs of each of these passed, in the order of their runs. */
export const passedAmong = (uow: UnitOfWork, documentIds: readonly string[]): Promise<LogRecord[]> =>
  tables(uow.tx)
    .selectFrom('workflowLog')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('documentId', '=', sql<string>`any(${documentIds}::uuid[])`)
    .where('kind', 'in', ['ENTERED', 'WAITING', 'FAILED', 'ENDED'])
    .orderBy('at')
    .orderBy('position')
    .execute()

/** A person who is erased did nothing by name any more. */
export async function forget({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  for (const table of ['workflowLog', 'workflowOutcome'] as const)
    await tables(tx)
      .updateTable(table)
      .set({ actorId: null })
      .where('companyId', '=', companyId)
      .where('actorId', '=', userId)
      .execute()
}
