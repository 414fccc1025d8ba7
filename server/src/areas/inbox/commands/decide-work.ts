import type { WorkDecision } from '@kontor/contract'
import { inEnglish, t } from '@kontor/i18n'
import { type Actor, ApiError, askedOnce, permissionsByRole, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { approvableBy, policy as approvalsPolicy, decide } from '../../approvals/index.ts'
import { policy as assignmentsPolicy, close } from '../../assignments/index.ts'
import { areWarned } from '../../entries/index.ts'
import { policy as requisitionsPolicy } from '../../requisitions/index.ts'
import { completeTask, policy as tasksPolicy } from '../../tasks/index.ts'
import { roleOf } from '../../users/index.ts'
import { holdDecision, lockOpen, releaseDecision, type WorkRecord } from '../../work/index.ts'
import { decideRequisition, requisitionsBehind } from '../requisitions.ts'
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
  /** Approves of nothing that has a warning. */
  readonly skipsWarned: boolean
}

/**
 * Decides pieces of work for a person, at once or after some seconds in which it can be undone. What does not wait for them
 * is passed over, and so is what has a warning where that is wished.
 *
 * @returns what is decided, and when it leaves, where it waits
 * @throws ApiError BadRequest: a rejection without its reason.
 */
export async function decideWork(
  uow: UnitOfWork,
  origin: string,
  { decisionId, ids, decision, reason, heldFor, skipsWarned }: Deciding,
  by: By,
): Promise<{ ids: string[]; leaves: Date | undefined }> {
  const why = whyUnreasoned(decision, reason)
  if (why !== undefined) throw unfit('Reason', why)
  const open = await lockOpen(uow, [...new Set(ids)])
  await holdAlone(uow, open)
  const repeated = open.filter((work) => work.decisionId === decisionId)
  if (repeated.length > 0) return { ids: repeated.map(({ id }) => id), leaves: undefined }
  const requisitions = await requisitionsBehind(uow, open, by)
  const decidable = open.filter(
    (work) =>
      work.decisionId === null &&
      isDecidable(work, decision, by.permissions, requisitions.get(work.id)?.isDecidable ?? false),
  )
  const skips = decision === 'APPROVE' && skipsWarned
  const warned = skips ? await areWarned(uow, documentsOf(decidable)) : new Set<string>()
  const free = decidable.filter(({ documentId }) => !warned.has(documentId ?? ''))
  if (heldFor === 0) {
    const done: string[] = []
    // Whether an approval is theirs is asked as it is decided.
    for (const work of free.filter(({ kind, holders }) => kind === 'APPROVAL' || holders.includes(by.userId)))
      if ((await unlessRefused(() => make(uow, origin, work, decision, reason, by))) === undefined) done.push(work.id)
    return { ids: done, leaves: undefined }
  }
  const chosen = (await theirs(uow, free, by)).map(({ id }) => id)
  if (chosen.length === 0) return { ids: [], leaves: undefined }
  const leaves = new Date(uow.now.getTime() + heldFor * 1000)
  const held = { decisionId, decision, decisionReason: reason || null, decidedBy: by.userId }
  await holdDecision(uow, chosen, held)
  await uow.later(decideTask, { decisionId, origin }, leaves)
  return { ids: chosen, leaves }
}

const held = askedOnce(async () => new Map<string, UnitOfWork>())

/**
 * Decisions that come at the same time share a transaction, as documents do that are saved (decision 33). Only approvals of
 * different documents change nothing in common: where two meet in anything else, each is made after the other.
 */
async function holdAlone(uow: UnitOfWork, works: readonly WorkRecord[]): Promise<void> {
  const holders = await held(uow)
  for (const { kind, id, documentId } of works)
    for (const what of [documentId ?? id, ...(kind === 'APPROVAL' ? [] : ['work that is no approval'])]) {
      const holder = holders.get(what) ?? uow
      holders.set(what, holder)
      if (holder !== uow) throw new Error(`Two decisions of one transaction meet in ${what}.`)
    }
}

/**
 * Takes back a decision that waits to be made.
 *
 * @throws ApiError ResourceNotFound where none of theirs waits: it was made, or taken back.
 */
export async function undoDecision(uow: UnitOfWork, decisionId: string, by: By): Promise<string[]> {
  const released = await releaseDecision(uow, decisionId, by.userId)
  if (released.length === 0)
    throw new ApiError('ResourceNotFound', t`You have no pending decision ${decisionId}: it was already made.`)
  return released.map(({ id }) => id)
}

/** Makes a decision whose time has come, unless it was undone; what is not possible any more waits again, and the log says why. */
export async function makeDecision(uow: UnitOfWork, origin: string, decisionId: string): Promise<void> {
  const userId = uow.author.actorId
  if (userId === null) return
  const held = await releaseDecision(uow, decisionId, userId)
  const roleId = (await roleOf(uow, userId)) ?? ''
  const by = { userId, roleId, permissions: rightsOf(roleId) }
  const requisitions = await requisitionsBehind(uow, held, by)
  for (const work of held) {
    const { decision, decisionReason } = work
    const approves = requisitions.get(work.id)?.isDecidable ?? false
    if (decision === null || !isDecidable(work, decision, by.permissions, approves)) continue
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

const rightsOf = permissionsByRole([approvalsPolicy, assignmentsPolicy, tasksPolicy, requisitionsPolicy])

/** Those that wait for a person. */
async function theirs(uow: UnitOfWork, free: readonly WorkRecord[], { userId }: By): Promise<WorkRecord[]> {
  const approvable = await approvableBy(uow, userId, documentsOf(free.filter(({ kind }) => kind === 'APPROVAL')))
  return free.filter(({ id, kind, holders }) => (kind === 'APPROVAL' ? approvable.has(id) : holders.includes(userId)))
}

const documentsOf = (works: readonly WorkRecord[]): string[] => works.flatMap(({ documentId }) => documentId ?? [])

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
    case 'TASK': {
      if (decision === 'COMPLETE') return completeTask(uow, work.id, 'COMPLETED', userId, by)
      const decided = { id: work.subjectId ?? '', isApproved: decision === 'APPROVE', reason }
      return decideRequisition(uow, origin, decided, by)
    }
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
