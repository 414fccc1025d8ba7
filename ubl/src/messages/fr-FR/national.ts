import type { FindingWords } from '../index.ts'

/** What findings of the national rules within Peppol say, in French. */
export const national: FindingWords = {
  'Enter one of them.': 'Saisissez l’un des deux.',
  'Correct one of them.': 'Corrigez l’une des deux.',
  'Write the four digits in {0}.': 'Écrivez les quatre chiffres dans {0}.',
}
