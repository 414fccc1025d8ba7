import type { FindingWords } from '../index.ts'

/** What findings of XRechnung say, in French. */
export const xrechnung: FindingWords = {
  'The payment of a third party has no {0}.': 'Le paiement d’un tiers n’a pas : {0}.',
  'Enter the {0}.': 'Saisissez : {0}.',
}
