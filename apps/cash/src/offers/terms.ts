import { writtenDay } from '@kontor/tradekit/words'
import type { Programme } from '../api.ts'
import type { Words } from '../kontor.ts'

type Terms = Pick<Programme, 'Percent' | 'Days' | 'PayWithin' | 'Until'>

/** What is offered, in a sentence: a rate of the year, or for so many days. */
export function termsText(
  { Percent, Days, PayWithin, Until }: Terms,
  { t, locale }: Pick<Words, 't' | 'locale'>,
): string {
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(Percent as `${number}`)
  const rate = Days === 365 ? t('terms.yearly', { percent }) : t('terms.days', { percent, count: Days ?? 365 })
  const paid = t('terms.paid', { count: PayWithin ?? 3 })
  return t('terms.all', { rate, paid, day: writtenDay(Until, locale) })
}
