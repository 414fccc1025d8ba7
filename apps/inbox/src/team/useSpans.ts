import { writtenDay } from '@kontor/tradekit/words'
import { useWords } from '../kontor.ts'

/** Says some days that follow each other; one of them by itself. */
export function useSpans() {
  const { t, locale } = useWords()
  return ({ from, until }: { readonly from: string; readonly until: string }): string =>
    from === until
      ? writtenDay(from, locale)
      : t('calendar.days', { from: writtenDay(from, locale), until: writtenDay(until, locale) })
}
