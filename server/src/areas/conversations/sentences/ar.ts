/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Nothing can be said about the document {0} now: {1}.': 'لا يمكن قول شيء عن المستند {0} الآن: {1}.',
  'Text holds no word: write something.': 'لا كلمة في Text: اكتب شيئًا.',
  'The post id {0} was used for another post. Choose a new one.':
    'استُخدم معرّف المنشور {0} لمنشور آخر. اختر معرّفًا جديدًا.',
  'it has not been delivered, and the other party does not have it': 'لم يُسلَّم، وليس لدى الطرف الآخر',
}
