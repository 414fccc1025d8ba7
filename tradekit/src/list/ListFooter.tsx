import { Kbd, ScrollRegion } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { DocumentSum } from '../queries/types.ts'
import { Money } from '../words/Money.tsx'

/** F-138: what the sums' types mean. */
const sideOf = { '1': 'list.sales', '-1': 'list.purchases' } as const

/** How many documents the list shows, what they add up to by currency, and the keys that move in it. */
export function ListFooter({ count, sums }: { count: number; sums: readonly DocumentSum[] }) {
  const { t, format } = useWords()
  return (
    <footer className="doc-foot">
      <span role="status">{t('list.count', { count, shown: format.count(count) })}</span>
      <ScrollRegion label={t('list.totals')} className="doc-sums">
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
      <span className="doc-keys" aria-hidden="true">
        <span>
          <Kbd>J</Kbd> <Kbd>K</Kbd> {t('keys.move')}
        </span>
        <span>
          <Kbd>A</Kbd> {t('keys.accept')}
        </span>
        <span>
          <Kbd>R</Kbd> {t('keys.reject')}
        </span>
      </span>
    </footer>
  )
}
