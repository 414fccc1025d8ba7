import { Button, RadioBox, ScrollRegion, Status } from '@kontor/kit'
import { Money, unitWord, writtenDay } from '@kontor/tradekit/words'
import { useWords } from '../kontor.ts'
import type { Offer, QuoteRequest, RequestLine } from './api.ts'
import { type Chosen, type Column, columnsOf, offerOf } from './chosen-offers.ts'

export interface ComparisonProps {
  readonly request: QuoteRequest
  readonly chosen: Chosen
  /** None where nothing is awarded any more. */
  readonly onChoose: ((lineId: string, quoteId: string) => void) | undefined
  readonly onChooseAll: (quoteId: string) => void
}

/** What was offered, line by line and supplier by supplier; on a phone each line with its offers below. */
export function Comparison({ request, chosen, onChoose, onChooseAll }: ComparisonProps) {
  const { t } = useWords()
  const columns = columnsOf(request)
  return (
    <ScrollRegion className="quotes-scroll" label={t('quotes.comparison')}>
      <table className="quotes-table">
        <thead>
          <tr>
            <th scope="col">{t('quotes.item')}</th>
            {columns.map((column) => (
              <th key={column.quote.QuoteId} scope="col">
                <ColumnHead column={column} onAll={onChoose && onChooseAll} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {request.Lines.map((line) => (
            <LineOffers key={line.LineId} line={line} {...{ request, columns, chosen, onChoose }} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function ColumnHead({ column, onAll }: { column: Column; onAll: ((quoteId: string) => void) | undefined }) {
  const { t, locale } = useWords()
  const { supplier, quote } = column
  return (
    <span className="quotes-head">
      <b dir="auto">{supplier.Name}</b>
      <Money value={quote.Net} currency={quote.Currency} strong />
      {quote.IsBest && <Status tone="good">{t('quotes.best')}</Status>}
      {!quote.IsComplete && <small className="quotes-warn">{t('quotes.incomplete')}</small>}
      {quote.IsLate && <small className="quotes-warn">{t('quotes.late')}</small>}
      {quote.DeliveryDate && <small>{t('quotes.delivery', { day: writtenDay(quote.DeliveryDate, locale) })}</small>}
      {quote.ValidUntil && !quote.IsExpired && (
        <small>{t('quotes.validUntil', { day: writtenDay(quote.ValidUntil, locale) })}</small>
      )}
      {quote.NotBecause ? (
        <small className="quotes-warn">{t('quotes.notBecause', { reason: quote.NotBecause })}</small>
      ) : (
        onAll && (
          <Button label={t('quotes.allOf', { name: supplier.Name })} onClick={() => onAll(quote.QuoteId)}>
            {t('quotes.all')}
          </Button>
        )
      )}
    </span>
  )
}

interface LineOffersProps extends Pick<ComparisonProps, 'request' | 'chosen' | 'onChoose'> {
  readonly line: RequestLine
  readonly columns: readonly Column[]
}

function LineOffers({ request, line, columns, chosen, onChoose }: LineOffersProps) {
  const { t, format } = useWords()
  const { LineId, Name, Quantity } = line
  return (
    <tr>
      <th scope="row">
        <span className="quotes-item">
          <b dir="auto">{Name}</b>
          <small>
            {format.quantity(Quantity.value)} {unitWord(Quantity.unitCode, t)}
          </small>
        </span>
      </th>
      {columns.map(({ supplier, quote }) => {
        const offer = offerOf(line, quote.QuoteId)
        const isChosen = chosen.get(LineId) === quote.QuoteId
        return (
          <td key={quote.QuoteId} data-supplier={supplier.Name} data-chosen={isChosen || undefined}>
            {offer === undefined ? (
              <small>{t('quotes.notOffered')}</small>
            ) : onChoose && !quote.NotBecause ? (
              <RadioBox
                name={`${request.Id} ${LineId}`}
                label={t('quotes.choose', { item: Name, name: supplier.Name })}
                checked={isChosen}
                onChange={() => onChoose(LineId, quote.QuoteId)}
              >
                <Offered offer={offer} line={line} currency={quote.Currency} />
              </RadioBox>
            ) : (
              <Offered offer={offer} line={line} currency={quote.Currency} isAwarded={isChosen} />
            )}
          </td>
        )
      })}
    </tr>
  )
}

interface OfferedProps {
  readonly offer: Offer
  readonly line: RequestLine
  readonly currency: string
  readonly isAwarded?: boolean
}

function Offered({ offer, line, currency, isAwarded = false }: OfferedProps) {
  const { t, format } = useWords()
  const { Name, Quantity, Unit, Price, Amount, Differences, IsBest } = offer
  const differs = (what: Offer['Differences'][number]) => Differences.includes(what)
  return (
    <span className="quotes-offer">
      <span>
        <Money value={Amount} currency={currency} strong={IsBest} />
        {IsBest && <span className="quotes-lowest"> {t('quotes.lowest')}</span>}
      </span>
      <small>{t('quotes.each', { price: format.amount(Price, currency) })}</small>
      {(differs('quantity') || differs('unit')) && (
        <small className="quotes-warn">
          {t('quotes.otherQuantity', { quantity: `${format.quantity(Quantity)} ${unitWord(Unit, t)}` })}
        </small>
      )}
      {differs('item') && Name !== line.Name && <small dir="auto">{t('quotes.otherItem', { item: Name })}</small>}
      {isAwarded && <Status tone="good">{t('quotes.awarded')}</Status>}
    </span>
  )
}
