import { ScrollRegion, Status } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { useAfterChange, useLines } from '../queries/lines.ts'
import type { DocumentLine, Metadata } from '../queries/types.ts'
import { Money } from '../words/Money.tsx'
import { unitWord } from '../words/units.ts'
import { LineHead } from './LineHead.tsx'
import './after-change.css'

/** The order that a change is of, as it is once both sides agree to it: each line that would differ beside what it is now. */
export function AfterChange({ document }: { document: Metadata }) {
  const { t } = useWords()
  const order = document.Related.find(({ type }) => type === 'order')
  const { data: lines } = useAfterChange(order?.DocumentId, document.DocumentId)
  const { data: now } = useLines(order?.DocumentId ?? document.DocumentId)
  if (!order || !lines || !now) return null
  return (
    <section className="doc-after-change">
      <h2>{t('afterChange.title', { number: order.ID })}</h2>
      <ScrollRegion label={t('afterChange.title', { number: order.ID })}>
        <table className="doc-table">
          <thead>
            <tr>
              <LineHead columns={['item', 'quantity', 'price', 'net']} />
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.lineId} line={line} before={now.byId.get(line.lineId)} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}

function Line({ line, before }: { line: DocumentLine; before: DocumentLine | undefined }) {
  const { t, format } = useWords()
  const isGone = line.state === 'CANCELED'
  const { quantity = '0', unitCode = '', price, amount, currency } = line
  const was = (value: string | undefined, now: string | undefined, shown: (value: string) => string) =>
    !isGone &&
    value !== undefined &&
    now !== undefined &&
    Number(value) !== Number(now) && (
      <small className="doc-block doc-quiet">{t('afterChange.was', { value: shown(value) })}</small>
    )
  return (
    <tr data-gone={isGone || undefined}>
      <td>
        <bdi>{line.description}</bdi>
        {isGone && <Status tone="bad">{t('afterChange.gone')}</Status>}
        {before === undefined && <Status tone="info">{t('afterChange.added')}</Status>}
      </td>
      <td data-align="end">
        {format.quantity(quantity)} <small>{unitWord(unitCode, t)}</small>
        {was(before?.quantity, quantity, format.quantity)}
      </td>
      <td data-align="end">
        {price && <Money value={price} currency={currency ?? ''} bare />}
        {was(before?.price, price, (value) => format.amount(value, currency ?? ''))}
      </td>
      <td data-align="end">{amount && !isGone && <Money value={amount} currency={currency ?? ''} bare />}</td>
    </tr>
  )
}
