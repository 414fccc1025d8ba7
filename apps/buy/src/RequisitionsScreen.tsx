import { Button, EmptyState, HeaderBar, SearchField, Skeleton, Status, Tabs, type Tone } from '@kontor/kit'
import { messageOf, useTitle } from '@kontor/sdk/react'
import { Row, Rows } from '@kontor/tradekit/layout'
import { Money, momentOf } from '@kontor/tradekit/words'
import { ShoppingBag } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Requisition, type State, useRequisitions } from './api.ts'
import { BudgetsList } from './budgets/BudgetsList.tsx'
import { CataloguesList } from './catalogues/CataloguesList.tsx'
import { useKontor, useWords } from './kontor.ts'
import { ShopsList } from './punch-out/ShopsList.tsx'
import { QuotesList } from './quotes/QuotesList.tsx'
import { RulesDialog } from './RulesDialog.tsx'
import { SpendView } from './spend/SpendView.tsx'

export const stateTones: Readonly<Record<State, Tone>> = {
  DRAFT: 'mute',
  PENDING: 'warn',
  APPROVED: 'info',
  REJECTED: 'bad',
  ORDERED: 'good',
  CANCELED: 'mute',
}

const views = ['sent', 'drafts', 'quotes', 'catalogues', 'shops', 'budgets', 'spend'] as const

/** Which of them not everybody sees. */
const needed = {
  sent: undefined,
  drafts: undefined,
  quotes: undefined,
  catalogues: 'requisition.manage',
  shops: 'requisition.manage',
  budgets: 'budget.read',
  spend: 'spend.read',
} as const

/** What was asked for: what is on its way, and what is written still. */
export function RequisitionsScreen({ onOpen, onNew }: { onOpen: (id: string) => void; onNew: () => void }) {
  const { t } = useWords()
  const { may } = useKontor()
  const [search, setSearch] = useSearchParams()
  const shown = views.filter((one) => needed[one] === undefined || may(needed[one]))
  const view = shown.find((one) => one === search.get('view')) ?? 'sent'
  const [ruling, setRuling] = useState(false)
  const title = view === 'sent' || view === 'drafts' ? t('buy.title') : t(`buy.view.${view}`)
  useTitle(title)
  return (
    <main className="buy-screen">
      <HeaderBar
        title={title}
        actions={
          <>
            {may('requisition.manage') && <Button onClick={() => setRuling(true)}>{t('buy.rules')}</Button>}
            {may('requisition.write') && (
              <Button type="primary" onClick={onNew}>
                {t('buy.new')}
              </Button>
            )}
          </>
        }
      />
      <Tabs
        label={t('buy.views')}
        tabs={shown.map((id) => ({ id, label: t(`buy.view.${id}`) }))}
        selected={view}
        onSelect={(next) => setSearch(next === 'sent' ? {} : { view: next }, { replace: true })}
      >
        {view === 'quotes' ? (
          <QuotesList />
        ) : view === 'budgets' ? (
          <BudgetsList />
        ) : view === 'catalogues' ? (
          <CataloguesList />
        ) : view === 'shops' ? (
          <ShopsList />
        ) : view === 'spend' ? (
          <SpendView />
        ) : (
          <Requisitions key={view} view={view} onOpen={onOpen} />
        )}
      </Tabs>
      <RulesDialog visible={ruling} onClose={() => setRuling(false)} />
    </main>
  )
}

function Requisitions({ view, onOpen }: { view: 'sent' | 'drafts'; onOpen: (id: string) => void }) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const { rows, error, refetch, more, isMore } = useRequisitions({
    draft: view === 'drafts',
    text: useDeferredValue(text.trim()),
  })
  return (
    <>
      <div className="buy-bar">
        <SearchField label={t('buy.search')} placeholder={t('buy.search')} text={text} onText={setText} />
      </div>
      {error && !rows ? (
        <EmptyState
          title={t('buy.error')}
          text={messageOf(error, t)}
          action={<Button onClick={() => void refetch()}>{t('buy.again')}</Button>}
        />
      ) : !rows ? (
        <Skeleton rows={6} label={t('buy.loading')} />
      ) : rows.length === 0 ? (
        <EmptyState
          icon={ShoppingBag}
          title={t(text === '' ? `buy.none.${view}` : 'buy.none.found')}
          text={text === '' && t('buy.none.text')}
        />
      ) : (
        <Rows label={t('buy.title')} more={more} moreText={t('buy.more')} isMore={isMore}>
          {rows.map((one) => (
            <RequisitionRow key={one.DocumentId} one={one} onOpen={onOpen} />
          ))}
        </Rows>
      )}
    </>
  )
}

function RequisitionRow({ one, onOpen }: { one: Requisition; onOpen: (id: string) => void }) {
  const { t, today, locale } = useWords()
  const {
    DocumentId = '',
    ID,
    State = 'DRAFT',
    Total,
    Lines,
    RequesterName,
    OnBehalfOfName,
    Approvers = [],
    Modified = '',
  } = one
  const items = Lines.slice(0, 3)
    .map(({ Name }) => Name)
    .join(', ')
  const waits = State === 'PENDING' && Approvers.length > 0
  return (
    <Row className="buy-row" onPress={() => onOpen(DocumentId)}>
      <span className="buy-row-name">
        <b className="buy-cut" dir="auto">
          {one.Note || items || t('buy.empty')}
        </b>
        <small className="buy-cut">
          <bdi>{ID}</bdi>
          {' · '}
          <bdi>{OnBehalfOfName ?? RequesterName ?? ''}</bdi>
          {waits && (
            <>
              {' · '}
              <bdi>
                {t('buy.waitsFor', { names: new Intl.ListFormat(locale, { type: 'disjunction' }).format(Approvers) })}
              </bdi>
            </>
          )}
        </small>
      </span>
      <Status tone={stateTones[State]}>{t(`buy.state.${State}`)}</Status>
      <Money value={Total?.value} currency={Total?.currencyID} />
      <small className="buy-when">{momentOf(Modified, today, locale)}</small>
    </Row>
  )
}
