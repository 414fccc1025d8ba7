import type { FindingWords } from '../index.ts'

/** What findings of the schema and of a form's fields say, in Arabic. */
export const schema: FindingWords = {
  'Write it as 2026-11-21.': 'اكتبه هكذا: 2026-11-21.',
  'Write it as 12.50.': 'اكتبه هكذا: 12.50.',
  '{0} holds the text {1}; it takes elements only.': 'يحوي {0} النص {1}؛ ولا يقبل إلا العناصر.',
  'Remove the text.': 'احذف النص.',
  '{0} has no place in {1}.': 'لا مكان لـ {0} في {1}.',
  'Remove it, or put it where it belongs.': 'احذفه أو ضعه في موضعه.',
  '{0} stands after {1}; in {2} it comes before.': 'يأتي {0} بعد {1}؛ وفي {2} يأتي قبله.',
  'Move it before {0}.': 'انقله قبل {0}.',
  '{0} stands more than once; {1} has one at most.': 'يتكرر {0}؛ وفي {1} واحد على الأكثر.',
  '{0} is missing; {1} must have it.': 'ينقص {0}؛ ولا بد منه في {1}.',
  'Add {0}.': 'أضف {0}.',
  'Add {0} before {1}.': 'أضف {0} قبل {1}.',
  '{0} holds {1}; it takes text only.': 'يحوي {0} {1}؛ ولا يقبل إلا النص.',
  'Write {0}.': 'اكتب: {0}.',
  '{0} has no {1}; {2} must have it.': 'ليس في {0} {1}؛ ولا بد منه في {2}.',
  '{0} has the attribute {1}; {2} has none such.': 'في {0} السمة {1}؛ وليست في {2}.',
  '{0} has the attribute {1}; it takes none.': 'في {0} السمة {1}؛ ولا يقبل سمات.',
  '{0} holds {1} of {2}; it must hold one.': 'يحوي {0} {1} من {2}؛ المطلوب واحد.',
  'Keep {0}.': 'أبقِ: {0}.',
}
