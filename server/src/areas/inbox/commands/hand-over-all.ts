import type { UnitOfWork } from '../../../platform/index.ts'
import { leaveAdvice } from '../../advisers/index.ts'
import { handOverAll as handOverAssignments } from '../../assignments/index.ts'

/**
 * Gives the work of a person who leaves to a colleague. Advice that the colleague cannot give, and what nobody takes over, is closed:
 * who asked decides without it.
 */
export async function handOverAll(uow: UnitOfWork, origin: string, fromId: string, toId: string | undefined) {
  const assignments =
    toId === undefined ? { moved: 0, stayed: 0 } : await handOverAssignments(uow, origin, fromId, toId)
  return { ...assignments, moved: assignments.moved + (await leaveAdvice(uow, origin, fromId, toId)) }
}
