import { Button, HeaderBar, Tabs } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRequests } from '../api.ts'
import { FieldsView } from '../fields/FieldsView.tsx'
import { FindDialog } from '../find/FindDialog.tsx'
import { OutsideDialog } from '../find/OutsideDialog.tsx'
import { GroupsView } from '../groups/GroupsView.tsx'
import { useKontor, useWords } from '../kontor.ts'
import { useOwnRecommendations } from '../recommendations/queries.ts'
import { RecommendationsView } from '../recommendations/RecommendationsView.tsx'
import { PartnersView } from './PartnersView.tsx'
import { PendingView } from './PendingView.tsx'
import { RequestsView } from './RequestsView.tsx'

const views = ['partners', 'requests', 'pending', 'groups', 'fields', 'recommendations'] as const

/** With whom the company trades, who wants to, the groups in which it orders them, what it asks of them, and what they say of it. */
export function NetworkScreen() {
  const { t, locale } = useWords()
  const { may } = useKontor()
  const number = new Intl.NumberFormat(locale)
  const [search, setSearch] = useSearchParams()
  const [adding, setAdding] = useState(false)
  const { count } = useRequests()
  const { open } = useOwnRecommendations()
  const waiting: Partial<Record<(typeof views)[number], number>> = { requests: count, recommendations: open }
  const view = views.find((one) => one === search.get('view')) ?? 'partners'
  const show = (params: Record<string, string>) => setSearch(params, { replace: true })
  const shown = view === 'partners' ? {} : { view }
  useTitle(t('network.title'))
  return (
    <main className="network-screen">
      <HeaderBar
        title={t('network.title')}
        actions={
          may('network.write') && (
            <>
              <Button onClick={() => setAdding(true)}>{t('outside.add')}</Button>
              <Button type="primary" onClick={() => show({ ...shown, find: '1' })}>
                {t('partners.connect')}
              </Button>
            </>
          )
        }
      />
      <Tabs
        label={t('network.views')}
        tabs={views.map((id) => ({
          id,
          label: t(`network.view.${id}`),
          ...(waiting[id] && { count: number.format(waiting[id]) }),
        }))}
        selected={view}
        onSelect={(next) => show(next === 'partners' ? {} : { view: next })}
      >
        {view === 'partners' && <PartnersView />}
        {view === 'requests' && <RequestsView />}
        {view === 'pending' && <PendingView />}
        {view === 'groups' && <GroupsView />}
        {view === 'fields' && <FieldsView />}
        {view === 'recommendations' && <RecommendationsView />}
      </Tabs>
      {search.has('find') && <FindDialog visible onClose={() => show(shown)} />}
      {adding && <OutsideDialog onClose={() => setAdding(false)} />}
    </main>
  )
}
