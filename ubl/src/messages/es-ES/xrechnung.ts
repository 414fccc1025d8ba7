import type { FindingWords } from '../index.ts'

/** What findings of XRechnung say, in Spanish. */
export const xrechnung: FindingWords = {
  'The payment of a third party has no {0}.': 'El pago de un tercero no tiene: {0}.',
  'Enter the {0}.': 'Introduzca: {0}.',
}
