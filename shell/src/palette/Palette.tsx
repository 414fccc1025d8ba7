import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Building2, FileText } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { documentRoute, documentsWith } from '../apps.ts'
import { useDesk } from '../desk/useDesk.ts'
import { liveKey } from '../live/useLive.ts'
import { Sheet } from '../look/Sheet.tsx'
import { useWords } from '../messages/useWords.ts'
import { useParts } from '../parts.ts'
import { type Group, matching, withEntries } from './entries.ts'
import { PaletteList } from './PaletteList.tsx'
import { type Found, search, shortest } from './search.ts'
import { useCommands } from './useCommands.ts'

/** Ctrl-K: jumps to an app, a document or a company, or runs a command. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords()
  return (
    <Sheet open={open} onClose={onClose} label={t('palette.title')} place="top">
      <Search onDone={onClose} />
    </Sheet>
  )
}

function Search({ onDone }: { onDone: () => void }) {
  const { api } = useParts()
  const { session } = useDesk()
  const { t } = useWords()
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query.trim())
  const { apps, commands } = useCommands()
  const isLong = asked.length >= shortest
  const found = useQuery({
    queryKey: [liveKey, 'search', session.Company.CompanyAccountId, asked],
    enabled: isLong,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => search(api, asked, session.Permissions, signal),
  })
  const groups = withEntries([
    { id: 'apps', title: t('palette.apps'), entries: matching(apps, query) },
    ...useFound(isLong ? found.data : undefined),
    { id: 'commands', title: t('palette.commands'), entries: matching(commands, query) },
  ])
  const note = found.isError
    ? t('palette.failed')
    : groups.length > 0
      ? undefined
      : found.isFetching
        ? t('palette.searching')
        : t('palette.nothing', { query: query.trim() })

  return <PaletteList query={query} onQuery={setQuery} groups={groups} note={note} onDone={onDone} />
}

function useFound(found: Found | undefined): Group[] {
  const { desk } = useDesk()
  const { t, language } = useWords()
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  return [
    {
      id: 'documents',
      title: t('palette.documents'),
      entries: (found?.documents ?? []).map(
        ({ DocumentId, ID, DocumentType, SenderCompanyName, ReceiverCompanyName }) => ({
          id: DocumentId,
          text: `${t(`type.${DocumentType.type}`)} ${ID}`,
          note: [SenderCompanyName, ReceiverCompanyName].filter(Boolean).join(' → '),
          icon: FileText,
          act: () => desk.go(documentRoute(DocumentId)),
        }),
      ),
    },
    {
      id: 'companies',
      title: t('palette.companies'),
      entries: (found?.companies ?? []).map(({ ConnectionId, CompanyName, Country }) => ({
        id: ConnectionId,
        text: t('palette.documentsWith', { name: CompanyName }),
        note: countries.of(Country),
        icon: Building2,
        act: () => desk.go(documentsWith(CompanyName)),
      })),
    },
  ]
}
