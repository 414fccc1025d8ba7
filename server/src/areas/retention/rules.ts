import type { TradeType } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { dayBy, firstClock } from '../entries/rules/index.ts'

/** What a law has a company keep: whole years from the end of the calendar year of a paper. */
export interface RetentionLaw {
  /** ISO 3166-1; empty where the law of a country is not known here. */
  readonly country: string
  /** From this day on it is in force, for all that is still kept then; from ever where it names none. */
  readonly from?: string
  /** Of what is booked: invoices, credit notes, advices of payment. */
  readonly vouchers: number
  /** Of what was written about it: orders, quotes, advices, answers. */
  readonly letters: number
  readonly source: string
}

/**
 * Where a law counts from the end of the business year, this counts from the end of the calendar year: where the two
 * differ, the company holds what it needs longer. Sources were read in November 2026; later laws are lines to be added.
 */
export const retentionLaws: readonly RetentionLaw[] = [
  { country: 'AT', vouchers: 7, letters: 7, source: '§ 132 BAO, § 212 UGB' },
  { country: 'BE', vouchers: 7, letters: 7, source: 'Art. III.88 CDE/WER' },
  { country: 'BE', from: '2023-01-01', vouchers: 10, letters: 10, source: 'Art. 60 § 4 CTVA/WBTW' },
  { country: 'CH', vouchers: 10, letters: 10, source: 'Art. 958f OR' },
  { country: 'DE', vouchers: 10, letters: 6, source: '§ 147 Abs. 3 AO, § 257 Abs. 4 HGB' },
  {
    country: 'DE',
    from: '2025-01-01',
    vouchers: 8,
    letters: 6,
    // BEG IV, BGBl. 2024 I Nr. 323, and § 14b UStG with it.
    source: '§ 147 Abs. 3 AO, § 257 Abs. 4 HGB',
  },
  { country: 'DK', vouchers: 5, letters: 5, source: 'Bogføringsloven § 12' },
  { country: 'ES', vouchers: 6, letters: 6, source: 'Art. 30 Código de Comercio' },
  { country: 'FI', vouchers: 6, letters: 6, source: 'Kirjanpitolaki 2:10 §' },
  { country: 'FR', vouchers: 10, letters: 10, source: 'Art. L123-22 Code de commerce' },
  { country: 'GB', vouchers: 6, letters: 6, source: 'VATA 1994 Sch. 11 para. 6, Companies Act 2006 s. 388' },
  { country: 'IE', vouchers: 6, letters: 6, source: 'VAT Consolidation Act 2010 s. 84' },
  { country: 'IT', vouchers: 10, letters: 10, source: 'Art. 2220 Codice civile' },
  { country: 'LU', vouchers: 10, letters: 10, source: 'Art. 16 Code de commerce' },
  { country: 'NL', vouchers: 7, letters: 7, source: 'Art. 52 AWR' },
  { country: 'NO', vouchers: 5, letters: 5, source: 'Bokføringsloven § 13' },
  { country: 'PT', vouchers: 10, letters: 10, source: 'Art. 123 CIRC, art. 52 CIVA' },
  { country: 'SE', vouchers: 7, letters: 7, source: 'Bokföringslagen 7 kap. 2 §' },
  // No one law of the union says so: the longest time that the tax authority asks of a business.
  { country: 'US', vouchers: 7, letters: 7, source: '26 CFR 1.6001-1, IRS Publication 583' },
]

/** Whoever lives under a law that is not in the table keeps for the longest time in it. */
const elsewhere: RetentionLaw = { country: '', vouchers: 10, letters: 10, source: 'The longest time in the table' }

/** The law of a country that is in force on a day. */
export const lawOf = (country: string, today: string): RetentionLaw =>
  retentionLaws
    .filter((law) => law.country === country && (law.from ?? '') <= today)
    .reduce((latest, law) => ((law.from ?? '') >= (latest.from ?? '') ? law : latest), elsewhere)

const kindOf: Readonly<Record<TradeType, 'vouchers' | 'letters'>> = {
  invoice: 'vouchers',
  creditnote: 'vouchers',
  remittanceadvice: 'vouchers',
  order: 'letters',
  orderchange: 'letters',
  orderresponse: 'letters',
  quote: 'letters',
  requestforquotation: 'letters',
  reminder: 'letters',
  requisition: 'letters',
  despatchadvice: 'letters',
  receiptadvice: 'letters',
  status: 'letters',
}

/** How long a law has documents kept, by their types. */
export const yearsOf = (law: RetentionLaw): { types: readonly TradeType[]; years: number }[] =>
  (['vouchers', 'letters'] as const).map((kind) => ({
    types: (Object.keys(kindOf) as TradeType[]).filter((type) => kindOf[type] === kind),
    years: law[kind],
  }))

/** Until when a document is kept, and why. */
export interface Retention {
  /** The last day. */
  readonly until: string
  readonly law: RetentionLaw
}

export interface Kept {
  readonly type: TradeType
  readonly issueDate: string | null
  readonly finished: Date | null
  readonly exchanged: Date | null
}

const farthestYear = 9999

/**
 * Until when the law has a document kept: to the end of the calendar year in which it was issued, or finished or
 * exchanged where that was later, and the law's years from there. Undefined of a draft that was never finished. On what
 * day an instant was, the first clock on earth says: at the turn of a year nobody's paper goes a year early.
 */
export function retentionOf(entry: Kept, law: RetentionLaw): Retention | undefined {
  if (entry.finished === null) return undefined
  const settled = dayBy(firstClock, entry.exchanged ?? entry.finished)
  const last = entry.issueDate !== null && entry.issueDate > settled ? entry.issueDate : settled
  return { until: `${Math.min(Number(last.slice(0, 4)) + law[kindOf[entry.type]], farthestYear)}-12-31`, law }
}

/** Whether the law had a document kept, and does no longer. */
export function isExpired(entry: Kept, law: RetentionLaw, today: string): boolean {
  const retention = retentionOf(entry, law)
  return retention !== undefined && retention.until < today
}

/** The last day on which a document may have been issued, finished and exchanged to be kept no longer today. */
export const lastDayExpired = (years: number, today: string): string => `${Number(today.slice(0, 4)) - years - 1}-12-31`

/** A retention as a sentence goes on with it. */
export const keptBy = ({ until, law }: Retention): Message =>
  law === elsewhere
    ? t`it must be kept until ${until} by law (longest known retention period)`
    : t`it must be kept until ${until} by law (${law.country}: ${law.source})`
