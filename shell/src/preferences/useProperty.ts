import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useServices } from '../services/services.ts'
import { useReport } from '../workspace/useReport.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'

/**
 * A text that is kept with the person, under `shell.<name>`. Undefined until it is known, and where they have none; a
 * copy in the browser shows it at once when the page is opened again.
 */
export function useProperty(name: string): [value: string | undefined, keep: (value: string) => void] {
  const { properties } = useServices()
  const { session } = useWorkspace()
  const queries = useQueryClient()
  const report = useReport()
  const userId = session.User.Id
  const inBrowser = `shell.${name} ${userId}`
  const queryKey = ['property', userId, name]
  const { data } = useQuery({
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: () => localStorage.getItem(inBrowser),
    queryFn: async () => {
      const value = (await properties.read(userId, name)) ?? null
      if (value === null) localStorage.removeItem(inBrowser)
      else localStorage.setItem(inBrowser, value)
      return value
    },
  })
  const keep = (value: string) => {
    // What is still on its way is older.
    void queries.cancelQueries({ queryKey })
    localStorage.setItem(inBrowser, value)
    queries.setQueryData(queryKey, value)
    properties.keep(userId, name, value).catch(report)
  }
  return [data ?? undefined, keep]
}
