import type { Client } from '@kontor/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { MemoryRouter } from 'react-router'
import type { App } from '../app.ts'
import { type Kontor, KontorProvider, type Words } from './kontor.tsx'
import { todayOf } from './today.ts'
import { useShellPath } from './useShellPath.ts'

/** Errors of the reader's own making are not tried again; what may be the network's is, twice. */
const shouldRetry = (failures: number, error: Error): boolean => {
  const { status } = error as { status?: number }
  return failures < 2 && (status === undefined || status >= 500)
}

const makeQueries = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: shouldRetry, refetchOnWindowFocus: false } },
  })

export interface AppFrameProps<Area extends keyof Client, Id extends string> {
  readonly app: App<Area, Id>
  /** The path that the reader asked for. */
  readonly start: string
  readonly children: ReactNode
}

/** An app inside its shell: the reader's words, the calls, and the path, around its screens. */
export function AppFrame<Area extends keyof Client, Id extends string>({
  app,
  start,
  children,
}: AppFrameProps<Area, Id>) {
  const [queries] = useState(makeQueries)
  const words = useAppWords(app)
  const kontor = useAppKontor(app)
  return (
    <QueryClientProvider client={queries}>
      <KontorProvider kontor={kontor} words={words}>
        <MemoryRouter initialEntries={[start]}>
          <ShellPath app={app}>{children}</ShellPath>
        </MemoryRouter>
      </KontorProvider>
    </QueryClientProvider>
  )
}

function ShellPath({ app, children }: { app: Parameters<typeof useShellPath>[0]; children: ReactNode }) {
  useShellPath(app)
  return children
}

/** The reader's language as it is now; a new object when it changes, so that every screen is written anew. */
function useAppWords<Area extends keyof Client, Id extends string>(app: App<Area, Id>): Words<string> {
  const state = useSyncExternalStore(app.i18n.subscribe, app.i18n.state)
  const today = useToday()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what changes when the language does
  return useMemo(
    () => ({
      locale: app.i18n.language,
      today,
      t: (id, values) => app.t(id as Id, values),
      rich: (id, values) => app.i18n.rich(id as Id, values),
      format: app.format,
    }),
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

function useAppKontor<Area extends keyof Client, Id extends string>(app: App<Area, Id>): Kontor {
  const { company, user, actions } = useSyncExternalStore(app.onSession, () => app.session)
  return useMemo(
    () => ({
      // An app has the areas that it brought; its hooks are typed by them (hooksOf).
      api: app.api as unknown as Client,
      user,
      company,
      may: (permission) => actions?.includes(permission) ?? false,
      notify: app.notice,
      onChanges: (kind, changed) =>
        app.onChanges(({ items }) => {
          const ids = items.filter((item) => item.kind === kind).map(({ id }) => id)
          if (ids.length > 0) changed(ids)
        }),
      setUnsaved: app.setUnsaved,
      showKeys: app.setKeys,
      showCount: app.setCount,
      open: app.open,
      confirm: (question) => app.confirm(question).catch(() => false),
      ask: (form) => app.ask(form).catch(() => undefined),
      openBeside: (id, path) => void app.openBeside(id, path).catch(() => app.open(id, path)),
      openWindow: (path) => app.openWindow(path).catch(() => false),
      onLeaving: app.onLeaving,
    }),
    [app, company, user, actions],
  )
}
