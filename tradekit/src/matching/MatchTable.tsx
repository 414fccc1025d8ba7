import { useWords } from '../kontor.ts'
import type { Match, MatchedLine } from '../queries/types.ts'
import { LeadLine } from './LeadLine.tsx'
import './match.css'
import { Status } from '@kontor/kit'
import type { ReactNode } from 'react'
import { writtenDay } from '../words/days.ts'
import { differencesOf, quantityOf } from './words.ts'

export interface MatchTableProps {
  readonly documentId: string
  readonly match: Match
  /** What can be done about a line that differs. */
  readonly acts: (line: MatchedLine) => ReactNode
}

/** Order, receipt and invoice side by side, line by line; of each line how it differs and to which line of the order it belongs. */
export function MatchTable({ documentId, match, acts }: MatchTableProps) {
  const { t } = useWords()
  return (
    <table className="doc-table match-table">
      <thead>
        <tr>
          <th>{t('match.column.line')}</th>
          <th data-align="end">{t('match.column.ordered')}</th>
          {isReceived(match) && <th data-align="end">{t('match.column.received')}</th>}
          <th data-align="end">{t('match.column.billed')}</th>
          <th>{t('match.column.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {match.Lines.map((line) => (
          <Line key={line.LineId} documentId={documentId} match={match} line={line} acts={acts} />
        ))}
      </tbody>
    </table>
  )
}

/** Whether somebody notes what comes of its orders. */
const isReceived = ({ Lines }: Match): boolean => Lines.some(({ ReceivedQuantity }) => ReceivedQuantity !== undefined)

function Line({ documentId, match, line, acts }: MatchTableProps & { line: MatchedLine }) {
  const words = useWords()
  const { t } = words
  const differs = line.Differences.length > 0
  // Of an invoice without an order nothing is wrong yet: which it bills is still to be said.
  const isToBeLed = match.Orders.length === 0
  const tone = !differs ? 'good' : line.Within || isToBeLed || match.State === 'ACCEPTED' ? 'info' : 'warn'
  return (
    <tr data-differs={(differs && tone === 'warn') || undefined}>
      <td>
        <b dir="auto">{line.Description}</b>
        <small className="doc-block">{t('match.lineNumber', { line: line.LineId })}</small>
        <LeadLine documentId={documentId} match={match} line={line} />
      </td>
      <td data-align="end" data-label={t('match.column.ordered')}>
        {line.OrderId && (
          <Value
            quantity={line.OrderedQuantity}
            price={line.OrderedPrice}
            unit={line.Unit}
            currency={line.Conversion?.Currency ?? line.Currency}
          />
        )}
      </td>
      {isReceived(match) && (
        <td data-align="end" data-label={t('match.column.received')}>
          {quantityOf(line.ReceivedQuantity, line.Unit, words)}
        </td>
      )}
      <td data-align="end" data-label={t('match.column.billed')}>
        <Value quantity={line.Quantity} price={line.Price} unit={line.Unit} currency={line.Currency} />
        {line.Conversion && (
          <small className="doc-block">
            {t('match.converted', {
              price: words.format.amount(line.Conversion.Price, line.Conversion.Currency),
              day: writtenDay(line.Conversion.Since, words.locale),
              rate: words.format.quantity(line.Conversion.Rate),
            })}
          </small>
        )}
      </td>
      <td>
        <Status tone={tone}>{differs ? differencesOf(line, words) : t('match.line.fits')}</Status>
        {differs && <span className="match-acts">{acts(line)}</span>}
      </td>
    </tr>
  )
}

interface ValueProps {
  readonly quantity: string | undefined
  readonly price: string | undefined
  readonly unit: string | undefined
  readonly currency: string | undefined
}

/** So many of a unit, each at a price. */
function Value({ quantity, price, unit, currency }: ValueProps) {
  const words = useWords()
  return (
    <>
      {quantityOf(quantity, unit, words)}
      {price && currency && (
        <small className="doc-block">{words.t('match.each', { price: words.format.amount(price, currency) })}</small>
      )}
    </>
  )
}
