import { Status } from '@kontor/kit'
import { Money } from '@kontor/tradekit/words'
import { useWords } from '../kontor.ts'
import { useBudgetLeft } from './api.ts'
import { type Spent, type Standing, standingsOf } from './budget-standing.ts'
import './budgets.css'

export interface BudgetLinesProps {
  readonly lines: readonly Spent[]
  readonly currency: string
  /** For when things are needed: in whose period they fall. */
  readonly day: string
  /** The requisition itself, which is not counted. */
  readonly requisitionId: string
}

/** How a requisition stands to the budgets of its cost centres; nothing where there are none. */
export function BudgetLines({ lines, currency, day, requisitionId }: BudgetLinesProps) {
  const { t } = useWords()
  const standings = standingsOf(lines, currency, useBudgetLeft(day, requisitionId))
  if (standings.length === 0) return null
  return (
    <section aria-label={t('budgets.title')}>
      <h2>{t('budgets.title')}</h2>
      <ul className="buy-read" aria-live="polite">
        {standings.map((one) => (
          <li key={one.costCentre} className="budget-line">
            <span className="buy-read-name">
              <b dir="auto">{[one.costCentre, one.budget?.Name].filter(Boolean).join(' · ')}</b>
              {one.budget && (
                <small>
                  {t('budgets.leftOf')} <Money value={one.budget.Left} currency={one.budget.Currency} /> /{' '}
                  <Money value={one.budget.Amount} currency={one.budget.Currency} />
                </small>
              )}
            </span>
            <Money value={one.asked} currency={currency} />
            <How of={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function How({ of: { budget, over } }: { of: Standing }) {
  const { t } = useWords()
  if (budget === undefined) return <Status tone="mute">{t('budgets.noneForDay')}</Status>
  if (budget.State === 'CLOSED') return <Status tone="bad">{t('budgets.state.CLOSED')}</Status>
  if (over === undefined) return <Status tone="good">{t('budgets.within')}</Status>
  return (
    <Status tone="bad">
      {t('budgets.over')} <Money value={over} currency={budget.Currency} />
    </Status>
  )
}
