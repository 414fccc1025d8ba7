import type { FindingWords } from '../index.ts'

/** What findings of the national rules within Peppol say, in German. */
export const national: FindingWords = {
  'Enter one of them.': 'Tragen Sie eine davon ein.',
  'Correct one of them.': 'Berichtigen Sie eine davon.',
  'Write the four digits in {0}.': 'Schreiben Sie die vier Ziffern in {0}.',
}
