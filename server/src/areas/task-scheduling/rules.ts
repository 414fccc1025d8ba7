import type { DispatchChannel, ScheduledAction, ScheduledWork } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { type Standing, whyNotDo } from '../entries/rules/index.ts'

/** Whoever may do it may put it off. */
export const actionOf = {
  'document.send': 'send',
  'document.archive': 'archive',
  'document.unarchive': 'unarchive',
} as const satisfies Record<ScheduledWork, ScheduledAction>

/** What was done by hand meanwhile does not wait any more. */
export const stillWaits = (task: ScheduledWork, entry: Standing): boolean =>
  whyNotDo(actionOf[task], entry) === undefined

export interface Scheduling {
  readonly task: ScheduledWork
  readonly runAt: string
  readonly connectionId?: string | undefined
  readonly channel?: DispatchChannel | undefined
}

/** Which field keeps a task from being left for later, and why; undefined where none does. */
export function whyNotSchedule(
  { task, runAt, connectionId, channel }: Scheduling,
  now: Date,
): { field: keyof Scheduling; why: Message } | undefined {
  // Of a leap second no instant is known, and it is not to come either.
  if (!(Date.parse(runAt) > now.getTime()))
    return { field: 'runAt', why: t`runAt is ${runAt}, which is not in the future: use a later time.` }
  if (task === 'document.send' && connectionId === undefined)
    return { field: 'connectionId', why: t`connectionId is required for document.send: add the connection to send to.` }
  for (const [field, value] of Object.entries({ connectionId, channel }))
    if (task !== 'document.send' && value !== undefined)
      return { field: field as 'connectionId' | 'channel', why: t`${field} is not used for ${task}: leave it out.` }
  return undefined
}
