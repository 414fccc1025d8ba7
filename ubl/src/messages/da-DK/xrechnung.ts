import type { FindingWords } from '../index.ts'

/** What findings of XRechnung say, in Danish. */
export const xrechnung: FindingWords = {
  'The payment of a third party has no {0}.': 'En tredjeparts betaling mangler: {0}.',
  'Enter the {0}.': 'Angiv: {0}.',
}
