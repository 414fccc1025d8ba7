/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} has {1} files already: take one off first.': 'للمستند {0} من قبل {1} ملفًا: أزل واحدًا أولًا.',
  'The scan found a virus in {0}: nothing of it was kept.': 'وجد الفحص فيروسًا في {0}: لم يُحفظ منه شيء.',
  'file has no name: send it with one.': 'لا اسم لـ file: أرسله باسم.',
  'file {0} is empty: send its bytes.': 'file {0} فارغ: أرسل محتواه.',
  'The file {0} cannot be taken off: {1}.': 'لا يمكن إزالة الملف {0}: {1}.',
  'The files of document {0} cannot be changed: {1}.': 'لا يمكن تغيير ملفات المستند {0}: {1}.',
  'The file {0}, which the document encloses, is larger than {1} MB, the most that is taken: enclose a smaller one.':
    'الملف {0} الذي يضمه المستند أكبر من {1} م.ب، وهو أقصى ما يُقبل: ضمّن ملفًا أصغر.',
  'The id {0} was used for another document. Save under a new id.': 'استُخدم المعرّف {0} لمستند آخر. احفظ بمعرّف جديد.',
  'The file {0} is not given out: {1}.': 'لا يُسلَّم الملف {0}: {1}.',
  'the scan for viruses has not come to it yet; ask again in a moment':
    'لم يصل إليه فحص الفيروسات بعد؛ اطلبه مرة أخرى بعد لحظة',
  'the scan found a virus in it': 'وجد الفحص فيه فيروسًا',
  'it is a part of the document; save the document without it': 'هو جزء من المستند؛ احفظ المستند دونه',
}
