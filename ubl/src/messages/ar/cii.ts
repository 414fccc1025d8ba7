import type { FindingWords } from '../index.ts'

/** What findings of EN 16931's binding to CII say, in Arabic. */
export const cii: FindingWords = {
  'There is not exactly one {0} in {1}.': 'ليس في {1} عنصر {0} واحد بالضبط.',
  'There is more than one {0} in {1}.': 'في {1} أكثر من {0}.',
  'Give {0} once.': 'اذكر {0} مرة واحدة.',
}
