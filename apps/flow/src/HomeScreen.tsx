import { HeaderBar, Tabs } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { useSearchParams } from 'react-router'
import { useKontor, useWords } from './kontor.ts'
import { NewWorkflow } from './NewWorkflow.tsx'
import { OutcomeList } from './OutcomeList.tsx'
import { RunList } from './RunList.tsx'
import { VersionList } from './VersionList.tsx'

const views = ['workflows', 'runs', 'outcomes'] as const
const lists = { workflows: VersionList, runs: RunList, outcomes: OutcomeList }

/** The workflows of the company, the documents on their way, and what programs said and nothing took. */
export function HomeScreen() {
  const { t } = useWords()
  const { may } = useKontor()
  const [search, setSearch] = useSearchParams()
  const view = views.find((one) => one === search.get('view')) ?? 'workflows'
  const List = lists[view]
  useTitle(t('flow.title'))
  return (
    <main className="doc-screen">
      <HeaderBar title={t('flow.title')} actions={may('workflow.write') && <NewWorkflow />} />
      <Tabs
        label={t('flow.views')}
        tabs={views.map((id) => ({ id, label: t(`flow.view.${id}`) }))}
        selected={view}
        onSelect={(next) => setSearch(next === 'workflows' ? {} : { view: next }, { replace: true })}
      >
        <List />
      </Tabs>
    </main>
  )
}
