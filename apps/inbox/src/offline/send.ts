import type { Client } from '@kontor/sdk'
import type { Deciding } from '../deciding.ts'
import { change, kept } from './keep.ts'
import { answered, isWaiting, type Queued, refused, withTried } from './queue.ts'

type Inbox = Pick<Client, 'inbox'>

/** Sends a decision, under its own id as that of the request: sent again it is answered as it was. */
export const sendDecision = (
  api: Inbox,
  { decisionId, ids, decision, reason, isConfirmed = false }: Deciding,
  heldFor: number,
) =>
  api.inbox.decideWork(
    {
      params: { decisionId },
      body: {
        ...{ Ids: [...ids], Decision: decision, HoldFor: heldFor, SkipWarned: !isConfirmed },
        ...(reason && { Reason: reason }),
      },
    },
    { requestId: decisionId },
  )

const silent = ['ERR_NETWORK', 'ECONNABORTED', 'ETIMEDOUT']
/** Nobody is signed in for a moment, or what stands before the server says that it is away. */
const passing = [401, 502, 503, 504]

/** Whether a call got no answer that would last: sent again later it may. */
export function isAway(error: unknown): boolean {
  const { code = '', status = 0 } = error as { code?: string; status?: number }
  return silent.includes(code) || passing.includes(status)
}

/** One window sends at a time, where the browser lets them agree. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('kontor.inbox.decisions', work) : work()

/**
 * Sends what waits of somebody, one after the other, until the connection is gone again.
 *
 * @returns how many pieces were decided, and whether anything is as it was before
 */
export const sendWaiting = (
  api: Inbox,
  isTheirs: (one: Queued) => boolean,
  { heldFor, wordsOf }: { readonly heldFor: number; readonly wordsOf: (error: Error) => string },
): Promise<{ made: number; isChanged: boolean }> =>
  alone(async () => {
    let [made, isChanged] = [0, false]
    for (const one of (await kept()).filter((each) => isWaiting(each) && isTheirs(each))) {
      const { decisionId } = one
      const ids = one.pieces.map(({ id }) => id)
      await change((queue) => withTried(queue, decisionId))
      try {
        const { Ids } = await sendDecision(api, { ...one, ids }, heldFor)
        await change((queue) => answered(queue, decisionId, Ids))
        made += Ids.length
      } catch (error) {
        if (isAway(error)) break
        await change((queue) => refused(queue, decisionId, wordsOf(error as Error)))
      }
      isChanged = true
    }
    return { made, isChanged }
  })
