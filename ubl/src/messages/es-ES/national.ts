import type { FindingWords } from '../index.ts'

/** What findings of the national rules within Peppol say, in Spanish. */
export const national: FindingWords = {
  'Enter one of them.': 'Introduzca uno de ellos.',
  'Correct one of them.': 'Corrija una de ellas.',
  'Write the four digits in {0}.': 'Escriba las cuatro cifras en {0}.',
}
