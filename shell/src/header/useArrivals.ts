import { useQuery, useQueryClient } from '@tanstack/react-query'
import { liveKey } from '../live/useLive.ts'
import { useProperty } from '../preferences/useProperty.ts'
import { useServices } from '../services/services.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import {
  type Arrival,
  arriving,
  counted,
  latestFirst,
  maxShown,
  readBellTime,
  replied,
  seenAtFirst,
} from './arrived.ts'

/** What others have sent to the company lately, what of its own has come back, and how much of it since the person last looked. */
export function useArrivals() {
  const { api, properties } = useServices()
  const { session } = useWorkspace()
  const queries = useQueryClient()
  const companyId = session.Company.CompanyAccountId
  const userId = session.User.Id
  const property = `seen.${companyId}`
  const enabled = session.Permissions.includes('document.read')

  const [time, keepTime] = useProperty('bell')
  const list = useQuery({
    queryKey: [liveKey, 'arrivals', companyId],
    enabled,
    queryFn: async ({ signal }) => {
      const latest = { type: arriving, ordering: 'LastEdit' as const, ascending: false, limit: maxShown }
      const [received, returned, replies] = await Promise.all([
        api.documentLists.listDocuments({ query: { ...latest, stag: ['inbox'] } }, { signal }),
        api.documentLists.listDocuments({ query: { ...latest, state: ['FAILED_DELIVERY'] } }, { signal }),
        api.conversations.listReplies({ query: { count: maxShown } }, { signal }),
      ])
      const all: Arrival[] = [...received.Document, ...returned.Document, ...replies.Items.map(replied)]
      return latestFirst(all).slice(0, maxShown)
    },
  })
  const seenKey = ['seen', companyId]
  const seen = useQuery({
    queryKey: seenKey,
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await properties.read(userId, property)) ?? seenAtFirst(Date.now()),
  })

  return {
    list,
    /** When the person last looked; undefined until it is known. */
    seen: seen.data,
    /** How many new ones the bell counts now. */
    fresh: seen.data === undefined ? 0 : counted(list.data ?? [], seen.data, readBellTime(time), new Date()),
    time: readBellTime(time),
    keepTime,
    async look() {
      const now = new Date().toISOString()
      await properties.keep(userId, property, now)
      queries.setQueryData(seenKey, now)
    },
  }
}
export type ArrivalsControl = ReturnType<typeof useArrivals>
