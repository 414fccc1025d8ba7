import { createContext, useContext } from 'react'
import type { Session } from '../api.ts'
import type { Desk } from './desk.ts'

/** What the screens of a signed-in person share. */
export interface Here {
  readonly desk: Desk
  readonly session: Session
  /** Does it at once, or after the person has agreed to lose what is not saved. */
  readonly guarded: (leave: () => void) => void
}

const HereContext = createContext<Here | undefined>(undefined)
export const HereProvider = HereContext.Provider

export function useDesk(): Here {
  const here = useContext(HereContext)
  if (!here) throw new Error('useDesk outside of a HereProvider')
  return here
}
