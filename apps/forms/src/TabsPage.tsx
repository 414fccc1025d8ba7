import { HeaderBar, Tabs } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useRequests } from './api.ts'
import { useKontor, useWords } from './kontor.ts'

const tabs = ['questionnaires', 'sent', 'received', 'questions', 'settings'] as const
export type Tab = (typeof tabs)[number]

/** Who writes questionnaires begins with them; everybody else with what they are to answer. */
export const useFirstTab = (): Tab => (useKontor().may('survey.write') ? 'questionnaires' : 'received')

/** What somebody sees who writes no questionnaires. */
const readerTabs: readonly Tab[] = ['received', 'questionnaires', 'sent']

const useTabs = (): readonly Tab[] => (useKontor().may('survey.write') ? tabs : readerTabs)

/** A screen of the first level: what it holds, below the tabs of the app. */
export function TabsPage({ tab, actions, children }: { tab: Tab; actions?: ReactNode; children: ReactNode }) {
  const { t, format } = useWords()
  const navigate = useNavigate()
  const { counts } = useRequests('RECEIVED', undefined, '')
  useTitle(t(`tab.${tab}`))
  const toAnswer = (['SENT', 'ANSWERING', 'REJECTED'] as const).reduce(
    (sum, state) => sum + (counts.get(state) ?? 0),
    0,
  )
  return (
    <main className="forms-screen">
      <HeaderBar title={t('app.title')} actions={actions} />
      <div className="forms-tabs">
        <Tabs
          label={t('app.title')}
          tabs={useTabs().map((id) => ({
            ...{ id, label: t(`tab.${id}`) },
            ...(id === 'received' && toAnswer > 0 && { count: format.count(toAnswer) }),
          }))}
          selected={tab}
          onSelect={(id) => navigate(`/${id}`)}
        >
          <div className="forms-body">{children}</div>
        </Tabs>
      </div>
    </main>
  )
}
