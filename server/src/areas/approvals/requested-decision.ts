import { type Message, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { type Entry, findEntries } from '../entries/index.ts'
import { approvalOf } from './approval.ts'
import { currentOf, whyNotDecide } from './rules.ts'

/** What a person was asked to decide. */
export interface Asked {
  readonly entry: Entry
  /** Who asked; undefined where a workflow did. */
  readonly askedBy: string | undefined
  readonly because: string | null
  /** Why they cannot decide it any more; undefined where they can. */
  readonly whyNot: Message | undefined
}

/** A step of a document's approval as it stands for a person who was asked; undefined where the document is gone. */
export async function askedOf(
  uow: UnitOfWork,
  { documentId, stepId, userId }: { readonly documentId: string; readonly stepId: string; readonly userId: string },
): Promise<Asked | undefined> {
  const [entry] = await findEntries(uow, [documentId])
  if (entry === undefined) return undefined
  const approval = await approvalOf(uow, entry)
  const step = approval.steps.find(({ id }) => id === stepId)
  const current = currentOf(approval.steps).find(({ id }) => id === stepId)
  const decided = current === undefined ? t`it is already decided` : undefined
  return {
    entry,
    askedBy: approval.colleagues.get(step?.askedBy ?? '')?.name,
    because: step?.because ?? null,
    whyNot: whyNotDecide(userId, approval, current) ?? decided,
  }
}
