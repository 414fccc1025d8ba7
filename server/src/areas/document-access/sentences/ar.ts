/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} does not allow {1}: {2}.': 'لا يسمح المستند {0} بـ {1}: {2}.',
  'Reason is empty: say how you know, or why, for the log.': 'Reason فارغ: اذكر للسجل كيف عرفت أو لماذا.',
  'The document {0} is not open to you: {1}. Ask one of them.': 'المستند {0} غير متاح لك: {1}. اسأل أحدهم.',
  'Grants.{0} names nobody: give either UserId or GroupId.': 'Grants.{0} لا يسمّي أحدًا: أعطِ UserId أو GroupId.',
  'Grants.{0} names two: give either UserId or GroupId.': 'Grants.{0} يسمّي اثنين: أعطِ UserId أو GroupId.',
  'The document {0} is not open to this person: {1}.': 'المستند {0} غير متاح لهذا الشخص: {1}.',
}
