import type { FindingWords } from '../index.ts'

/** What findings of EN 16931's binding to CII say, in Spanish. */
export const cii: FindingWords = {
  'There is not exactly one {0} in {1}.': 'No hay exactamente un {0} en {1}.',
  'There is more than one {0} in {1}.': 'Hay más de un {0} en {1}.',
  'Give {0} once.': 'Indique {0} una vez.',
}
