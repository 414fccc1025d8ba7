import { type Command, CommandList, matchesQuery } from '@kontor/kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useLazyApi } from '../lazy/useLazyApi.ts'
import { useLoadedWords } from '../lazy/useLazyWords.ts'
import { liveKey } from '../live/useLive.ts'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import { fitting } from './findable.ts'
import { minQueryLength, search } from './search.ts'
import { type OwnCommandsOptions, useCommands } from './useCommands.tsx'
import { useFound } from './useFound.ts'

export interface SearchProps extends OwnCommandsOptions {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onDone: () => void
}

/** What can be found and done, by what is typed. */
export function Search({ query, onQuery, onDone, onPanel }: SearchProps) {
  const { api } = useServices()
  const { session } = useWorkspace()
  const { t } = useWords()
  const { t: lazyT } = useLoadedWords()
  const term = useDeferredValue(query.trim())
  const isLong = term.length >= minQueryLength
  const companyId = session.Company.CompanyAccountId
  const lazyApi = useLazyApi()
  const found = useQuery({
    queryKey: [liveKey, 'search', companyId, term],
    enabled: isLong,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => search(api, lazyApi, { query: term, companyId, permissions: session.Permissions }, signal),
  })
  const { recent, apps, ofApps, own } = useCommands({ onPanel })
  const { documents, papers, companies, people } = useFound(isLong ? found.data : undefined)
  // Until the answer to the last letter is there, Enter must not open what fitted the letters before.
  const fitsNow = ({ text, note = '' }: Command) => !found.isPlaceholderData || matchesQuery(`${text} ${note}`, query)
  const groups = [
    {
      id: 'recent',
      title: lazyT('palette.recent'),
      commands: recent.filter(({ text }) => matchesQuery(text, query)).slice(0, query.trim() ? 3 : 5),
    },
    { id: 'apps', title: lazyT('palette.apps'), commands: apps.filter(({ text }) => matchesQuery(text, query)) },
    { id: 'documents', title: lazyT('palette.documents'), commands: documents.filter(fitsNow) },
    { id: 'papers', title: lazyT('palette.papers'), commands: papers.filter(fitsNow) },
    { id: 'companies', title: lazyT('palette.companies'), commands: companies.filter(fitsNow) },
    { id: 'people', title: lazyT('palette.people'), commands: people.filter(fitsNow) },
    // An app's name finds all that it can do.
    {
      id: 'of-apps',
      title: lazyT('palette.ofApps'),
      commands: fitting(ofApps, query),
    },
    { id: 'own', title: lazyT('palette.commands'), commands: fitting(own, query) },
  ]
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0)
  const note = found.isError
    ? lazyT('palette.failed')
    : count > 0
      ? undefined
      : found.isFetching
        ? lazyT('palette.searching')
        : lazyT('palette.nothing', { query: query.trim() })

  return (
    <CommandList
      label={t('palette.title')}
      placeholder={lazyT('palette.placeholder')}
      query={query}
      onQuery={onQuery}
      groups={groups}
      busy={found.isFetching}
      note={note}
      countText={lazyT('palette.results', { count })}
      onDone={onDone}
    />
  )
}
