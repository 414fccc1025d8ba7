import { useMemo } from 'react'
import { useWords } from '../kontor.ts'
import { useConnections, useGroups } from '../queries/connections.ts'
import { useHolders } from '../queries/holders.ts'
import { useCounts } from '../queries/list.ts'

type Options = ReadonlyMap<string, string>

/** The partners by their connections. */
export function usePartnerOptions(): Options {
  const { data } = useConnections('')
  return useMemo(() => new Map(data?.map(({ ConnectionId, CompanyName }) => [ConnectionId, CompanyName])), [data])
}

/** The groups in which the company orders its partners. */
export function useGroupOptions(): Options {
  const { data } = useGroups()
  return useMemo(() => new Map(data?.map(({ Id, Name }) => [Id, Name])), [data])
}

/** The currencies in which the company has documents. */
export function useCurrencyOptions(): Options {
  const counts = useCounts().data
  return useMemo(() => new Map(counts?.currencies.map((currency) => [currency, currency])), [counts])
}

/** The reader, and their colleagues. */
export function useAssigneeOptions(): Options {
  const { t } = useWords()
  const holders = useHolders()
  return useMemo(
    () =>
      new Map([
        ['me', t('filter.assignee.me')],
        ...(holders ?? []).flatMap(({ id, name, isTeam }) => (isTeam ? [] : [[id, name] as const])),
      ]),
    [holders, t],
  )
}
