import { useQuery } from '@tanstack/react-query'
import type { App } from '../api.ts'
import { capabilitiesOf } from '../apps.ts'
import { liveKey } from '../live/useLive.ts'
import { useServices } from '../services/services.ts'
import { useStore } from '../store.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import { isMeantFor } from './pins.ts'
import { readCount } from './read-count.ts'

/** How much waits in an app: what it says itself while it is open, else what its manifest has the API count. */
export function useCount(app: App): number | undefined {
  const { asks } = useServices()
  const { workspace, session } = useWorkspace()
  const registered = useStore(workspace.registrations)[app.Id]?.count
  const path = app.Ours && isMeantFor(app, session.Permissions) ? capabilitiesOf(app, 'count')[0]?.Value : undefined
  const companyId = session.Company.CompanyAccountId
  const { data } = useQuery({
    queryKey: [liveKey, 'count', companyId, app.Id],
    enabled: path !== undefined && registered === undefined,
    retry: false,
    queryFn: async ({ signal }) =>
      path === undefined
        ? null
        : ((await readCount(
            path,
            { ...asks, companyId: () => companyId },
            { fetch, origin: location.origin, signal },
          )) ?? null),
  })
  return (registered === undefined ? data : registered) || undefined
}
