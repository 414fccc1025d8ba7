import type { FindingWords } from '../index.ts'

/** What findings of EN 16931's binding to CII say, in Danish. */
export const cii: FindingWords = {
  'There is not exactly one {0} in {1}.': 'Der er ikke præcis ét {0} i {1}.',
  'There is more than one {0} in {1}.': 'Der er mere end ét {0} i {1}.',
  'Give {0} once.': 'Angiv {0} én gang.',
}
