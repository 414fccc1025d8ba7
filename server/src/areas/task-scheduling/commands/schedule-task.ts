import type { Of, Permission, ScheduledTask, ScheduledWork } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, mustHave, type Outward, permissionsByRole, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { entryFor, mustReach } from '../../document-access/index.ts'
import { contentOf, findEntry, policy, rightFor, whyNotDo } from '../../entries/index.ts'
import { sendDocument } from '../../exchange/index.ts'
import { connectionOf, noConnection } from '../../network/index.ts'
import { parse } from '../../parsing/index.ts'
import { setTag } from '../../tags/index.ts'
import { roleOf } from '../../users/index.ts'
import { noScheduledTask } from '../not-found.ts'
import type { ScheduledRecord } from '../records.ts'
import { actionOf, stillWaits, whyNotSchedule } from '../rules.ts'
import * as scheduled from '../store.ts'

/** The task that does what was scheduled, when its time has come. */
export const scheduledTask = 'documents.scheduled'

/**
 * Has something done with a document later. Under the id of what waits already it takes that one's place: only for who may
 * take that one back.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (it could not be done now either), BadRequest (an instant that has
 * passed, a connection that is needed or is not).
 */
export async function scheduleTask(
  uow: UnitOfWork,
  id: string,
  wanted: Of<typeof ScheduledTask>,
  permissions: ReadonlySet<Permission>,
): Promise<void> {
  mustHave({ permissions }, rightTo(wanted.task))
  const before = await lockForChange(uow, id, permissions)
  const refused = whyNotSchedule(wanted, uow.now)
  if (refused !== undefined) throw unfit(refused.field, refused.why)
  const { task, documentId, connectionId, channel, runAt } = wanted
  const entry = await entryFor(uow, documentId, 'write')
  const why = whyNotDo(actionOf[task], entry)
  if (why !== undefined)
    throw new ApiError('Conflict', t`Nothing can be scheduled for the document ${entry.id}: ${why}.`)
  if (connectionId !== undefined && (await connectionOf(uow, connectionId)) === undefined)
    throw noConnection(connectionId)
  const at = new Date(runAt)
  const { actorId } = uow.author
  if (actorId === null) throw new Error('Nobody schedules a task')
  await scheduled.save(uow, {
    companyId: uow.companyId,
    id,
    task,
    documentId: entry.id,
    connectionId: connectionId ?? null,
    channel: channel ?? null,
    dispatchId: uow.newId(),
    runAt: at,
    authorId: actorId,
    created: uow.now,
  })
  await uow.later(scheduledTask, { id, runAt: at.toISOString() }, at)
  if (before !== undefined && !(before.documentId === entry.id && before.task === task))
    await tell(uow, before.documentId, 'document.unscheduled', { task: before.task })
  await tell(uow, entry.id, 'document.scheduled', { task, runAt: at.toISOString() })
}

/** @throws ApiError ResourceNotFound where nothing waits under the id: it was done, or taken back; Forbidden. */
export async function unscheduleTask(uow: UnitOfWork, id: string, permissions: ReadonlySet<Permission>): Promise<void> {
  const found = await lockForChange(uow, id, permissions)
  if (found === undefined) throw noScheduledTask(id)
  await scheduled.remove(uow, id)
  await tell(uow, found.documentId, 'document.unscheduled', { task: found.task })
}

/** What waits under the id, held, for whoever may do it; undefined where nothing does. */
async function lockForChange(
  uow: UnitOfWork,
  id: string,
  permissions: ReadonlySet<Permission>,
): Promise<ScheduledRecord | undefined> {
  const found = await scheduled.lock(uow, id)
  if (found === undefined) return undefined
  mustHave({ permissions }, rightTo(found.task))
  const entry = await findEntry(uow, found.documentId)
  if (entry !== undefined) await mustReach(uow, entry, 'write')
  return found
}

/** Does what waits under the id, unless it was done, by hand too, taken back or put off meanwhile. It acts for whoever scheduled it. */
export async function runScheduled(uow: UnitOfWork, id: string, runAt: string): Promise<Outward | undefined> {
  const due = await scheduled.lock(uow, id)
  if (due?.runAt.toISOString() !== runAt) return undefined
  const entry = await findEntry(uow, due.documentId)
  if (entry === undefined || !stillWaits(due.task, entry)) {
    await scheduled.remove(uow, id)
    return undefined
  }
  const { connectionId } = due
  if (due.task !== 'document.send' || connectionId === null) {
    await finish(uow, due, () =>
      setTag(uow, { documentId: entry.id, tag: 'archived' }, due.task === 'document.archive'),
    )
    return undefined
  }
  const { contentHash } = entry
  const bytes = await contentOf(uow, entry)
  return async () => {
    const parsed = await parse(bytes)
    return async (after) => {
      const still = await scheduled.lock(after, id)
      if (still?.runAt.toISOString() !== runAt) return
      const { dispatchId, documentId, channel } = still
      await finish(after, still, () =>
        sendDocument(after, {
          documentId,
          dispatchId,
          connectionId,
          channel: channel ?? undefined,
          parsed,
          bytes,
          contentHash,
        }),
      )
    }
  }
}

/**
 * Does it, and takes it out of what waits; where it cannot be done, the history says why. Both commands refuse before they
 * write anything, a sending under an id of its own, too: so what was refused left nothing behind.
 */
async function finish(
  uow: UnitOfWork,
  { id, task, documentId }: ScheduledRecord,
  work: () => Promise<unknown>,
): Promise<void> {
  await scheduled.remove(uow, id)
  try {
    if (!(await mayStill(uow, task)))
      throw new ApiError('Forbidden', t`The person who scheduled it no longer has the required permission.`)
    await work()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await tell(uow, documentId, 'document.schedule_failed', { task, why: error.message })
  }
}

const rightTo = (task: ScheduledWork): Permission => rightFor(actionOf[task])

async function mayStill(uow: UnitOfWork, task: ScheduledWork): Promise<boolean> {
  const role = uow.author.actorId === null ? undefined : await roleOf(uow, uow.author.actorId)
  return role !== undefined && permissionsByRole([policy])(role).has(rightTo(task))
}

const tell = (uow: UnitOfWork, objectId: string, kind: string, detail: Record<string, string>): Promise<void> =>
  uow.log({ kind, objectType: 'document', objectId, detail })
