import { KitProvider, useHotkeys } from '@kontor/kit'
import type { App as ConnectedApp } from '@kontor/sdk'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { MemoryRouter } from 'react-router'
import { type Kontor, KontorProvider, type Words } from './kontor.tsx'
import { type ListMemory, ListMemoryContext } from './list/memory.ts'
import type { MessageId } from './messages/en-US.ts'
import { Screens } from './Screens.tsx'
import { todayOf } from './words/days.ts'

export type DocumentsApp = ConnectedApp<'documents' | 'companies' | 'network', MessageId>

/** Errors of the reader's own making are not tried again; what may be the network's is, twice. */
const shouldRetry = (failures: number, error: Error): boolean => {
  const { status } = error as { status?: number }
  return failures < 2 && (status === undefined || status >= 500)
}

const makeQueries = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: shouldRetry, refetchOnWindowFocus: false } },
  })

/** The app inside its shell: the reader's words, the calls, and the screens. */
export function App({ app, start }: { app: DocumentsApp; start: string }) {
  const [queries] = useState(makeQueries)
  const words = useAppWords(app)
  const kontor = useAppKontor(app)
  const memory = useRef<ListMemory | undefined>(undefined)
  // The shell does not see the keys that are pressed in here.
  useHotkeys({ 'ctrl+k': app.openSearch, '?': app.openHelp })
  return (
    <KitProvider locale={words.locale}>
      <QueryClientProvider client={queries}>
        <KontorProvider kontor={kontor} words={words}>
          <ListMemoryContext value={memory}>
            <MemoryRouter initialEntries={[start]}>
              <Screens app={app} />
            </MemoryRouter>
          </ListMemoryContext>
        </KontorProvider>
      </QueryClientProvider>
    </KitProvider>
  )
}

/** The reader's language as it is now; a new object when it changes, so that every screen is written anew. */
function useAppWords(app: DocumentsApp): Words {
  const state = useSyncExternalStore(app.i18n.subscribe, app.i18n.state)
  const today = useToday()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what changes when the language does
  return useMemo(
    () => ({ locale: app.i18n.language, today, t: (id, values) => app.t(id, values), format: app.format }),
    [app, state, today],
  )
}

/** The day on the reader's calendar; looked at each minute, for an app that stays open over midnight. */
function useToday(): string {
  const [today, setToday] = useState(() => todayOf(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setToday(todayOf(new Date())), 60_000)
    return () => clearInterval(timer)
  }, [])
  return today
}

function useAppKontor(app: DocumentsApp): Kontor {
  const { company } = useSyncExternalStore(app.onSession, () => app.session)
  return useMemo(
    () => ({
      api: app.api,
      company,
      notify: app.notice,
      onChanges: (changed) =>
        app.onChanges(({ items }) => {
          const ids = items.filter(({ kind }) => kind === 'document').map(({ id }) => id)
          if (ids.length > 0) changed(ids)
        }),
      setUnsaved: app.setUnsaved,
    }),
    [app, company],
  )
}
