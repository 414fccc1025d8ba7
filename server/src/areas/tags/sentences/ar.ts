/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} cannot be archived: {1}. Send or delete it.': 'لا يمكن أرشفة المستند {0}: {1}. أرسله أو احذفه.',
  'The tag {0} follows from the document’s state and is not set. Choose another word.':
    'الوسم {0} يتبع حالة المستند ولا يُوضع يدويًا. اختر كلمة أخرى.',
}
