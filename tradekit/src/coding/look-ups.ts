import { createContext, useRef } from 'react'

/** Takes in that a code which was typed in full is being looked up: whoever saves waits for it. */
export const LookUps = createContext((lookUp: Promise<void>): void => void lookUp.catch(() => undefined))

/** What is being looked up in a form. */
export function useLookUps() {
  const pending = useRef(new Set<Promise<void>>())
  return {
    begun: (lookUp: Promise<void>): void => {
      // What could not be looked up leaves its field empty, as a code that is not there does.
      const over = lookUp.catch(() => undefined).finally(() => pending.current.delete(over))
      pending.current.add(over)
    },
    settled: (): Promise<unknown> => Promise.all(pending.current),
  }
}
