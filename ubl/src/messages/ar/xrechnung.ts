import type { FindingWords } from '../index.ts'

/** What findings of XRechnung say, in Arabic. */
export const xrechnung: FindingWords = {
  'The payment of a third party has no {0}.': 'دفعة الطرف الثالث ينقصها: {0}.',
  'Enter the {0}.': 'أدخل: {0}.',
}
