/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The coding of the document {0} cannot change: {1}.': 'لا يمكن تغيير ترميز المستند {0}: {1}.',
  'The coding is not clear: {0}.': 'الترميز غير واضح: {0}.',
  none: 'لا شيء',
  'version {0}': 'الإصدار {0}',
  'The coding of the document {0} was taken off since, and you saved over {1}: save without version to code it anew.':
    'أُزيل ترميز المستند {0} منذ ذلك، وحفظت فوق {1}: احفظ من دون version لترميزه من جديد.',
  'The coding of the document {0} is at version {1}, and you saved over {2}: read it, and save what you changed with version {3}.':
    'ترميز المستند {0} عند الإصدار {1}، وحفظت فوق {2}: اقرأه واحفظ تغييرك مع الإصدار {3}.',
  'The document {0} has no coding.': 'ليس للمستند {0} ترميز.',
  'documentId is {0} and the address names {1}: give the same.':
    'documentId هو {0} والعنوان يسمّي {1}: أعط القيمة نفسها.',
  'The table is none: {0}.': 'ليس هذا جدولًا: {0}.',
  'ListId is {0} and the address names {1}: give the same.': 'ListId هو {0} والعنوان يسمّي {1}: أعط القيمة نفسها.',
  'The list {0} cannot be deleted: documents carry codes of it ({1}). Empty it, and nothing new is coded with it.':
    'لا يمكن حذف القائمة {0}: مستندات تحمل رموزًا منها ({1}). أفرغها فلا يُرمَّز بها شيء جديد.',
  'it is locked as a {0}, and what is locked does not change any more': 'هو مقفل بوصفه {0}، وما هو مقفل لا يتغيّر',
  'it is an answer: code the document that it answers': 'هو جواب: رمّز المستند الذي يجيب عنه',
  'its content was thrown away once no law had it kept': 'حُذف محتواه بعد أن لم يعد أي قانون يوجب حفظه',
  'it is filed away: take it out of the archive first': 'هو مؤرشف: أخرجه من الأرشيف أولًا',
  'lines names the line {0} twice: give all its parts in one': 'يسمّي lines البند {0} مرتين: أعط كل أجزائه في واحد',
  '{0} has the amount {1} and the percent {2}: give one of them': 'لدى {0} المبلغ {1} والنسبة {2}: أعط أحدهما',
  '{0} has two codes of the list {1}: split it, and give each part one':
    'لدى {0} رمزان من القائمة {1}: قسّمه وأعط كل جزء واحدًا',
  'headers names the list {0} twice: give it one column': 'يسمّي headers القائمة {0} مرتين: أعطها عمودًا واحدًا',
  'rows.{0} has {1} cells and the table {2} columns: give a cell for each, an empty one where there is no code':
    'لدى rows.{0} عدد {1} من الخلايا وللجدول {2} من الأعمدة: أعط خلية لكل عمود، فارغة حيث لا رمز',
  'Whole document': 'المستند كاملًا',
  'Line {0}': 'البند {0}',
  'The document has no line {0}.': 'لا يوجد في المستند البند {0}.',
  'Take its codes off.': 'أزل رموزه.',
  '{0}: {1} is not in the list {2}.': '{0}: {1} ليس في القائمة {2}.',
  'Choose a code of the list.': 'اختر رمزًا من القائمة.',
  '{0}: {1} of the list {2} is out of use.': '{0}: لم يعد {1} من القائمة {2} مستخدمًا.',
  'Choose another code.': 'اختر رمزًا آخر.',
  '{0}: {1} of the list {2} went out of use after it was given.': '{0}: لم يعد {1} من القائمة {2} مستخدمًا منذ أن أُعطي.',
  'It may stay, or choose another code.': 'يمكن أن يبقى، أو اختر رمزًا آخر.',
  '{0}: {1} does not go with {2}.': '{0}: لا يتوافق {1} مع {2}.',
  'Choose another of the two.': 'غيّر أحدهما.',
  '{0}: the list {1} is for the whole document and not for a line.': '{0}: القائمة {1} للمستند كاملًا وليست لبند.',
  'Give its code to the whole document.': 'أعط رمزها للمستند كاملًا.',
  '{0}: part {1} has neither an amount nor a percent.': '{0}: ليس للجزء {1} مبلغ ولا نسبة مئوية.',
  'Say how much it is, or remove it.': 'حدد مقداره أو احذفه.',
  '{0}: the parts add up to {1} of {2}. {3} is missing.': '{0}: مجموع الأجزاء {1} من {2}. ينقص {3}.',
  'Give {0} more to a part, or add one.': 'زد أحد الأجزاء بمقدار {0} أو أضف جزءًا.',
  '{0}: the parts add up to {1} of {2}. That is {3} too much.': '{0}: مجموع الأجزاء {1} من {2}. وهو يزيد بمقدار {3}.',
  'Take {0} off a part.': 'انقص أحد الأجزاء بمقدار {0}.',
}
