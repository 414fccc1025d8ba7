import { Select } from '@kontor/kit'
import { Money } from '@kontor/tradekit/words'
import { useWords } from '../kontor.ts'
import type { Column, Report } from './api.ts'
import { ItemRows } from './ItemRows.tsx'

const fields = [
  ...['SellersItemID', 'Name', 'Description', 'UnitCode', 'Price', 'Currency', 'BaseQuantity', 'TaxCategory'],
  ...['TaxPercent', 'MinimumOrderQuantity', 'OrderQuantityIncrement', 'CommodityCode', 'CommodityScheme'],
  ...['StandardItemID', 'LeadTimeDays', 'IGNORED'],
] as Column[]

export interface PreviewProps {
  readonly report: Report
  readonly currency: string
  readonly isNew: boolean
  readonly onColumns: (columns: Column[]) => void
}

/** What a file says: what is wrong with it first, what it changes, what its columns are, how its items read. */
export function Preview({ report, currency, isNew, onColumns }: PreviewProps) {
  const { t } = useWords()
  const { Rows, FindingCount, Added, Changed, Removed, PriceChangeCount } = report
  return (
    <section className="catalogues-preview" aria-label={t('catalogues.preview')}>
      <h2>{t('catalogues.preview')}</h2>
      <p role="status" tabIndex={-1} className={FindingCount > 0 ? 'catalogues-wrong' : undefined}>
        {FindingCount > 0
          ? t('catalogues.findings', { count: FindingCount })
          : isNew
            ? t('catalogues.read', { count: Rows })
            : t('catalogues.changes', { added: Added, changed: Changed, removed: Removed, prices: PriceChangeCount })}
      </p>
      {FindingCount > 0 && <Findings report={report} />}
      {report.PriceChanges.length > 0 && <Prices report={report} currency={currency} />}
      {report.Columns.length > 0 && <Columns columns={report.Columns} onColumns={onColumns} />}
      {report.Items.length > 0 && (
        <>
          <h3>{t('catalogues.firstItems')}</h3>
          <ItemRows items={report.Items} />
        </>
      )}
    </section>
  )
}

function Findings({ report: { Findings, FindingCount } }: { report: Report }) {
  const { t } = useWords()
  const left = FindingCount - Findings.length
  return (
    <ul className="catalogues-findings">
      {Findings.map(({ Row, Field, Column: heading, Message }) => (
        <li key={`${Row} ${Field ?? ''} ${Message}`}>
          <b>
            {Field === undefined
              ? t('catalogues.row', { row: Row })
              : t('catalogues.cell', { row: Row, column: heading ?? t(`catalogues.field.${Field}`) })}
          </b>
          <span dir="auto">{Message}</span>
        </li>
      ))}
      {left > 0 && <li>{t('catalogues.moreFindings', { count: left })}</li>}
    </ul>
  )
}

function Prices({ report: { PriceChanges, PriceChangeCount }, currency }: { report: Report; currency: string }) {
  const { t } = useWords()
  const left = PriceChangeCount - PriceChanges.length
  return (
    <>
      <h3>{t('catalogues.prices')}</h3>
      <ul className="catalogues-rows">
        {PriceChanges.map(({ SellersItemID, Name, Before, After }) => (
          <li key={SellersItemID}>
            <span className="buy-read-name">
              <b dir="auto">{Name}</b>
              <small>
                <bdi>{SellersItemID}</bdi>
              </small>
            </span>
            <span className="catalogues-price">
              <Money value={After} currency={currency} strong />
              {Before !== '' && (
                <small>
                  {t('catalogues.before')} <Money value={Before} currency={currency} />
                </small>
              )}
            </span>
          </li>
        ))}
        {left > 0 && <li>{t('catalogues.morePrices', { count: left })}</li>}
      </ul>
    </>
  )
}

function Columns({ columns, onColumns }: { columns: Report['Columns']; onColumns: (columns: Column[]) => void }) {
  const { t } = useWords()
  // A column is known by its place: two may be headed alike.
  const placed = columns.map((column, at) => ({ ...column, at, key: `${at} ${column.Heading}` }))
  const options = fields.map((id) => ({ id, label: t(`catalogues.field.${id}`) }))
  /** What a column tells, another tells no more. */
  const set = (place: number, field: Column) =>
    onColumns(
      columns.map(({ Field }, at) =>
        at === place ? field : Field === field && field !== 'IGNORED' ? 'IGNORED' : Field,
      ),
    )
  return (
    <>
      <h3>{t('catalogues.columns')}</h3>
      <div className="catalogues-columns">
        {placed.map(({ Heading, Field, at, key }) => (
          <Select
            key={key}
            label={Heading || t('catalogues.column', { place: at + 1 })}
            placeholder={t('catalogues.field.IGNORED')}
            options={options}
            value={Field}
            onChange={(field) => set(at, field as Column)}
          />
        ))}
      </div>
    </>
  )
}
