import type { FindingWords } from '../index.ts'

/** What findings of EN 16931's binding to CII say, in German. */
export const cii: FindingWords = {
  'There is not exactly one {0} in {1}.': 'In {1} steht nicht genau ein {0}.',
  'There is more than one {0} in {1}.': 'In {1} steht mehr als ein {0}.',
  'Give {0} once.': 'Geben Sie {0} einmal an.',
}
