import type { FindingWords } from '../index.ts'

/** What findings of the national rules within Peppol say, in Danish. */
export const national: FindingWords = {
  'Enter one of them.': 'Angiv et af dem.',
  'Correct one of them.': 'Ret en af dem.',
  'Write the four digits in {0}.': 'Skriv de fire cifre i {0}.',
}
