import { Button } from '@kontor/kit'
import { Money, unitWord } from '@kontor/tradekit/words'
import { useKontor, useWords } from '../kontor.ts'
import type { AccrualLine } from './api.ts'

export interface AccrualLinesProps {
  readonly lines: readonly AccrualLine[]
  /** That of the company. */
  readonly currency: string
  readonly more: (() => void) | undefined
  readonly isMore: boolean
}

/** The lines of orders of which more came than was invoiced; each leads to its order. */
export function AccrualLines({ lines, currency, more, isMore }: AccrualLinesProps) {
  const { t } = useWords()
  // What is in the currency of the company already is not said twice.
  const converts = lines.some((line) => line.Currency !== currency)
  return (
    <>
      <table className="doc-table match-table accruals-lines">
        <caption>{t('accruals.lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('accruals.order')}</th>
            <th scope="col">{t('accruals.item')}</th>
            <th scope="col" data-align="end">
              {t('accruals.received')}
            </th>
            <th scope="col" data-align="end">
              {t('accruals.invoiced')}
            </th>
            <th scope="col" data-align="end">
              {t('accruals.amount')}
            </th>
            {converts && (
              <th scope="col" data-align="end">
                {t('accruals.converted', { currency })}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={`${line.OrderId} ${line.LineId}`} line={line} converts={converts} currency={currency} />
          ))}
        </tbody>
      </table>
      {more && (
        <Button type="text" busy={isMore} onClick={more}>
          {t('match.more')}
        </Button>
      )}
    </>
  )
}

interface LineProps {
  readonly line: AccrualLine
  readonly converts: boolean
  readonly currency: string
}

function Line({ line, converts, currency }: LineProps) {
  const { t, format } = useWords()
  const { open } = useKontor()
  const { OrderId, OrderNumber, Supplier, LineId, Description, CostCentre, Category, Unit = '' } = line
  const quantity = (value: string) => `${format.quantity(value)} ${unitWord(Unit, t)}`
  return (
    <tr>
      <td>
        <Button
          type="text"
          label={t('accruals.open', { number: OrderNumber })}
          onClick={() => open('Kontor.Documents', `/view/${OrderId}`)}
        >
          {OrderNumber}
        </Button>
        <small className="doc-block">
          <bdi>{Supplier}</bdi>
        </small>
      </td>
      <td>
        <b dir="auto">{Description}</b>
        <small className="doc-block">
          {[t('accruals.line', { line: LineId }), CostCentre, Category].filter(Boolean).join(' · ')}
        </small>
      </td>
      <td data-align="end" data-label={t('accruals.received')}>
        {quantity(line.Received)}
      </td>
      <td data-align="end" data-label={t('accruals.invoiced')}>
        {quantity(line.Billed)}
      </td>
      <td data-align="end" data-label={t('accruals.amount')}>
        {line.Amount === undefined ? t('accruals.noPrice') : <Money value={line.Amount} currency={line.Currency} />}
      </td>
      {converts && (
        <td data-align="end" data-label={t('accruals.converted', { currency })}>
          {line.Converted === undefined
            ? line.Amount !== undefined && t('accruals.noRate', { currency: line.Currency })
            : line.Currency !== currency && <Money value={line.Converted} currency={currency} />}
        </td>
      )}
    </tr>
  )
}
