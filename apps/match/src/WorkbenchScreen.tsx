import { Button, EmptyState, HeaderBar, SearchField, Skeleton, Status, Tabs, type Tone } from '@kontor/kit'
import { messageOf, useTitle } from '@kontor/sdk/react'
import { everything, useBulk } from '@kontor/tradekit/bulk'
import { Row, Rows } from '@kontor/tradekit/layout'
import { overBilledOf } from '@kontor/tradekit/matching'
import { Money, writtenDay } from '@kontor/tradekit/words'
import { Scale } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AccrualsView } from './accruals/AccrualsView.tsx'
import { type Invoice, useInvoices, type View } from './api.ts'
import { useKontor, useWords } from './kontor.ts'
import { TolerancesDialog } from './TolerancesDialog.tsx'

const lists = ['OPEN', 'NO_ORDER', 'ON_HOLD', 'DISPUTED', 'FITS', 'ACCEPTED'] as const satisfies readonly View[]
const views = [...lists, 'ACCRUALS'] as const

export const matchTones: Readonly<Record<NonNullable<Invoice['State']>, Tone>> = {
  MATCHED: 'good',
  WITHIN: 'info',
  DIFFERS: 'warn',
  ACCEPTED: 'info',
}

/** The received invoices of orders, what differs and waits for somebody first; and what was received and not invoiced. */
export function WorkbenchScreen() {
  const { t } = useWords()
  const { may } = useKontor()
  const [search, setSearch] = useSearchParams()
  const shown = views.filter((one) => one !== 'ACCRUALS' || may('accrual.read'))
  const view = shown.find((one) => one === search.get('view')) ?? 'OPEN'
  const [ruling, setRuling] = useState(false)
  useTitle(t('match.title'))
  return (
    <main className="match-screen">
      <HeaderBar
        title={t('match.title')}
        actions={may('match.configure') && <Button onClick={() => setRuling(true)}>{t('tolerance.open')}</Button>}
      />
      <Tabs
        label={t('match.views')}
        tabs={shown.map((id) => ({ id, label: t(`match.view.${id}`) }))}
        selected={view}
        onSelect={(next) => setSearch(next === 'OPEN' ? {} : { view: next }, { replace: true })}
      >
        {view === 'ACCRUALS' ? <AccrualsView /> : <Searched key={view} view={view} />}
      </Tabs>
      <TolerancesDialog visible={ruling} onClose={() => setRuling(false)} />
    </main>
  )
}

function Searched({ view }: { view: View }) {
  const { t } = useWords()
  const [text, setText] = useState('')
  return (
    <>
      <div className="match-bar">
        <SearchField label={t('match.search')} placeholder={t('match.search')} text={text} onText={setText} />
      </div>
      <Invoices view={view} text={useDeferredValue(text.trim())} />
    </>
  )
}

function Invoices({ view, text }: { view: View; text: string }) {
  const { t } = useWords()
  const { rows, error, refetch, more, isMore, isOther } = useInvoices(view, text)
  if (error && !rows)
    return (
      <EmptyState
        title={t('match.error')}
        text={messageOf(error, t)}
        action={<Button onClick={() => void refetch()}>{t('match.again')}</Button>}
      />
    )
  if (!rows) return <Skeleton rows={6} label={t('list.loading')} />
  if (rows.length === 0)
    return (
      <EmptyState
        icon={Scale}
        title={t(text === '' ? `match.none.${view}` : 'match.none.found')}
        text={text === '' && view === 'OPEN' && t('match.none.text')}
      />
    )
  return (
    <>
      {view === 'FITS' && <AcceptAll ids={rows.map(({ DocumentId }) => DocumentId)} isOther={isOther} />}
      <Rows label={t('match.title')} more={more} moreText={t('match.more')} isMore={isMore}>
        {rows.map((one) => (
          <InvoiceRow key={one.DocumentId} one={one} view={view} />
        ))}
      </Rows>
    </>
  )
}

/** What fits is accepted at once, with one undo; what somebody should look at for another reason stays. */
function AcceptAll({ ids, isOther }: { ids: readonly string[]; isOther: boolean }) {
  const { t } = useWords()
  const { may } = useKontor()
  const bulk = useBulk(everything, 'match', ids.length)
  if (!may('document.answer')) return null
  return (
    <div className="match-list-bar">
      <Button
        type="primary"
        busy={bulk.busy}
        // What was found for other words is not what is meant.
        disabled={isOther}
        onClick={() => bulk.run({ answer: 'accept' }, { all: false, ids: new Set(ids) })}
      >
        {t('match.acceptAll', { count: ids.length })}
      </Button>
    </div>
  )
}

function InvoiceRow({ one, view }: { one: Invoice; view: View }) {
  const words = useWords()
  const { t, locale } = words
  const navigate = useNavigate()
  const { document, Differences, DifferingLines, State, Accepted, OnHold, DueDate } = one
  const what = new Intl.ListFormat(locale, { type: 'unit' }).format(
    Differences.map((difference) => t(`match.what.${difference}`)),
  )
  const over = overBilledOf(one.OverBilled, document.currency, words)
  const until = OnHold?.Until
  const differs = [DifferingLines > 0 && t('match.lines', { count: DifferingLines }), what, over]
  const why = OnHold ? [OnHold.Reason, OnHold.ByName] : Accepted ? [Accepted.Reason] : differs
  return (
    <Row className="match-row" onPress={() => navigate(`/${one.DocumentId}${view === 'OPEN' ? '' : `?view=${view}`}`)}>
      <span className="match-name">
        <b dir="auto">{document.partner}</b>
        <small>
          <bdi>{document.number}</bdi>
          {DueDate && ` · ${t('match.due', { date: writtenDay(DueDate, locale) })}`}
        </small>
      </span>
      <span className="match-what">
        {view === 'ON_HOLD' ? (
          <Status tone="warn">
            {until ? t('papers.onHoldUntil', { day: writtenDay(until, locale) }) : t('hold.mark')}
          </Status>
        ) : (
          State && <Status tone={matchTones[State]}>{t(`match.state.${State}`)}</Status>
        )}
        <small dir="auto">{why.filter(Boolean).join(' · ')}</small>
      </span>
      <Money value={document.amount} currency={document.currency} />
    </Row>
  )
}
