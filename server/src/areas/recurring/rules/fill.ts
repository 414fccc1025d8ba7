import type { Frequency } from '@kontor/contract'
import { formatDate, formatMonths } from '@kontor/i18n'
import type { TradeForm } from '@kontor/ubl'
import type { CalendarPeriod } from './rhythm.ts'

/** What stands for a period in texts: `{period}`, `{start}`, `{end}`, `{month}`, `{year}`. */
function wordsOf(
  { start, end }: CalendarPeriod,
  frequency: Frequency,
  language: string,
): Readonly<Record<string, string>> {
  const days = { start: formatDate(start, language), end: formatDate(end, language) }
  const year = start.slice(0, 4)
  const period = { WEEKLY: `${days.start} – ${days.end}`, YEARLY: year }
  return {
    ...days,
    year,
    month: formatMonths(start, start, language),
    period: frequency === 'WEEKLY' || frequency === 'YEARLY' ? period[frequency] : formatMonths(start, end, language),
  }
}

/** A document for a period: it says so (BT-73, BT-74), and in its texts where a placeholder stands. */
export function forPeriod(form: TradeForm, period: CalendarPeriod, frequency: Frequency, language: string): TradeForm {
  const words = wordsOf(period, frequency, language)
  const fill = <T extends string | undefined>(text: T) =>
    text?.replace(/\{(\w+)\}/g, (hole, name) => words[name] ?? hole)
  const isBill = form.type === 'Invoice' || form.type === 'CreditNote'
  return {
    ...form,
    note: fill(form.note),
    buyerReference: fill(form.buyerReference),
    paymentTerms: fill(form.paymentTerms),
    ...(isBill && { period }),
    lines: form.lines.map((line) => ({
      ...line,
      name: fill(line.name) ?? '',
      description: fill(line.description),
    })),
  }
}
