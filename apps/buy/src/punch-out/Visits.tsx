import { useWords } from '../kontor.ts'
import { useVisits, type Visit } from './api.ts'

/** As many as matter while somebody writes: the latest of each shop. */
const latest = (visits: readonly Visit[]): Visit[] =>
  visits.filter((one, at) => visits.findIndex(({ ShopName }) => ShopName === one.ShopName) === at)

/** What came of the visits to shops for a draft, where that is to be known. */
export function Visits({ requisitionId, isSaved }: { requisitionId: string; isSaved: boolean }) {
  const { t } = useWords()
  const { data = [] } = useVisits(requisitionId, isSaved)
  const shown = latest(data).filter(({ State }) => State === 'OPEN' || State === 'FAILED')
  return (
    <div className="buy-visits" role="status">
      {shown.map(({ ShopName, State, Problem = '', Started }) => (
        <p key={Started} className={State === 'FAILED' ? 'buy-failed' : 'buy-hint'}>
          <bdi>
            {State === 'FAILED'
              ? t('shops.failed', { name: ShopName, problem: Problem })
              : t('shops.open', { name: ShopName })}
          </bdi>
        </p>
      ))}
    </div>
  )
}
