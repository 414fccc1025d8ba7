import { isDecimal } from '../decimal.ts'
import { type Finding, texts } from '../finding.ts'
import { t } from '../message.ts'
import { formRules } from '../rules/core.ts'
import { judge } from '../rules/judge.ts'
import { isDay } from '../schema/data-types.ts'
import { isBlank } from '../xml/characters.ts'
import { compose } from './compose.ts'
import { fieldOf } from './field-of.ts'
import type { LineForm, TradeForm } from './form.ts'

/**
 * What stands between a form and a good document, in the form's own words: `path` is a field such as
 * 'lines.1.quantity'. First what is not yet a number or a date, then the rules over the document that the form makes.
 * Each field is named once per rule, and not for a rule where it cannot be read at all; what a line does not say yet is
 * asked for once, whatever else would be wrong with it, and a party that is not chosen by its name alone: a form chooses
 * its buyer, who has a name and all else.
 */
export function checkForm(form: TradeForm): Finding[] {
  const unreadable = unreadableFields(form)
  const fields = new Set(unreadable.map((finding) => finding.path))
  const seen = new Set<string>()
  const judged = judge(compose(form), formRules(form.type))
    .map((finding): Finding => ({ ...finding, path: fieldOf(finding, form) }))
    .filter(({ rule, path }) => {
      const key = emptyPart(form, path) ?? `${rule} ${path}`
      if (fields.has(path) || seen.has(key)) return false
      seen.add(key)
      return true
    })
    .map((finding) => (emptyPart(form, finding.path) === 'buyer' ? { ...finding, ...noBuyer } : finding))
  return [...unreadable, ...judged]
}

const noBuyer = texts(t`The document has no buyer.`, t`Choose a buyer.`)

/** What is still to fill in where a finding is: a party without a name as a whole, or a field of a line. */
function emptyPart(form: TradeForm, path: string): string | undefined {
  const [part, ...below] = path.split('.')
  if (part === 'seller' || part === 'buyer') return isBlank(form[part].name) ? part : undefined
  const value = below.reduce((inner: unknown, step) => Object(inner)[step], form.lines)
  return part === 'lines' && typeof value === 'string' && isBlank(value) ? path : undefined
}

type Check = readonly [path: string, value: string | undefined]

function unreadableFields(form: TradeForm): Finding[] {
  const dates: Check[] = [
    ['issueDate', form.issueDate],
    ['dueDate', form.dueDate],
    ['deliveryDate', form.deliveryDate],
    ['period.start', form.period?.start],
    ['period.end', form.period?.end],
    ['precedingInvoice.issueDate', form.precedingInvoice?.issueDate],
    ...form.lines.flatMap((line, i): Check[] => [
      [`lines.${i}.period.start`, line.period?.start],
      [`lines.${i}.period.end`, line.period?.end],
      [`lines.${i}.document.issueDate`, line.document?.issueDate],
    ]),
  ]
  const decimals: Check[] = [
    ['prepaid', form.prepaid],
    ['rounding', form.rounding],
    ['taxCurrency.rate', form.taxCurrency?.rate],
    ...(form.allowances ?? []).flatMap((row, i): Check[] => [
      [`allowances.${i}.amount`, row.amount],
      [`allowances.${i}.percent`, row.percent],
      [`allowances.${i}.base`, row.base],
      [`allowances.${i}.tax.percent`, row.tax.percent],
    ]),
    ...form.lines.flatMap(lineDecimals),
  ]
  return [
    ...dates.flatMap((check) => refuse(check, isDay, 'FORM-DATE', 'a date', 'Use the format 2026-11-21.')),
    ...decimals.flatMap((check) => refuse(check, isDecimal, 'FORM-DECIMAL', 'a number', 'Use the format 12.50.')),
  ]
}

const lineDecimals = (line: LineForm, i: number): Check[] => [
  [`lines.${i}.quantity`, line.quantity],
  [`lines.${i}.price`, line.price],
  [`lines.${i}.baseQuantity`, line.baseQuantity],
  [`lines.${i}.tax.percent`, line.tax.percent],
  [`lines.${i}.short`, line.short],
  [`lines.${i}.rejected.quantity`, line.rejected?.quantity],
  ...(line.allowances ?? []).flatMap((row, k): Check[] => [
    [`lines.${i}.allowances.${k}.amount`, row.amount],
    [`lines.${i}.allowances.${k}.percent`, row.percent],
    [`lines.${i}.allowances.${k}.base`, row.base],
  ]),
]

/** An empty field is not unreadable: whether it may be empty is for the rules. */
function refuse(
  [path, value]: Check,
  reads: (value: string) => boolean,
  rule: string,
  what: string,
  fix: string,
): Finding[] {
  const written = value?.trim() ?? ''
  if (written === '' || reads(written)) return []
  return [{ rule, severity: 'fatal', path, ...texts(t`${JSON.stringify(written)} is not ${what}.`, fix) }]
}
