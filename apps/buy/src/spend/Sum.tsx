import { Money } from '@kontor/tradekit/words'
import { useWords } from '../kontor.ts'
import type { Spend } from './api.ts'
import { changeWord, isCompared } from './words.ts'

/** What all of it comes to, and how that has changed. */
export function Sum({ of }: { of: Spend }) {
  const words = useWords()
  const { Amount, Before, Change, Currency } = of
  return (
    <p className="spend-sum">
      <span>
        <Money value={Amount} currency={Currency} strong />
      </span>
      {isCompared(of) && (
        <small>
          {words.t('spend.beforeShort')} <Money value={Before} currency={Currency} />
          {Change !== undefined && ` · ${changeWord(Change, words)}`}
        </small>
      )}
    </p>
  )
}
