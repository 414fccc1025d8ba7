import type { UnitOfWork } from '../../../platform/index.ts'
import type { AssignmentRecord } from './assignments.ts'
import { type StepRecord, tables } from './tables.ts'

/** A step with what of its assignment never changes. */
export type Step = StepRecord & Pick<AssignmentRecord, 'tags' | 'externalId' | 'type'>

const all = ({ tx, companyId }: UnitOfWork) =>
  tables(tx)
    .selectFrom('assignmentLog')
    .innerJoin('assignment', (join) =>
      join
        .onRef('assignment.companyId', '=', 'assignmentLog.companyId')
        .onRef('assignment.id', '=', 'assignmentLog.assignmentId'),
    )
    .where('assignmentLog.companyId', '=', companyId)

const withSteps = (uow: UnitOfWork) =>
  all(uow).selectAll('assignmentLog').select(['assignment.tags', 'assignment.externalId', 'assignment.type'])

/** Writes down how an assignment stands after a step. Whoever calls it holds the assignment. */
export async function add(uow: UnitOfWork, step: Omit<StepRecord, 'companyId' | 'step' | 'created' | 'modifiedBy'>) {
  const { count } = await all(uow)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('assignmentLog.assignmentId', '=', step.assignmentId)
    .executeTakeFirstOrThrow()
  await tables(uow.tx)
    .insertInto('assignmentLog')
    .values({
      ...step,
      companyId: uow.companyId,
      step: Number(count) + 1,
      modifiedBy: uow.author.actorId,
      created: uow.now,
    })
    .execute()
}

/** The steps of an assignment, oldest first. */
export const of = (uow: UnitOfWork, assignmentId: string): Promise<Step[]> =>
  withSteps(uow).where('assignmentLog.assignmentId', '=', assignmentId).orderBy('step').execute()

/** The steps of all assignments of a subject, newest first, and how many there are. */
export async function ofSubject(uow: UnitOfWork, subjectId: string, { limit, page }: { limit: number; page: number }) {
  const rows = await withSteps(uow)
    .where('assignment.subjectId', '=', subjectId)
    .orderBy('assignmentLog.created', 'desc')
    .orderBy('assignmentLog.assignmentId', 'desc')
    .orderBy('step', 'desc')
    .limit(limit)
    .offset(page * limit)
    .execute()
  const { total } = await all(uow)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('assignment.subjectId', '=', subjectId)
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}
