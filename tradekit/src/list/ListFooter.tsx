import { ScrollRegion } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { DocumentSum, Row } from '../queries/types.ts'
import { TriageKeys } from '../triage/TriageKeys.tsx'
import { Money } from '../words/Money.tsx'

/** F-138: what the sums' types mean. */
const sideOf = { '1': 'list.sales', '-1': 'list.purchases' } as const

export interface ListFooterProps {
  readonly count: number
  readonly sums: readonly DocumentSum[]
  /** The list is in the order of the amount: those of one currency stand together. */
  readonly byCurrency: boolean
  /** The one that has the keyboard. */
  readonly row: Row | undefined
}

/** How many documents the list shows, what they add up to by currency, and the keys of triage. */
export function ListFooter({ count, sums, byCurrency, row }: ListFooterProps) {
  const { t, format } = useWords()
  return (
    <footer className="doc-foot">
      <span role="status">{t('list.count', { count, shown: format.count(count) })}</span>
      <ScrollRegion label={t('list.totals')} className="doc-sums">
        {byCurrency && <span className="doc-quiet">{t('list.byCurrency')}</span>}
        {(['1', '-1'] as const).map((type) => {
          const own = sums.filter((sum) => String(sum.Type) === type)
          return own.length === 0 ? null : (
            <span key={type} className="doc-sum">
              {t(sideOf[type])}
              {own.map((sum) => (
                <Money key={sum.Currency} value={sum.Sum} currency={sum.Currency} strong />
              ))}
            </span>
          )
        })}
      </ScrollRegion>
      <TriageKeys allowed={row?.AllowedActions?.map(({ Action }) => Action) ?? []} />
    </footer>
  )
}
