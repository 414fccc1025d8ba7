import type { UnitOfWork } from '../../platform/index.ts'
import type { LogRow } from '../../platform/log/store.ts'
import { seatHolders } from '../work/index.ts'
import { answerWork } from './commands/send-questionnaire.ts'
import { respondents } from './people.ts'

/** The task that gives what is asked of the company to those whose it is now. */
export const reassignTask = 'surveys.seat'

const changing: ReadonlySet<string> = new Set(
  ['joined', 'left', 'role-changed', 'activated', 'locked', 'unlocked', 'let-go'].map((kind) => `user.${kind}`),
)

/** Who becomes a supplier contact finds what waits; who is one no more has it no more. */
export async function followStaff(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  if (lines.some(({ object_type, kind }) => object_type === 'user' && changing.has(kind)))
    await uow.later(reassignTask, {})
}

/** So many pieces change hands in one transaction. */
const worksPerTransaction = 1000

export async function reassignWork(uow: UnitOfWork): Promise<void> {
  const moved = await seatHolders(
    uow,
    { kind: 'ANSWER', type: answerWork },
    await respondents(uow),
    worksPerTransaction,
  )
  if (moved === worksPerTransaction) await uow.later(reassignTask, {})
}
