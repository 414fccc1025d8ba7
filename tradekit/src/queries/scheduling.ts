import { messageOf } from '@kontor/sdk/react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useRefresh } from './actions.ts'
import type { Channel, Connection, Row } from './types.ts'

type Named = Pick<Row, 'DocumentId' | 'ID' | 'Scheduled'>
export type ScheduledTask = NonNullable<Row['Scheduled']>[number]
export type Task = ScheduledTask['Task']

/** What is put off besides sending. */
export type ArchivingAction = Exclude<ScheduledTask['Action'], 'send'>
export const archivingActions = ['archive', 'unarchive'] as const satisfies readonly ArchivingAction[]

/** What waits of a task already: another time takes its place. */
export const scheduledTaskOf = (task: Task, { Scheduled = [] }: Pick<Row, 'Scheduled'>): ScheduledTask | undefined =>
  Scheduled.find(({ Task }) => Task === task)

export interface ScheduleRequest {
  readonly at: Date
  /** Where a sending goes. */
  readonly to?: { readonly receiver: Connection; readonly Channel: Channel }
}

/** Has a task done with a document later. */
export function useSchedule(task: Task, document: Named) {
  const { api, notify } = useKontor()
  const { t, format } = useWords()
  const refresh = useRefresh()
  const [fresh] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: async ({ at, to }: ScheduleRequest) => {
      const params = { id: scheduledTaskOf(task, document)?.Id ?? fresh }
      const sending = to && { connectionId: to.receiver.ConnectionId, channel: to.Channel }
      const body = { task, documentId: document.DocumentId, runAt: at.toISOString(), ...sending }
      await api.taskScheduling.schedule({ params, body })
    },
    onSuccess: async (_, { at }) => {
      notify('success', t(`later.done.${task}`, { number: document.ID, when: format.instant(at.toISOString()) }))
      await refresh(document.DocumentId)
    },
  })
}

/** Takes back what waits. */
export function useUnschedule(document: Named) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ Id: id }: ScheduledTask) => api.taskScheduling.unschedule({ params: { id } }),
    onSuccess: () => notify('success', t('later.done.back', { number: document.ID })),
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => refresh(document.DocumentId),
  })
}
