import { messageOf } from '@kontor/appkit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useRefresh } from './acts.ts'
import type { Channel, Connection, Row } from './types.ts'

type Named = Pick<Row, 'DocumentId' | 'ID' | 'Scheduled'>
export type Waiting = NonNullable<Row['Scheduled']>[number]

/** The sending that waits already: another time takes its place. */
export const waitingSending = ({ Scheduled = [] }: Pick<Row, 'Scheduled'>): Waiting | undefined =>
  Scheduled.find(({ Task }) => Task === 'document.send')

export interface SendLater {
  readonly receiver: Connection
  readonly Channel: Channel
  readonly at: Date
}

/** Has a document sent later. */
export function useSendLater(document: Named) {
  const { api, notify } = useKontor()
  const { t, format } = useWords()
  const refresh = useRefresh()
  const [fresh] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: async ({ receiver: { ConnectionId: connectionId }, Channel: channel, at }: SendLater) => {
      const { DocumentId: documentId } = document
      const params = { id: waitingSending(document)?.Id ?? fresh }
      const body = { task: 'document.send' as const, documentId, connectionId, channel, runAt: at.toISOString() }
      await api.documentServices.schedule({ params, body })
    },
    onSuccess: async (_, { at }) => {
      notify('success', t('later.done.set', { number: document.ID, when: format.instant(at.toISOString()) }))
      await refresh(document.DocumentId)
    },
  })
}

/** Takes back what waits. */
export function useTakeBack(document: Named) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ Id: id }: Waiting) => api.documentServices.unschedule({ params: { id } }),
    onSuccess: () => notify('success', t('later.done.back', { number: document.ID })),
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => refresh(document.DocumentId),
  })
}
