import { messageOf } from '@kontor/sdk/react'
import { undoSeconds } from '@kontor/tradekit/undo'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { change, kept } from './keep.ts'
import { isWaiting, type Queued, withoutUntried } from './queue.ts'
import { sendWaiting } from './send.ts'

/** Under which the queue is read again where it has changed. */
export const key = ['inbox', 'queue']

/** In milliseconds: so often what waits is sent again where nothing told that the connection is back. */
const retryIntervalMs = 10_000

/** The reader's decisions that wait for the connection or came too late; those that wait are sent as soon as they can be. */
export function useQueue() {
  const { api, user, company, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  const isTheirs = useCallback(
    ({ userId, companyId }: Queued) => userId === user.id && companyId === company.id,
    [user.id, company.id],
  )
  const { data = [] } = useQuery({ queryKey: key, queryFn: kept, networkMode: 'always' })
  const mine = useMemo(() => data.filter(isTheirs), [data, isTheirs])
  const waiting = useMemo(() => mine.filter(isWaiting), [mine])
  const isAnyWaiting = waiting.length > 0
  useEffect(() => {
    if (!isAnyWaiting) return
    const send = async () => {
      if (!navigator.onLine) return
      const wordsOf = (error: Error) => messageOf(error, t)
      const { made, isChanged } = await sendWaiting(api, isTheirs, { heldFor: undoSeconds, wordsOf })
      if (made > 0) notify('success', t('inbox.queue.made', { count: made }))
      await queries.invalidateQueries(isChanged ? {} : { queryKey: key })
    }
    void send()
    const timer = setInterval(() => void send(), retryIntervalMs)
    addEventListener('online', send)
    return () => {
      clearInterval(timer)
      removeEventListener('online', send)
    }
  }, [isAnyWaiting, api, isTheirs, notify, queries, t])
  const changing = (work: Parameters<typeof change>[0]) =>
    change(work).then(() => queries.invalidateQueries({ queryKey: ['inbox'] }))
  return {
    waiting,
    late: mine.filter((one) => !isWaiting(one)),
    takeBack: (decisionId: string) => changing((queue) => withoutUntried(queue, decisionId)),
    dismiss: () => changing((queue) => queue.filter((one) => isWaiting(one) || !isTheirs(one))),
  }
}
