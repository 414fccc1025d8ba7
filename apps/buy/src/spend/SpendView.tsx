import { Button, Chip, EmptyState, Select } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { writtenMonth } from '@kontor/tradekit/words'
import { ChartColumn } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { type Spend, useExportSpend, useSpend } from './api.ts'
import { Picture } from './Picture.tsx'
import { SpendTable } from './SpendTable.tsx'
import { Sum } from './Sum.tsx'
import {
  documentsOf,
  monthsOf,
  searchParamsOf,
  spendGroups,
  spendPeriods,
  type View,
  viewBelow,
  viewOf,
  withCategoryList,
  withoutGroup,
} from './view.ts'
import './spend.css'

/** Categories by what documents say themselves. */
const asInvoiced = 'asInvoiced'

/** What was spent, by month, partner or category, as a picture and as a table. */
export function SpendView() {
  const [search, setSearch] = useSearchParams()
  const view = viewOf(search)
  const show = (next: View) => setSearch(searchParamsOf(next))
  const answer = useSpend(view)
  return (
    <div className="spend-view">
      <Controls view={view} lists={answer.data?.Lists ?? []} show={show} />
      <Answer of={answer}>{(spend) => <Shown spend={spend} view={view} show={show} />}</Answer>
    </div>
  )
}

interface Showing {
  readonly view: View
  readonly show: (next: View) => void
}

function Controls({ view, lists, show }: Showing & { lists: Spend['Lists'] }) {
  const { t } = useWords()
  const { run, isPending } = useExportSpend(view)
  return (
    <div className="spend-controls">
      <Select
        label={t('spend.period')}
        placeholder={t('spend.period')}
        value={view.period}
        options={spendPeriods.map((id) => ({ id, label: t(`spend.period.${id}`) }))}
        onChange={(id) => {
          const { month: _, ...rest } = view
          show({ ...rest, period: spendPeriods.find((one) => one === id) ?? 'months12' })
        }}
      />
      <Select
        label={t('spend.group')}
        placeholder={t('spend.group')}
        value={view.by}
        options={spendGroups.map((id) => ({ id, label: t(`spend.by.${id}`) }))}
        onChange={(id) => show({ ...view, by: spendGroups.find((one) => one === id) ?? 'MONTH' })}
      />
      {lists.length > 0 && (view.by === 'CATEGORY' || view.list !== undefined) && (
        <Select
          label={t('spend.list')}
          placeholder={t('spend.list')}
          value={view.list ?? asInvoiced}
          options={[
            { id: asInvoiced, label: t('spend.list.asInvoiced') },
            ...lists.map(({ Id, Name }) => ({ id: Id, label: Name })),
          ]}
          onChange={(id) => show(withCategoryList(view, id === asInvoiced ? undefined : id))}
        />
      )}
      <Button busy={isPending} onClick={run}>
        {t('spend.export')}
      </Button>
    </div>
  )
}

function Shown({ spend, view, show }: Showing & { spend: Spend }) {
  const { t, today, locale } = useWords()
  const { from, to } = monthsOf(view, today)
  const { Rows, Apart } = spend
  const isEmpty = Rows.every((row) => Number(row.Amount) === 0 && Number(row.Before) === 0 && row.Apart.length === 0)
  const period =
    from === to ? writtenMonth(from, locale) : `${writtenMonth(from, locale)} – ${writtenMonth(to, locale)}`
  return (
    <>
      <Narrowed spend={spend} view={view} show={show} />
      {isEmpty ? (
        <EmptyState icon={ChartColumn} title={t('spend.empty')} text={t('spend.empty.text')} />
      ) : (
        <>
          <Sum of={spend} />
          <Picture spend={spend} />
          <SpendTable
            spend={spend}
            caption={t('spend.caption', { period, currency: spend.Currency })}
            onOpen={(row) => {
              const next = viewBelow(view, row.Key)
              return next && (() => show(next))
            }}
          />
          {Apart.length > 0 && (
            <p className="buy-hint">
              {t('spend.apart', {
                currencies: new Intl.ListFormat(locale).format(Apart.map(({ Currency }) => Currency)),
              })}
            </p>
          )}
        </>
      )}
    </>
  )
}

/** What is narrowed to, each to be taken away, and where it leads. */
function Narrowed({ spend, view, show }: Showing & { spend: Spend }) {
  const { t, today, locale } = useWords()
  const { open } = useKontor()
  const navigate = useNavigate()
  const documents = documentsOf(view, today)
  const values = {
    PARTNER: view.partner && (spend.PartnerName ?? ''),
    CATEGORY: view.category && (view.category === 'NONE' ? t('spend.none.CATEGORY') : (spend.CategoryName ?? '')),
    MONTH: view.month && writtenMonth(view.month, locale),
  }
  return (
    <div className="spend-narrowed">
      {(['PARTNER', 'CATEGORY', 'MONTH'] as const).map(
        (by) =>
          values[by] !== undefined && (
            <Chip
              key={by}
              label={t(`spend.by.${by}`)}
              value={values[by]}
              onRemove={() => show(withoutGroup(view, by))}
              removeLabel={t('spend.widen', { what: t(`spend.by.${by}`) })}
            />
          ),
      )}
      {view.partner !== undefined && (
        <Button type="text" onClick={() => navigate(`/partners/${view.partner}`)}>
          {t('spend.partner')}
        </Button>
      )}
      {documents !== undefined && (
        <Button type="text" onClick={() => open('Kontor.Documents', documents)}>
          {t('spend.documents')}
        </Button>
      )}
    </div>
  )
}
