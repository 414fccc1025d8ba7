import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { readableOf } from '../document-access/index.ts'
import { findEntries } from '../entries/index.ts'
import { scheduleTask, unscheduleTask } from './commands/schedule-task.ts'
import type { ScheduledRecord } from './records.ts'
import { stillWaits } from './rules.ts'
import * as scheduled from './store.ts'

/** What waits and is shown at once. */
const maxScheduled = 1000

const scheduledOf = ({ id, task, documentId, connectionId, channel, runAt, authorId }: ScheduledRecord) => ({
  id,
  task,
  documentId,
  ...(connectionId === null ? {} : { connectionId }),
  ...(channel === null ? {} : { channel }),
  runAt: runAt.toISOString(),
  scheduledBy: authorId,
})

export const handlers: Handlers<Areas['taskScheduling']> = {
  schedule: ({ params, body }, context) =>
    context.write((uow) => scheduleTask(uow, params.id, body, context.actor.permissions)),

  unschedule: ({ params }, context) =>
    context.write((uow) => unscheduleTask(uow, params.id, context.actor.permissions)),

  listScheduled: (_input, context) =>
    context.read(async (uow) => {
      const waiting = await scheduled.waiting(uow, maxScheduled)
      const found = await findEntries(
        uow,
        waiting.map(({ documentId }) => documentId),
      )
      const readable = new Map((await readableOf(uow, found)).map((entry) => [entry.id, entry]))
      const still = waiting.filter(({ task, documentId }) => {
        const entry = readable.get(documentId)
        return entry !== undefined && stillWaits(task, entry)
      })
      return { Tasks: still.map(scheduledOf) }
    }),
}
