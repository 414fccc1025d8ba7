import { headersOf } from '@kontor/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { liveUrl, type Session } from '../api.ts'
import { useServices } from '../services/services.ts'
import { wallClock } from '../session/clock.ts'
import { useStore } from '../store.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { createLine } from './line.ts'
import { listen } from './listen.ts'

/** Everything that is read anew when something has changed. */
export const liveKey = 'live'

/** Follows what changes in the company and tells the apps, but for while they rest; true while the line has been down for long. */
export function useLive(workspace: Workspace, { User, Company, Position }: Session, resting: boolean): boolean {
  const { asks, session } = useServices()
  const queries = useQueryClient()
  const companyId = Company.CompanyAccountId
  /** Up to where the apps were told of what changed: who comes back hears of what came meanwhile. */
  const reported = useRef<{ companyId: string; position: string } | undefined>(undefined)
  const line = useMemo(
    () =>
      createLine({
        clock: wallClock,
        changed(changes) {
          reported.current = { companyId, position: changes.position }
          workspace.tellChanges(changes)
          void queries.invalidateQueries({ queryKey: [liveKey] })
          // Which apps there are is part of the session.
          if (changes.items.some(({ kind }) => kind === 'app')) void session.open()
        },
        returned: workspace.reopenFailed,
        ended: () => void session.open(),
      }),
    [workspace, queries, session, companyId],
  )
  // What is asked here is asked after the session, and what comes after that is told: nothing need be asked twice.
  const follow = useEffectEvent((userId: string, companyId: string) => {
    const from = reported.current?.companyId === companyId ? reported.current.position : Position
    const headers = headersOf({ ...asks, companyId: () => companyId }, { accept: 'text/event-stream' })
    const source = { url: liveUrl, headers, from }
    return listen(`kontor-live ${userId} ${companyId}`, source, line.hear)
  })
  useEffect(() => {
    if (resting) return
    const end = follow(User.Id, companyId)
    return () => {
      end()
      line.stop()
    }
  }, [line, User.Id, companyId, resting])
  return useStore(line.offline)
}
