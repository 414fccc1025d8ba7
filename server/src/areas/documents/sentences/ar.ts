/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} cannot be locked as a {1}: {2}.': 'لا يمكن قفل المستند {0} بوصفه {1}: {2}.',
  'The document {0} does not exist. Save it without a version.': 'المستند {0} غير موجود. احفظه دون إصدار.',
  'The document {0} cannot be saved: {1}. Save a new one.': 'لا يمكن حفظ المستند {0}: {1}. احفظ مستندًا جديدًا.',
  'The document {0} has version {1}, not {2}: somebody saved it. Read it again.':
    'للمستند {0} الإصدار {1} لا {2}: حفظه أحدهم. اقرأه من جديد.',
  'The document has no lines to add up: send one with lines.': 'ليس في المستند بنود لجمعها: أرسل مستندًا فيه بنود.',
  'DocumentCurrencyCode is {0}: give an ISO 4217 code such as EUR.':
    'DocumentCurrencyCode هو {0}: أعطِ رمز ISO 4217 مثل EUR.',
  'A document comes as application/xml, text/xml, text/html or application/pdf, not as {0}.':
    'يأتي المستند بصيغة application/xml أو text/xml أو text/html أو application/pdf، لا بصيغة {0}.',
  'locale is {0}: give a language tag such as en-GB.': 'locale هو {0}: أعطِ وسم لغة مثل en-GB.',
  'The document {0} cannot be deleted: {1}. Archive it.': 'لا يمكن حذف المستند {0}: {1}. أرشفه.',
  '{0}: documentProfileId is {1}. Name one of info/documentprofiles.':
    '{0}: documentProfileId هو {1}. سمِّ واحدًا من info/documentprofiles.',
  'documentProfileId is {0}, and the document is a {1}. Name the profile of its type.':
    'documentProfileId هو {0}، والمستند {1}. سمِّ ملف نوعه.',
  'it is locked as a {0}': 'هو مقفل بوصفه {0}',
  'it is a draft, and a draft is still being written': 'هو مسودة، والمسودة لا تزال تُكتب',
  'The document {0} does not allow {1} now: {2}.': 'لا يسمح المستند {0} بـ {1} الآن: {2}.',
}
