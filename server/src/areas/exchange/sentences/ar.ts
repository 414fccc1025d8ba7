/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} cannot take the answer {1}: {2}.': 'لا يقبل المستند {0} الإجابة {1}: {2}.',
  'The response id {0} was used for another document. Choose a new one.':
    'استُخدم معرّف الإجابة {0} لمستند آخر. اختر معرّفًا جديدًا.',
  'ReasonCode is {0}: give one of {1}.': 'ReasonCode هو {0}: أعطِ واحدًا من {1}.',
  '{0} needs a Reason or a ReasonCode: say why, so that the other party can mend it.':
    'يحتاج {0} إلى Reason أو ReasonCode: اذكر السبب ليتمكن الطرف الآخر من التصحيح.',
  'Lines come with BusinessDispute only, not with {0}: leave them out.':
    'يأتي Lines مع BusinessDispute فقط لا مع {0}: احذفها.',
  'Line {0} is disputed without a Reason or a ReasonCode: say why.':
    'يُعترض على البند {0} دون Reason أو ReasonCode: اذكر السبب.',
  'it is none that changes a document': 'ليست إجابة تغيّر مستندًا',
  'The dispatch id {0} was used for another sending. Choose a new one.':
    'استُخدم معرّف الإرسال {0} لإرسال آخر. اختر معرّفًا جديدًا.',
  'With its files the mail is larger than {0} MB, the most that is sent by mail: take files off and send again.':
    'الرسالة مع ملفاتها أكبر من {0} م.ب، وهو أقصى ما يُرسل بالبريد: أزل ملفات وأرسل مرة أخرى.',
  'The document {0} was saved while it was to be sent. Read it and send again.':
    'حُفظ المستند {0} بينما كان سيُرسل. اقرأه وأرسله من جديد.',
  'The document {0} cannot be sent: {1}.': 'لا يمكن إرسال المستند {0}: {1}.',
  'The document {0} cannot be sent: the scan found a virus in {1}, which it encloses. Save it without.':
    'لا يمكن إرسال المستند {0}: وجد الفحص فيروسًا في {1} الذي يضمه. احفظه دونه.',
  '{0} is not reached by anything yet: give an address to send to.':
    'لا يمكن الوصول إلى {0} بأي طريق بعد: أعطِ عنوانًا للإرسال إليه.',
  '{0} is not reached by {1}: send by {2}.': 'لا يمكن الوصول إلى {0} عبر {1}: أرسل عبر {2}.',
  'The document has no line {0}: name one of {1}.': 'لا يوجد في المستند البند {0}: سمِّ واحدًا من {1}.',
  'The document {0} was never sent.': 'لم يُرسل المستند {0} قط.',
  'The document names {0} as its receiver, and you are connected to nobody of that name. Send it to a connection.':
    'يسمّي المستند {0} مستلمًا، ولست متصلًا بأحد بهذا الاسم. أرسله إلى اتصال.',
  'The document names {0} as its receiver, and you are connected to {1} partners of that name. Send it to a connection.':
    'يسمّي المستند {0} مستلمًا، وأنت متصل بـ {1} من الشركاء بهذا الاسم. أرسله إلى اتصال.',
  'The file {0} is of the type {1}. Over Peppol go PDF, PNG, JPEG, CSV, XLSX and ODS: take it off, or send it as one of these.':
    'الملف {0} من النوع {1}. عبر Peppol تمر PDF وPNG وJPEG وCSV وXLSX وODS: أزله، أو أرسله بأحدها.',
  'Send less in one document.': 'أرسل أقل في المستند الواحد.',
  'The largest is {0} of {1} MB: take it off, or send a smaller one.':
    'الأكبر هو {0} بحجم {1} م.ب: أزله، أو أرسل أصغر منه.',
  'With its files the document is larger than {0} MB, the most that goes over Peppol, where a file grows by a third. {1}':
    'المستند مع ملفاته أكبر من {0} م.ب، وهو أقصى ما يمر عبر Peppol حيث يكبر الملف بمقدار الثلث. {1}',
  '{0} is not reached by {1}: send by {2} or {3}.': 'لا يمكن الوصول إلى {0} عبر {1}: أرسل عبر {2} أو {3}.',
}
