import { HeaderBar, Tabs } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import { useNavigate, useSearchParams } from 'react-router'
import { useWords } from '../kontor.ts'
import { Board } from './Board.tsx'
import { Calendar } from './Calendar.tsx'
import './team.css'

const views = ['board', 'calendar'] as const

/** How much work waits for whom and who is away when: for who heads them. */
export function TeamScreen() {
  const { t } = useWords()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const view = views.find((one) => one === search.get('view')) ?? 'board'
  useTitle(t('team.title'))
  return (
    <main className="doc-screen inbox">
      <HeaderBar icon={<BackButton to={t('app.title')} onClick={() => navigate('/')} />} title={t('team.title')} />
      <div className="inbox-team">
        <Tabs
          label={t('team.views')}
          tabs={views.map((id) => ({ id, label: t(`team.view.${id}`) }))}
          selected={view}
          onSelect={(id) => setSearch({ view: id }, { replace: true })}
        >
          {view === 'board' ? <Board /> : <Calendar />}
        </Tabs>
      </div>
    </main>
  )
}
