import type { ApprovalRule } from '@kontor/contract'
import { CamelCasePlugin, sql } from 'kysely'
import { type Batch, batched, type Tx, type UnitOfWork } from '../../platform/index.ts'
import type { Step } from './rules.ts'

export interface StepRecord extends Step {
  readonly companyId: string
  readonly documentId: string
  readonly position: number
  readonly id: string
  readonly asked: Date
  /** The rule of the company that decided it, where no person did. */
  readonly rule: ApprovalRule | null
  /** Why, in the words of who asked; of a rule, what it went by. */
  readonly because: string | null
  readonly reason: string | null
  readonly decidedFor: string | null
  readonly decided: Date | null
}

const camelCase = new CamelCasePlugin()
const tables = (tx: Tx) => tx.withTables<{ approvalStep: StepRecord }>().withPlugin(camelCase)

const finding = batched(tables, (db, { companyId, rows }: Batch<{ readonly companyId: string; readonly id: string }>) =>
  sql<StepRecord>`
    select nth, step.* from json_to_recordset(${rows}) as given (nth integer, id uuid), lateral (
      select * from approval_step where company_id = ${companyId} and document_id = given.id order by position
    ) step`.compile(db),
)

/** The steps of the approvals of documents, each one's in their order. */
export const stepsOf = async (uow: UnitOfWork, documentIds: readonly string[]): Promise<StepRecord[]> =>
  (await Promise.all(documentIds.map((id) => finding.ask(uow.tx, { companyId: uow.companyId, id })))).flat()

/** The documents whose approval waits: for whomever, or at a step to which one of these was invited. */
export async function waiting(uow: UnitOfWork, invited: readonly string[] | undefined): Promise<string[]> {
  return (await openOf(uow, invited).execute()).map(({ documentId }) => documentId)
}

/** The first step of each that waits, and those beside it. */
export const openOf = (uow: UnitOfWork, invited: readonly string[] | undefined) =>
  tables(uow.tx)
    .selectFrom((open) =>
      open
        .selectFrom('approvalStep')
        .select(['documentId', 'position', 'beside'])
        .distinctOn('documentId')
        .where('companyId', '=', uow.companyId)
        .where('outcome', 'is', null)
        .orderBy('documentId')
        .orderBy('position')
        .as('first'),
    )
    .innerJoin('approvalStep as step', 'step.documentId', 'first.documentId')
    .where('step.companyId', '=', uow.companyId)
    .where('step.outcome', 'is', null)
    .where(({ or, eb, ref }) =>
      or([eb('step.position', '=', ref('first.position')), eb('step.beside', '=', ref('first.beside'))]),
    )
    .select('step.documentId')
    .distinct()
    .$if(invited !== undefined, (some) => some.where(sql<boolean>`step.invited && ${invited}::uuid[]`))

/** What others decided in a person's place since an instant, the newest first. */
export const decidedFor = (uow: UnitOfWork, personId: string, since: Date, limit: number): Promise<StepRecord[]> =>
  tables(uow.tx)
    .selectFrom('approvalStep')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('decidedFor', '=', personId)
    .where('decided', '>=', since)
    .orderBy('decided', 'desc')
    .limit(limit)
    .execute()

export async function add(uow: UnitOfWork, step: StepRecord): Promise<void> {
  await tables(uow.tx)
    .insertInto('approvalStep')
    .values({ ...step, companyId: uow.companyId })
    .execute()
}

type Decision = Pick<StepRecord, 'outcome' | 'reason' | 'decidedBy' | 'decidedFor' | 'decided'>

const deciding = batched(
  tables,
  (db, { companyId, rows }: Batch<Decision & Pick<StepRecord, 'companyId' | 'documentId' | 'position'>>) =>
    sql`
    update approval_step set outcome = given.outcome, reason = given.reason, decided_by = given.decided_by,
      decided_for = given.decided_for, decided = given.decided
    from json_to_recordset(${rows}) as given (nth integer, document_id uuid, position integer, outcome text, reason text,
      decided_by uuid, decided_for uuid, decided timestamptz)
    where approval_step.company_id = ${companyId} and approval_step.document_id = given.document_id
      and approval_step.position = given.position`.compile(db),
)

export function decide(
  { send, tx, companyId }: UnitOfWork,
  { documentId, position }: StepRecord,
  decision: Decision,
): void {
  send(deciding.with(tx, { companyId, documentId, position, ...decision }))
}

/** Steps of one document fall away. */
export async function drop(uow: UnitOfWork, documentId: string, steps: readonly StepRecord[]): Promise<void> {
  const positions = steps.map(({ position }) => position)
  await tables(uow.tx)
    .deleteFrom('approvalStep')
    .where('companyId', '=', uow.companyId)
    .where('documentId', '=', documentId)
    .where('position', '=', sql<number>`any(${positions}::integer[])`)
    .execute()
}

/** How long people took in the middle for what they decided in a period, in hours; null where they decided nothing. */
export async function hoursTaken({ tx, companyId }: UnitOfWork, since: Date, until: Date): Promise<number | null> {
  const { rows } = await sql<{ hours: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from decided - asked) / 3600) as hours
    from approval_step
    where company_id = ${companyId} and decided_by is not null and decided >= ${since} and decided < ${until}`.execute(
    tx,
  )
  return rows[0]?.hours ?? null
}
