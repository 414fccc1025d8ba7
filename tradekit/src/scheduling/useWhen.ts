import { todayOf } from '@kontor/sdk/react'
import { useState } from 'react'
import { instantOf, mornings, timeOf } from './times.ts'

export type Choice = 'now' | 'tomorrow' | 'monday' | 'other'

export interface When {
  readonly choice: Choice
  /** Whether at once is one of the choices. */
  readonly mayBeNow: boolean
  readonly day: string
  readonly time: string
  /** What was offered stays what was offered, however long the dialog stands open. */
  readonly offered: ReturnType<typeof mornings>
  /** The instant that is meant; undefined for at once, and where none is said. */
  readonly at: Date | undefined
}

/** When something is done: as it is proposed, unless it waits for a time already. */
export function useWhen(
  waitsFor: string | undefined,
  proposed: 'now' | 'tomorrow',
): [When, (next: Partial<When>) => void] {
  const [{ choice, day, time, offered }, set] = useState<Omit<When, 'at' | 'mayBeNow'>>(() => {
    const offered = mornings(new Date())
    const start = waitsFor === undefined ? offered[0]?.at : new Date(waitsFor)
    const [day, time] = start ? [todayOf(start), timeOf(start)] : ['', '']
    return { choice: waitsFor === undefined ? proposed : 'other', day, time, offered }
  })
  const at = choice === 'other' ? instantOf(day, time) : offered.find(({ id }) => id === choice)?.at
  return [
    { choice, mayBeNow: proposed === 'now', day, time, offered, at },
    (next) => set((before) => ({ ...before, ...next })),
  ]
}

/** Why it cannot be done then; undefined where it can. */
export const whyNotThen = ({ choice, at }: When): 'later.needed' | 'later.past' | undefined => {
  if (choice === 'now') return undefined
  if (at === undefined) return 'later.needed'
  return at.getTime() > Date.now() ? undefined : 'later.past'
}
