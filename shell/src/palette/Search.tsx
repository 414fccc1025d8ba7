import { CommandList, matchesQuery } from '@kontor/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useDesk } from '../desk/useDesk.ts'
import { useLoadedWords } from '../later/useLaterWords.ts'
import { liveKey } from '../live/useLive.ts'
import { useWords } from '../messages/useWords.ts'
import { useParts } from '../parts.ts'
import { search, shortest } from './search.ts'
import { type OwnCommandsOptions, useCommands } from './useCommands.tsx'
import { useFound } from './useFound.ts'

export interface SearchProps extends OwnCommandsOptions {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onDone: () => void
}

/** What can be found and done, by what is typed. */
export function Search({ query, onQuery, onDone, onPanel }: SearchProps) {
  const { api } = useParts()
  const { session } = useDesk()
  const { t } = useWords()
  const { t: later } = useLoadedWords()
  const asked = useDeferredValue(query.trim())
  const isLong = asked.length >= shortest
  const companyId = session.Company.CompanyAccountId
  const found = useQuery({
    queryKey: [liveKey, 'search', companyId, asked],
    enabled: isLong,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => search(api, { query: asked, companyId, permissions: session.Permissions }, signal),
  })
  const { apps, ofApps, own } = useCommands({ onPanel })
  const { documents, companies, people } = useFound(isLong ? found.data : undefined)
  const groups = [
    { id: 'apps', title: later('palette.apps'), commands: apps.filter(({ text }) => matchesQuery(text, query)) },
    { id: 'documents', title: later('palette.documents'), commands: documents },
    { id: 'companies', title: later('palette.companies'), commands: companies },
    { id: 'people', title: later('palette.people'), commands: people },
    // An app's name finds all that it can do.
    {
      id: 'of-apps',
      title: later('palette.ofApps'),
      commands: ofApps.filter((each) => matchesQuery(`${each.text} ${each.note}`, query)),
    },
    { id: 'own', title: later('palette.commands'), commands: own.filter(({ text }) => matchesQuery(text, query)) },
  ]
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0)
  const note = found.isError
    ? later('palette.failed')
    : count > 0
      ? undefined
      : found.isFetching
        ? later('palette.searching')
        : later('palette.nothing', { query: query.trim() })

  return (
    <CommandList
      label={t('palette.title')}
      placeholder={later('palette.placeholder')}
      query={query}
      onQuery={onQuery}
      groups={groups}
      busy={found.isFetching}
      note={note}
      countText={later('palette.results', { count })}
      onDone={onDone}
    />
  )
}
