import type { taxNumbers } from './trade-document.ts'

type Numbers = ReturnType<typeof taxNumbers>

/** One VAT category with what EN 16931-1 clause 6.4.3 asks of it. */
export type Family = {
  /** as in the ids of its rules */
  id: string
  /** as in documents (UNCL5305) */
  code: string
  name: string
  /** tax numbers that it needs, in words, in terms, and as a test */
  numbers: { words: string; terms: string; hold: (numbers: Numbers) => boolean }
  rate: 'greater than zero' | 'zero' | 'zero or more' | 'none'
  /** one row of the breakdown per rate, or one alone */
  rows: 'per rate' | 'one'
  reason: 'required' | 'forbidden'
}

const sellerNumber: Family['numbers'] = {
  words: "the seller's VAT number, its tax registration or its tax representative's VAT number",
  terms: 'BT-31 BT-32 BT-63',
  hold: (has) => has.sellerVat || has.sellerTax || has.representativeVat,
}

export const families: readonly Family[] = [
  {
    id: 'S',
    code: 'S',
    name: 'standard rated',
    numbers: sellerNumber,
    rate: 'greater than zero',
    rows: 'per rate',
    reason: 'forbidden',
  },
  { id: 'Z', code: 'Z', name: 'zero rated', numbers: sellerNumber, rate: 'zero', rows: 'one', reason: 'forbidden' },
  {
    id: 'E',
    code: 'E',
    name: 'exempt from VAT',
    numbers: sellerNumber,
    rate: 'zero',
    rows: 'one',
    reason: 'required',
  },
  {
    id: 'AE',
    code: 'AE',
    name: 'reverse charge',
    numbers: {
      words: "the seller's VAT number, tax registration or representative, and the buyer's VAT number or registration",
      terms: 'BT-48 BT-31 BT-32 BT-63 BT-47',
      hold: (has) => sellerNumber.hold(has) && (has.buyerVat || has.buyerLegal),
    },
    rate: 'zero',
    rows: 'one',
    reason: 'required',
  },
  {
    id: 'IC',
    code: 'K',
    name: 'intra-Community supply',
    numbers: {
      words: "the VAT number of the seller or its representative, and the buyer's",
      terms: 'BT-48 BT-31 BT-63',
      hold: (has) => (has.sellerVat || has.representativeVat) && has.buyerVat,
    },
    rate: 'zero',
    rows: 'one',
    reason: 'required',
  },
  {
    id: 'G',
    code: 'G',
    name: 'export outside the EU',
    numbers: {
      words: 'the VAT number of the seller or its representative',
      terms: 'BT-31 BT-63',
      hold: (has) => has.sellerVat || has.representativeVat,
    },
    rate: 'zero',
    rows: 'one',
    reason: 'required',
  },
  {
    id: 'O',
    code: 'O',
    name: 'not subject to VAT',
    numbers: {
      words: 'no VAT number of the seller, its representative or the buyer',
      terms: 'BT-31 BT-63 BT-48',
      hold: (has) => !has.sellerVat && !has.representativeVat && !has.buyerVat,
    },
    rate: 'none',
    rows: 'one',
    reason: 'required',
  },
  {
    id: 'AF',
    code: 'L',
    name: 'Canary Islands IGIC',
    numbers: sellerNumber,
    rate: 'zero or more',
    rows: 'per rate',
    reason: 'forbidden',
  },
  {
    id: 'AG',
    code: 'M',
    name: 'Ceuta and Melilla IPSI',
    numbers: sellerNumber,
    rate: 'zero or more',
    rows: 'per rate',
    reason: 'forbidden',
  },
]
