import type { WorkDecision } from '@kontor/contract'
import { inEnglish, t } from '@kontor/i18n'
import { type Actor, ApiError, permissionsByRole, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { approvableBy, policy as approvalsPolicy, decide } from '../../approvals/index.ts'
import { policy as assignmentsPolicy, close } from '../../assignments/index.ts'
import { completeTask, policy as tasksPolicy } from '../../tasks/index.ts'
import { roleOf } from '../../users/index.ts'
import { holdDecision, lockOpen, releaseDecision, type WorkRecord } from '../../work/index.ts'
import { isDecidable, whyUnreasoned } from '../rules.ts'

/** The task that makes a decision once nobody can undo it any more. */
export const decideTask = 'inbox.decide'

type By = Pick<Actor, 'userId' | 'roleId' | 'permissions'>

export interface Deciding {
  readonly decisionId: string
  readonly ids: readonly string[]
  readonly decision: WorkDecision
  readonly reason: string
  /** Seconds in which it can be undone; none, and it is decided at once. */
  readonly heldFor: number
}

/**
 * Decides pieces of work for a person, at once or after some seconds in which it can be undone. What does not wait for them
 * is passed over.
 *
 * @returns what is decided, and when it leaves, where it waits
 * @throws ApiError BadRequest: a rejection without its reason.
 */
export async function decideWork(
  uow: UnitOfWork,
  origin: string,
  { decisionId, ids, decision, reason, heldFor }: Deciding,
  by: By,
): Promise<{ ids: string[]; leaves: Date | undefined }> {
  const why = whyUnreasoned(decision, reason)
  if (why !== undefined) throw unfit('Reason', why)
  const open = await lockOpen(uow, [...new Set(ids)])
  const repeated = open.filter((work) => work.decisionId === decisionId)
  if (repeated.length > 0) return { ids: repeated.map(({ id }) => id), leaves: undefined }
  const mine = (await theirs(uow, open, by)).filter((work) => isDecidable(work, decision, by.permissions))
  const chosen = mine.map(({ id }) => id)
  if (heldFor === 0) {
    const done: string[] = []
    for (const work of mine)
      if ((await unlessRefused(() => make(uow, origin, work, decision, reason, by))) === undefined) done.push(work.id)
    return { ids: done, leaves: undefined }
  }
  if (chosen.length === 0) return { ids: [], leaves: undefined }
  const leaves = new Date(uow.now.getTime() + heldFor * 1000)
  const held = { decisionId, decision, decisionReason: reason || null, decidedBy: by.userId }
  await holdDecision(uow, chosen, held)
  await uow.later(decideTask, { decisionId, origin }, leaves)
  return { ids: chosen, leaves }
}

/**
 * Takes back a decision that waits to be made.
 *
 * @throws ApiError ResourceNotFound where none of theirs waits: it was made, or taken back.
 */
export async function undoDecision(uow: UnitOfWork, decisionId: string, by: By): Promise<string[]> {
  const released = await releaseDecision(uow, decisionId, by.userId)
  if (released.length === 0)
    throw new ApiError('ResourceNotFound', t`No decision ${decisionId} of yours waits to be made: it was already made.`)
  return released.map(({ id }) => id)
}

/** Makes a decision whose time has come, unless it was undone; what is not possible any more waits again, and the log says why. */
export async function makeDecision(uow: UnitOfWork, origin: string, decisionId: string): Promise<void> {
  const userId = uow.author.actorId
  if (userId === null) return
  const held = await releaseDecision(uow, decisionId, userId)
  const roleId = (await roleOf(uow, userId)) ?? ''
  const by = { userId, roleId, permissions: rightsOf(roleId) }
  for (const work of held) {
    const { decision, decisionReason } = work
    if (decision === null || !isDecidable(work, decision, by.permissions)) continue
    const refusal = await unlessRefused(() => make(uow, origin, work, decision, decisionReason ?? '', by))
    if (refusal !== undefined && work.documentId !== null)
      await uow.log({
        kind: 'document.decision_not_made',
        objectType: 'document',
        objectId: work.documentId,
        detail: { workId: work.id, decision, why: inEnglish(refusal.reason) },
      })
  }
}

const rightsOf = permissionsByRole([approvalsPolicy, assignmentsPolicy, tasksPolicy])

/** Those that wait for a person, and are not being decided by somebody. */
async function theirs(uow: UnitOfWork, open: readonly WorkRecord[], { userId }: By): Promise<WorkRecord[]> {
  const free = open.filter(({ decisionId }) => decisionId === null)
  const documents = free.flatMap(({ kind, documentId }) => (kind === 'APPROVAL' ? (documentId ?? []) : []))
  const approvable = await approvableBy(uow, userId, documents)
  return free.filter(({ kind, documentId, holders }) =>
    kind === 'APPROVAL' ? approvable.has(documentId ?? '') : holders.includes(userId),
  )
}

async function make(
  uow: UnitOfWork,
  origin: string,
  work: WorkRecord,
  decision: WorkDecision,
  reason: string,
  by: By,
): Promise<unknown> {
  const { userId } = by
  switch (work.kind) {
    case 'APPROVAL':
      return decide(uow, origin, {
        documentId: work.documentId ?? '',
        stepId: work.id,
        by: userId,
        approverId: userId,
        outcome: decision === 'REJECT' ? 'REJECT' : 'ACCEPT',
        ...(reason !== '' && { reason }),
      })
    case 'ADVICE':
      throw new ApiError('Conflict', t`The advice ${work.id} is given in words: answer it instead.`)
    case 'ANSWER':
      throw new ApiError(
        'Conflict',
        t`The document ${work.documentId ?? ''} is answered by itself: use its statechange.`,
      )
    case 'ASSIGNMENT':
      return close(uow, origin, work.id)
    case 'TASK':
      return completeTask(uow, work.id, 'COMPLETED', userId, by)
  }
}

/** A refusal comes before anything is written. */
async function unlessRefused(work: () => Promise<unknown>): Promise<ApiError | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
