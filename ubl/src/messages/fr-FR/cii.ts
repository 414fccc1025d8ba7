import type { FindingWords } from '../index.ts'

/** What findings of EN 16931's binding to CII say, in French. */
export const cii: FindingWords = {
  'There is not exactly one {0} in {1}.': 'Il n’y a pas exactement un {0} dans {1}.',
  'There is more than one {0} in {1}.': 'Il y a plus d’un {0} dans {1}.',
  'Give {0} once.': 'Donnez {0} une fois.',
}
