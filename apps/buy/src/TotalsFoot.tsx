import { Money } from '@kontor/tradekit/words'
import { useWords } from './kontor.ts'

export interface TotalsFootProps {
  readonly net: string | undefined
  /** None where no line says its tax. */
  readonly tax?: string | undefined
  readonly total?: string | undefined
  readonly currency: string | undefined
}

/** What it all comes to: without tax, the tax, and with it. */
export function TotalsFoot({ net, tax, total, currency }: TotalsFootProps) {
  const { t } = useWords()
  if (tax === undefined)
    return (
      <p className="buy-total">
        {t('buy.total')} <Money value={net} currency={currency} strong />
      </p>
    )
  return (
    <dl className="buy-totals">
      <dt>{t('totals.net')}</dt>
      <dd>
        <Money value={net} currency={currency} />
      </dd>
      <dt>{t('line.vat')}</dt>
      <dd>
        <Money value={tax} currency={currency} />
      </dd>
      <dt>{t('buy.total')}</dt>
      <dd>
        <Money value={total} currency={currency} strong />
      </dd>
    </dl>
  )
}
