import type { Message } from '@kontor/i18n'
import type { UnitOfWork } from '../../../platform/index.ts'
import { takersOfRequisition, whyNotHandTo } from '../../advisers/index.ts'
import { type Crew, type Takers, takersOf } from '../../assignments/index.ts'
import type { findEntries } from '../../entries/index.ts'
import { whyNotTakeTasks } from '../../tasks/index.ts'
import type { Colleague } from '../../users/index.ts'
import type { DueWork } from '../../work/index.ts'

type Entry = Awaited<ReturnType<typeof findEntries>>[number]

/** Who of the team can be given what. */
export interface Taking {
  /** Why nothing can be given to a colleague; undefined where something can. */
  whyNot(colleague: Colleague): Message | undefined
  /** Who gets what is given to them now, where that is another. */
  takerOf(id: string): string | undefined
  /** Why this piece cannot be given to them; undefined where it can. */
  whyNotPiece(work: DueWork, entry: Entry | undefined): Promise<(colleague: Colleague) => Message | undefined>
}

export async function fitnessOf(uow: UnitOfWork, crew: Crew): Promise<Taking> {
  const ofAll = await takersOf(uow, { entry: undefined }, crew)
  /** Documents that are open to everybody who reads documents differ in nothing: one look does for all of them. */
  let ofOpen: Takers | undefined
  const takersFor = async (entry: Entry | undefined): Promise<Takers> => {
    if (entry === undefined) return ofAll
    if (entry.confined) return takersOf(uow, { entry }, crew)
    ofOpen ??= await takersOf(uow, { entry }, crew)
    return ofOpen
  }
  return {
    // Who takes tasks takes something.
    whyNot: (colleague) => whyNotTakeTasks(colleague) && ofAll.whyNot(colleague),
    takerOf: (id) => ofAll.route([id]).assigneeIds.find((takerId) => takerId !== id),
    async whyNotPiece({ kind, givenBy, holders, subjectType, subjectId }, entry) {
      if (kind === 'TASK') return whyNotTakeTasks
      const ofRequisition =
        subjectType === 'REQUISITION' ? await takersOfRequisition(uow, subjectId ?? '', crew) : undefined
      const { whyNot } = ofRequisition ?? (await takersFor(entry))
      if (kind !== 'ADVICE') return whyNot
      return (colleague) => whyNotHandTo(colleague.id, { askedBy: givenBy ?? '', holders }) ?? whyNot(colleague)
    },
  }
}
