import type { FindingWords } from '../index.ts'

/** What findings of XRechnung say, in German. */
export const xrechnung: FindingWords = {
  'The payment of a third party has no {0}.': 'Die Zahlung eines Dritten hat nicht: {0}.',
  'Enter the {0}.': 'Geben Sie ein: {0}.',
}
