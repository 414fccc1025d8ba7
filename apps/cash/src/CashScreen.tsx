import { HeaderBar, Tabs } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { useSearchParams } from 'react-router'
import { DueView } from './due/DueView.tsx'
import { FollowedView } from './followed/FollowedView.tsx'
import { useWords } from './kontor.ts'
import { OffersView } from './offers/OffersView.tsx'
import { PlansView } from './plans/PlansView.tsx'
import { RatesView } from './rates/RatesView.tsx'
import { RemittancesView } from './remittances/RemittancesView.tsx'

const views = {
  due: DueView,
  remittances: RemittancesView,
  followed: FollowedView,
  offers: OffersView,
  plans: PlansView,
  rates: RatesView,
} as const
type View = keyof typeof views
const ids = Object.keys(views) as View[]

/** What a company will pay and be paid, and by what that can be changed. */
export function CashScreen() {
  const { t } = useWords()
  const [search, setSearch] = useSearchParams()
  const view = ids.find((id) => id === search.get('view')) ?? 'due'
  const Shown = views[view]
  useTitle(t('cash.title'))
  return (
    <main className="cash-screen">
      <HeaderBar title={t('cash.title')} />
      <Tabs
        label={t('cash.views')}
        tabs={ids.map((id) => ({ id, label: t(`cash.view.${id}`) }))}
        selected={view}
        onSelect={(next) => setSearch(next === 'due' ? {} : { view: next }, { replace: true })}
      >
        <div className="cash-body">
          <Shown />
        </div>
      </Tabs>
    </main>
  )
}
