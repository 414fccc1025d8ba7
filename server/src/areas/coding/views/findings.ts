import type { Finding, Of } from '@kontor/contract'
import { createFormat, formatMessage, localeOf } from '@kontor/i18n'
import { messagesFor } from '../messages/index.ts'
import { isFatal, type Remark } from '../rules/index.ts'

const most = 1000

/** What is wrong with a coding, in the reader's language, with amounts in the document's currency. */
export function findingsOf(remarks: readonly Remark[], language: string, currency: string | undefined) {
  const words = messagesFor(language)
  const locale = localeOf(language).code
  const format = createFormat(locale)
  const said = (value: string, unit: 'amount' | 'percent') => {
    if (unit === 'percent') return format.percent(value)
    return currency === undefined ? format.quantity(value) : format.amount(value, currency)
  }
  return remarks.slice(0, most).map((remark): Of<typeof Finding> => {
    const place = remark.lineId === undefined ? words.whole : formatMessage(words.line, locale, { line: remark.lineId })
    const sums =
      'sum' in remark
        ? {
            sum: said(remark.sum, remark.unit),
            whole: said(remark.whole, remark.unit),
            rest: said(withoutSign(remark.rest), remark.unit),
          }
        : {}
    const values = { ...remark, ...sums, place, line: remark.lineId }
    const { message, fix } = words.findings[remark.rule]
    return {
      rule: remark.rule,
      severity: isFatal(remark) ? 'fatal' : 'warning',
      path: remark.path,
      message: formatMessage(message, locale, values),
      fix: formatMessage(fix, locale, values),
    }
  })
}

const withoutSign = (decimal: string) => decimal.replace('-', '')
