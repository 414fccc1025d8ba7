import { CamelCasePlugin, sql } from 'kysely'
import type { Act, Tx } from '../../platform/index.ts'
import type { Step } from './rules.ts'

export interface StepRecord extends Step {
  readonly companyId: string
  readonly documentId: string
  readonly position: number
  readonly id: string
  readonly asked: Date
  /** Why, in the words of who asked. */
  readonly because: string | null
  readonly reason: string | null
  readonly decidedFor: string | null
  readonly decided: Date | null
}

const camelCase = new CamelCasePlugin()
const tables = (tx: Tx) => tx.withTables<{ approvalStep: StepRecord }>().withPlugin(camelCase)

/** The steps of the approvals of documents, each one's in their order. */
export const stepsOf = (act: Act, documentIds: readonly string[]): Promise<StepRecord[]> =>
  tables(act.tx)
    .selectFrom('approvalStep')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .where('documentId', '=', sql<string>`any(${documentIds}::uuid[])`)
    .orderBy('position')
    .execute()

/** The documents whose approval waits: for whomever, or at a step to which one of these was invited. */
export async function waiting(act: Act, invited: readonly string[] | undefined): Promise<string[]> {
  return (await openOf(act, invited).execute()).map(({ documentId }) => documentId)
}

export const openOf = (act: Act, invited: readonly string[] | undefined) =>
  tables(act.tx)
    .selectFrom((open) =>
      open
        .selectFrom('approvalStep')
        .select(['documentId', 'invited'])
        .distinctOn('documentId')
        .where('companyId', '=', act.companyId)
        .where('outcome', 'is', null)
        .orderBy('documentId')
        .orderBy('position')
        .as('current'),
    )
    .select('documentId')
    .$if(invited !== undefined, (some) => some.where(sql<boolean>`invited && ${invited}::uuid[]`))

export async function add(act: Act, step: StepRecord): Promise<void> {
  await tables(act.tx)
    .insertInto('approvalStep')
    .values({ ...step, companyId: act.companyId })
    .execute()
}

type Decision = Pick<StepRecord, 'outcome' | 'reason' | 'decidedBy' | 'decidedFor' | 'decided'>

export async function decide(act: Act, { documentId, position }: StepRecord, decision: Decision): Promise<void> {
  await tables(act.tx)
    .updateTable('approvalStep')
    .set(decision)
    .where('companyId', '=', act.companyId)
    .where('documentId', '=', documentId)
    .where('position', '=', position)
    .execute()
}

/** Steps of one document fall away. */
export async function drop(act: Act, documentId: string, steps: readonly StepRecord[]): Promise<void> {
  const positions = steps.map(({ position }) => position)
  await tables(act.tx)
    .deleteFrom('approvalStep')
    .where('companyId', '=', act.companyId)
    .where('documentId', '=', documentId)
    .where('position', '=', sql<number>`any(${positions}::integer[])`)
    .execute()
}
