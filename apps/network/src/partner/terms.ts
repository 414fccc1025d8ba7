import type { Incoterm } from '@kontor/sdk'
import type { Terms, TermsKind } from '../api.ts'
import type { Words } from '../kontor.ts'

/** Terms in words: 'Net 30 days', '2% within 10 days', 'DAP'. */
export function termsInWords(
  { Code, Days, DiscountPercent, DiscountDays }: Terms,
  kind: TermsKind,
  words: Words,
): string[] {
  const { t } = words
  if (kind === 'delivery') {
    const within = Days === undefined ? [] : [t('terms.delivered', { count: Days })]
    return [...(Code === undefined ? [] : [t(`incoterm.${Code as Incoterm}`)]), ...within]
  }
  const net = Days === undefined ? [] : [t('terms.net', { count: Days })]
  if (DiscountPercent === undefined || DiscountDays === undefined) return net
  const percent = percentOf(DiscountPercent, words)
  return [...net, t('terms.discount', { percent, count: DiscountDays })]
}

const percentOf = (decimal: string, { locale }: Words): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(
    // Decimal text keeps its digits: the formatter scales it by hundred.
    `${decimal}e-2` as Intl.StringNumericLiteral,
  )

export interface TermsDraft {
  readonly code: string
  readonly days: string
  readonly percent: string
  readonly within: string
  readonly note: string
}

export const draftOf = ({ Code, Days, DiscountPercent, DiscountDays, Note }: Terms): TermsDraft => ({
  code: Code ?? '',
  days: Days === undefined ? '' : String(Days),
  percent: DiscountPercent ?? '',
  within: DiscountDays === undefined ? '' : String(DiscountDays),
  note: Note ?? '',
})

const maxDays = 3650
const isDays = (text: string): boolean => /^\d{1,4}$/.test(text.trim()) && Number(text) <= maxDays
const isPercent = (text: string): boolean => /^\d{1,2}(\.\d{1,4})?$|^100$/.test(text)

type Wrong = 'days' | 'percent' | 'within' | 'late'

/** What is wrong with what was typed, by its field. */
export function termsProblems({ days, percent, within }: TermsDraft): Partial<Record<keyof TermsDraft, Wrong>> {
  const isLate = isDays(days) && isDays(within) && Number(within) > Number(days)
  return {
    ...(days.trim() !== '' && !isDays(days) && { days: 'days' as const }),
    ...((percent === '' ? within.trim() !== '' : !isPercent(percent)) && { percent: 'percent' as const }),
    ...((within.trim() === '' ? percent !== '' : !isDays(within)) && { within: 'within' as const }),
    ...(isLate && { within: 'late' as const }),
  }
}

export const termsOf = ({ code, days, percent, within, note }: TermsDraft): Terms => ({
  ...(code !== '' && { Code: code }),
  ...(days.trim() !== '' && { Days: Number(days) }),
  ...(percent !== '' && { DiscountPercent: percent }),
  ...(within.trim() !== '' && { DiscountDays: Number(within) }),
  ...(note.trim() !== '' && { Note: note.trim() }),
})
