import type { FindingWords } from '../index.ts'

/** What findings of the national rules within Peppol say, in Arabic. */
export const national: FindingWords = {
  'Enter one of them.': 'أدخل أحدهما.',
  'Correct one of them.': 'صحّح إحداهما.',
  'Write the four digits in {0}.': 'اكتب الأرقام الأربعة في {0}.',
}
