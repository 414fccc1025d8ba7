import { Button, EmptyState, Progress, SearchField, Status } from '@kontor/kit'
import { Answer, Row, Rows } from '@kontor/tradekit/layout'
import { Money, writtenDay } from '@kontor/tradekit/words'
import { PiggyBank } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { type Budget, useBudgets } from './api.ts'
import { BudgetDialog } from './BudgetDialog.tsx'
import { PasteDialog } from './PasteDialog.tsx'
import './budgets.css'

/** What cost centres may spend, and what is left. */
export function BudgetsList() {
  const { t } = useWords()
  const { may } = useKontor()
  const [text, setText] = useState('')
  const [adding, setAdding] = useState<'one' | 'many'>()
  const { rows, error, refetch, more, isMore } = useBudgets(useDeferredValue(text.trim()))
  return (
    <>
      <div className="buy-bar budget-bar">
        <SearchField label={t('budgets.search')} placeholder={t('budgets.search')} text={text} onText={setText} />
        {may('budget.write') && (
          <span className="budget-acts">
            <Button onClick={() => setAdding('many')}>{t('budgets.paste.open')}</Button>
            <Button onClick={() => setAdding('one')}>{t('budgets.new')}</Button>
          </span>
        )}
      </div>
      <Answer of={{ data: rows, error, refetch }}>
        {(budgets) =>
          budgets.length === 0 ? (
            <EmptyState
              icon={PiggyBank}
              title={t(text === '' ? 'budgets.none' : 'budgets.noneFound')}
              text={text === '' && t('budgets.none.text')}
            />
          ) : (
            <Rows label={t('budgets.title')} more={more} moreText={t('buy.more')} isMore={isMore}>
              {budgets.map((one) => (
                <BudgetRow key={one.Id} one={one} />
              ))}
            </Rows>
          )
        }
      </Answer>
      <BudgetDialog visible={adding === 'one'} onClose={() => setAdding(undefined)} />
      <PasteDialog visible={adding === 'many'} onClose={() => setAdding(undefined)} />
    </>
  )
}

function BudgetRow({ one }: { one: Budget }) {
  const { t, locale } = useWords()
  const navigate = useNavigate()
  return (
    <Row className="buy-row budget-row" onPress={() => navigate(`/budgets/${one.Id}`)}>
      <span className="buy-row-name">
        <b className="buy-cut" dir="auto">
          {[one.CostCentre, one.Name].filter(Boolean).join(' · ')}
        </b>
        <small className="buy-cut">
          {writtenDay(one.From, locale)} – {writtenDay(one.To, locale)}
        </small>
      </span>
      <UsedBar of={one} />
      <BudgetState of={one} />
      <span className="budget-left">
        <Money value={one.Left} currency={one.Currency} strong />
        <small>
          {t('budgets.of')} <Money value={one.Amount} currency={one.Currency} />
        </small>
      </span>
    </Row>
  )
}

/** How much of it is used, as a bar. */
export function UsedBar({ of: { Amount, Left } }: { of: Pick<Budget, 'Amount' | 'Left'> }) {
  const { t } = useWords()
  const [amount, left] = [Number(Amount), Number(Left)]
  // A share of a bar is no money: it may be counted in doubles.
  const used = amount === 0 ? (left < 0 ? 1 : 0) : Math.min(1, Math.max(0, (amount - left) / amount))
  return (
    <span className="budget-bar-of" data-over={left < 0 || undefined}>
      <Progress bare label={t('budgets.used')} value={used} />
    </span>
  )
}

export function BudgetState({ of: { State, Left } }: { of: Pick<Budget, 'State' | 'Left'> }) {
  const { t } = useWords()
  if (State === 'CLOSED') return <Status tone="mute">{t('budgets.state.CLOSED')}</Status>
  return Left.startsWith('-') ? (
    <Status tone="bad">{t('budgets.overspent')}</Status>
  ) : (
    <Status tone="good">{t('budgets.state.OPEN')}</Status>
  )
}
