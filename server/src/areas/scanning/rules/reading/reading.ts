import type { readFields } from '@kontor/contract'
import { isIban } from '@kontor/ubl'
import { type Line, linesOf, placeOf, type Run } from './lines.ts'
import { amountsIn, currencyIn, dayIn, type Found, numberIn, percentIn, vatIdIn } from './values.ts'

/** What is read of a bill. */
export type FieldName = (typeof readFields)[number]

/** A field, and where it stands: the page from 1, the rest in ten-thousandths of its width. */
export interface ReadField extends Omit<Run, 'text'> {
  readonly name: FieldName
  readonly value: string
  readonly page: number
}

/** How fields are called on bills, in the languages of those who send them; the surest words first. */
const labels = {
  Number: [
    /(?:invoice|credit note|rechnungs|gutschrifts|facture|factura|faktura)[\s-]*(?:number|no\b\.?|nr\b\.?|nummer|n[°ºo]\.?|num[ée]ro|#)/i,
    /(?:numéro de facture|número de factura|n[°º] de facture|fakturanr\.?)/i,
    /^(?:tax )?(?:invoice|credit note|rechnung|gutschrift|facture|avoir|factura|faktura|kreditnota)\b/i,
  ],
  IssueDate: [
    /(?:invoice date|date of issue|issue date|issued(?: on)?|rechnungsdatum|ausgestellt(?: am)?|belegdatum|date (?:de (?:la )?facture|d[’']émission)|fecha (?:de (?:la )?factura|de emisión)|fakturadato|udstedt)/i,
    /^(?:date|datum|fecha|dato)\b/i,
  ],
  DueDate: [
    /(?:due date|due(?: on)?\b|payable (?:by|until)|fällig(?:keit(?:sdatum)?)?(?: am)?|zahlbar bis|zahlungsziel|échéance|payable (?:avant )?le|vencimiento|forfaldsdato|forfalder|betales senest)/i,
  ],
  OrderReference: [
    /(?:purchase order|order (?:number|no\b\.?|reference)|your order|p\.?o\.? (?:number|no\b\.?)|bestell(?:nummer|nr\.?|ung)|ihre bestellung|(?:votre |n[°º] de )?commande|(?:su |n[°º] de )?pedido|ordren(?:umme)?r\.?|rekvisition)/i,
  ],
  PayableAmount: [
    /(?:amount (?:due|payable)|total (?:due|payable)|to pay|zahlbetrag|zu zahlen|net à payer|montant (?:dû|à payer)|total a pagar|at betale)/i,
    /(?:grand total|invoice total|total (?:amount|incl|ttc|con iva)|gesamt(?:betrag|summe)?|rechnungsbetrag|bruttobetrag|brutto|importe total|i alt)/i,
    /^total\b/i,
  ],
  NetAmount: [
    /(?:sub-?total|net (?:amount|total)|total (?:excl|net|without|ht\b)|netto(?:betrag|summe)?|(?:summe|gesamt) ohne|total sin|i alt uden|zwischensumme|(?:total|montant) ht\b|base imponible|subtotal|ekskl\.? moms)/i,
    /^net\b/i,
  ],
  TaxAmount: [/\b(?:vat|tax|mwst|ust|umsatzsteuer|tva|iva|moms)\b/i],
} as const satisfies Partial<Record<FieldName, readonly RegExp[]>>

/** Where a tax id is said to be one: what looks like it may be an account, or a part. */
const ofTax = /\b(?:vat|ust|mwst|uid|tva|iva|nif|cif|moms|cvr|se-?nr|btw|tax id|steuer)/i

/** A label may be the beginning of another: what stands under these is something else. */
const misleading = /(?:tax|vat|ust|customer|kunden|client|cliente|kunde)[\s-]*(?:id|no\b|nr\b|number|nummer)/i

/**
 * What a bill says of itself, from the letters on its pages. What is not sure is left out: who looks from one to the other
 * takes a proposal for read. The totals are read together, and only where they agree with each other.
 *
 * @param own the tax ids of the company that got it: they are never its sender's
 */
export function readBill(
  pages: readonly (readonly Run[])[],
  { own, withTotals }: { readonly own: readonly string[]; readonly withTotals: boolean },
): ReadField[] {
  const lines = linesOf(pages)
  const known = new Set(own.map(bare))
  const head = [
    labelled(lines, 'Number', numberAlone),
    labelled(lines, 'IssueDate', dayIn),
    labelled(lines, 'DueDate', dayIn),
    labelled(lines, 'OrderReference', numberAlone),
    anywhere(lines, 'VatId', (text) => {
      const found = ofTax.test(text) ? vatIdIn(text) : undefined
      return found && !known.has(bare(found.value)) ? found : undefined
    }),
    anywhere(lines, 'Iban', ibanIn),
  ].flatMap((field) => field ?? [])
  const payable = labelled(lines, 'PayableAmount', (text) => amountsIn(text).at(-1))
  const line = lines.find(
    ({ page, text }) =>
      payable !== undefined && page === payable.page && currencyIn(text) && amountsIn(text).length > 0,
  )
  const currency = anywhere(line ? [line, ...lines] : lines, 'Currency', currencyIn)
  return [...head, ...(currency ? [currency] : []), ...(withTotals ? totalsOf(lines, payable) : [])]
}

/** Net, rate, tax and what is payable of a bill with one rate, where they add up. */
function totalsOf(lines: readonly Line[], payable: ReadField | undefined): ReadField[] {
  const net = labelled(lines, 'NetAmount', (text) => amountsIn(text).at(-1))
  const taxes = lines.filter(
    ({ text }) => labels.TaxAmount[0].test(text) && percentIn(text) && amountsIn(text).length > 0,
  )
  const [tax] = taxes
  if (payable === undefined || net === undefined || tax === undefined || taxes.length > 1) return []
  const rate = percentIn(tax.text)
  const due = amountsIn(tax.text).at(-1)
  if (rate === undefined || due === undefined || minor(net.value) + minor(due.value) !== minor(payable.value)) return []
  return [net, fieldAt('TaxPercent', tax, rate), fieldAt('TaxAmount', tax, due), payable]
}

const minor = (amount: string): number => Number(amount.replace('.', ''))
const bare = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '')

type Reader = (text: string) => Found | undefined

/** The value behind a label on its line, or below it where the label stands alone. */
function labelled(lines: readonly Line[], name: keyof typeof labels, read: Reader): ReadField | undefined {
  for (const label of labels[name])
    for (const [at, line] of lines.entries()) {
      const match = label.exec(line.text)
      if (match === null || misleading.test(line.text.slice(match.index))) continue
      const behind = match.index + match[0].length
      const found = read(line.text.slice(behind))
      if (found) return fieldAt(name, line, { ...found, from: found.from + behind })
      const below = belowOf(lines, at, match.index)
      const value = below && read(below.text)
      if (below && value) return fieldAt(name, below.line, { ...value, from: value.from + below.from })
    }
  return undefined
}

/** What stands under a place of a line, near enough to belong to it. */
function belowOf(lines: readonly Line[], at: number, from: number) {
  const [line, next] = [lines[at], lines[at + 1]]
  const head = line?.runs.findLast((run) => run.from <= from)
  if (line === undefined || next === undefined || head === undefined || next.page !== line.page) return undefined
  const run = next.runs.find(
    ({ left, width }) => left < head.left + Math.max(head.width, 1) && left + width > head.left,
  )
  if (run === undefined || run.top - head.top > 3 * head.height) return undefined
  return { line: next, text: run.text, from: run.from }
}

function anywhere(lines: readonly Line[], name: FieldName, read: Reader): ReadField | undefined {
  for (const line of lines) {
    const found = read(line.text)
    if (found) return fieldAt(name, line, found)
  }
  return undefined
}

const fieldAt = (name: FieldName, line: Line, { value, from, length }: Found): ReadField => ({
  name,
  value,
  page: line.page,
  ...placeOf(line, from, length),
})

/** A number as issuers give it; what is a day or an amount is none. */
function numberAlone(text: string): Found | undefined {
  const found = numberIn(text)
  const others = [dayIn(text), ...amountsIn(text)]
  const overlaps = (other: Found | undefined) =>
    found !== undefined &&
    other !== undefined &&
    found.from < other.from + other.length &&
    other.from < found.from + found.length
  return others.some(overlaps) ? undefined : found
}

/** How long an IBAN of a country is (ISO 13616); of others what stands together is one. */
const lengths: Readonly<Record<string, number>> = {
  ...{ AE: 23, AT: 20, BE: 16, CH: 21, CZ: 24, DE: 22, DK: 18, ES: 24, FI: 18, FR: 27, GB: 22 },
  ...{ IE: 22, IT: 27, LU: 20, NL: 18, NO: 15, PL: 28, PT: 25, SA: 24, SE: 24 },
}

function ibanIn(text: string): Found | undefined {
  for (const match of text.matchAll(/(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}/g)) {
    const signs = match[0].replaceAll(' ', '')
    // What follows it on the line may look like more of it.
    const value = signs.slice(0, lengths[signs.slice(0, 2)] ?? signs.length)
    if (isIban(value)) return { value, from: match.index, length: spread(match[0], value.length) }
  }
  return undefined
}

/** How many signs of a text hold so many that are no blanks. */
function spread(text: string, signs: number): number {
  let left = signs
  let at = 0
  while (left > 0 && at < text.length) if (text[at++] !== ' ') left--
  return at
}
