import { createContext, useContext } from 'react'
import type { Session } from '../api.ts'
import type { Workspace } from './workspace.ts'

/** What the screens of a signed-in person share. */
export interface WorkspaceValue {
  readonly workspace: Workspace
  readonly session: Session
  /** Does it at once, or after the person has agreed to lose what is not saved. */
  readonly guarded: (leave: () => void) => void
}

const WorkspaceContext = createContext<WorkspaceValue | undefined>(undefined)
export const WorkspaceProvider = WorkspaceContext.Provider

export function useWorkspace(): WorkspaceValue {
  const here = useContext(WorkspaceContext)
  if (!here) throw new Error('useWorkspace outside of a WorkspaceProvider')
  return here
}
