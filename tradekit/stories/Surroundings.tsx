import { formatMessage } from '@kontor/i18n'
import { KitProvider } from '@kontor/kit'
import { createClient, createFormat, english as findings } from '@kontor/sdk'
import { type Kontor, KontorProvider, sdkMessages, type Words } from '@kontor/sdk/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { english as trade } from '../src/messages/index.ts'
import { UndoPlace } from '../src/undo/index.ts'
import words from '../src/words/messages/en-US.json' with { type: 'json' }
import { company } from './samples.ts'

const english: Readonly<Record<string, string>> = { ...trade, ...words, ...(sdkMessages['en-US'] as object) }
const nothing = () => undefined

/** A reader who may everything, and whose server is asked for nothing: what a story shows it has at hand. */
const kontor: Kontor = {
  api: createClient({ base: '/api', app: 'Kontor.Stories' }),
  user: { id: 'lena', name: 'Lena Marquardt', username: 'lena@nordlicht.example' },
  company,
  may: () => true,
  notify: nothing,
  onChanges: () => nothing,
  setUnsaved: nothing,
  showKeys: nothing,
  showCount: nothing,
  open: nothing,
  confirm: async () => false,
  ask: async () => undefined,
  openBeside: nothing,
  openWindow: async () => false,
  onLeaving: () => nothing,
}

/** What an app of trade has around its screens, without a shell. */
export function Surroundings({ locale, children }: { readonly locale: string; readonly children: ReactNode }) {
  const [queries] = useState(() => {
    const made = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
    made.setQueryData(['finding-words', locale], findings)
    return made
  })
  const reader: Words<string> = {
    locale,
    today: '2026-11-21',
    t: (id, values) => formatMessage(english[id] ?? id, locale, values),
    rich: (id, values) => [formatMessage(english[id] ?? id, locale, values)],
    format: createFormat(locale),
  }
  return (
    <QueryClientProvider client={queries}>
      <KontorProvider kontor={kontor} words={reader}>
        <MemoryRouter>
          <KitProvider locale={locale}>
            <UndoPlace>{children}</UndoPlace>
          </KitProvider>
        </MemoryRouter>
      </KontorProvider>
    </QueryClientProvider>
  )
}
