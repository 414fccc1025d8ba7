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
  'The document {0} has {1} files already: take one off first.': 'للمستند {0} من قبل {1} ملفًا: أزل واحدًا أولًا.',
  'The scan found a virus in {0}: nothing of it was kept.': 'وجد الفحص فيروسًا في {0}: لم يُحفظ منه شيء.',
  'file has no name: send it with one.': 'لا اسم لـ file: أرسله باسم.',
  'file {0} is empty: send its bytes.': 'file {0} فارغ: أرسل محتواه.',
  'The file {0} cannot be taken off: {1}.': 'لا يمكن إزالة الملف {0}: {1}.',
  'The files of document {0} cannot be changed: {1}.': 'لا يمكن تغيير ملفات المستند {0}: {1}.',
  'The document {0} does not allow {1}: {2}.': 'لا يسمح المستند {0} بـ {1}: {2}.',
  'Reason is empty: say how you know, or why, for the log.': 'Reason فارغ: اذكر للسجل كيف عرفت أو لماذا.',
  'The dispatch id {0} was used for another sending. Choose a new one.':
    'استُخدم معرّف الإرسال {0} لإرسال آخر. اختر معرّفًا جديدًا.',
  'The file {0}, which the document encloses, is larger than {1} MB, the most that is taken: enclose a smaller one.':
    'الملف {0} الذي يضمه المستند أكبر من {1} م.ب، وهو أقصى ما يُقبل: ضمّن ملفًا أصغر.',
  'The documents of {0} are held already. Release them first to give another reason.':
    'مستندات {0} محفوظة من الإتلاف من قبل. حرّرها أولًا لتذكر سببًا آخر.',
  'The documents of {0} are not held: there is nothing to release.':
    'مستندات {0} غير محفوظة من الإتلاف: لا شيء لتحريره.',
  '{0}: {1}. Send one of the types of info/documentprofiles.': '{0}: {1}. أرسل أحد الأنواع في info/documentprofiles.',
  'The document breaks 1 rule: {0}': 'يخالف المستند قاعدة واحدة: {0}',
  'The document breaks {0} rules: {1}': 'عدد القواعد التي يخالفها المستند {0}: {1}',
  'The document {0} cannot be locked as a {1}: {2}.': 'لا يمكن قفل المستند {0} بوصفه {1}: {2}.',
  'The document {0} was not there at position {1} of the log.': 'لم يكن المستند {0} موجودًا عند الموضع {1} من السجل.',
  'With its files the mail is larger than {0} MB, the most that is sent by mail: take files off and send again.':
    'الرسالة مع ملفاتها أكبر من {0} م.ب، وهو أقصى ما يُرسل بالبريد: أزل ملفات وأرسل مرة أخرى.',
  'More than {0} documents are chosen. Narrow the filter and go on part by part.':
    'اختير أكثر من {0} مستند. ضيّق عامل التصفية وتابع على دفعات.',
  'Nothing can be said about the document {0} now: {1}.': 'لا يمكن قول شيء عن المستند {0} الآن: {1}.',
  'Text holds no word: write something.': 'لا كلمة في Text: اكتب شيئًا.',
  'The post id {0} was used for another post. Choose a new one.':
    'استُخدم معرّف المنشور {0} لمنشور آخر. اختر معرّفًا جديدًا.',
  'The document {0} is not open to you: {1}. Ask one of them.': 'المستند {0} غير متاح لك: {1}. اسأل أحدهم.',
  'The company is not registered in {0}: register it first, by PUT.': 'الشركة غير مسجلة في {0}: سجّلها أولًا عبر PUT.',
  'certificate holds a private key: send the certificate alone, and keep the key.':
    'يحتوي certificate على مفتاح خاص: أرسل الشهادة وحدها واحتفظ بالمفتاح.',
  'validTo is {0}, before validFrom {1}: give a later day.': 'validTo هو {0}، قبل validFrom {1}: أعطِ يومًا بعده.',
  'The id {0} was used for another document. Save under a new id.': 'استُخدم المعرّف {0} لمستند آخر. احفظ بمعرّف جديد.',
  'The document {0} does not exist. Save it without a version.': 'المستند {0} غير موجود. احفظه دون إصدار.',
  'The document {0} cannot be saved: {1}. Save a new one.': 'لا يمكن حفظ المستند {0}: {1}. احفظ مستندًا جديدًا.',
  'The document {0} has version {1}, not {2}: somebody saved it. Read it again.':
    'للمستند {0} الإصدار {1} لا {2}: حفظه أحدهم. اقرأه من جديد.',
  'Nothing is put off for the document {0}: {1}.': 'لا يؤجَّل شيء للمستند {0}: {1}.',
  'Whoever scheduled it may not do so any more.': 'من جدولها لم يعد يحق له ذلك.',
  'The document {0} was saved while it was to be sent. Read it and send again.':
    'حُفظ المستند {0} بينما كان سيُرسل. اقرأه وأرسله من جديد.',
  'The document {0} cannot be sent: {1}.': 'لا يمكن إرسال المستند {0}: {1}.',
  'The document {0} cannot be sent: the scan found a virus in {1}, which it encloses. Save it without.':
    'لا يمكن إرسال المستند {0}: وجد الفحص فيروسًا في {1} الذي يضمه. احفظه دونه.',
  '{0} is not reached by anything yet: give an address to send to.':
    'لا يمكن الوصول إلى {0} بأي طريق بعد: أعطِ عنوانًا للإرسال إليه.',
  '{0} is not reached by {1}: send by {2}.': 'لا يمكن الوصول إلى {0} عبر {1}: أرسل عبر {2}.',
  'Grants.{0} names nobody: give either UserId or GroupId.': 'Grants.{0} لا يسمّي أحدًا: أعطِ UserId أو GroupId.',
  'Grants.{0} names two: give either UserId or GroupId.': 'Grants.{0} يسمّي اثنين: أعطِ UserId أو GroupId.',
  'The document {0} cannot be archived: {1}. Send or delete it.': 'لا يمكن أرشفة المستند {0}: {1}. أرسله أو احذفه.',
  'The tag {0} follows from the document’s state and is not set. Choose another word.':
    'الوسم {0} يتبع حالة المستند ولا يُوضع يدويًا. اختر كلمة أخرى.',
  'The upload {0} was handed on before: upload under a new token.': 'سُلِّم الملف المرفوع {0} من قبل: ارفع برمز جديد.',
  'The file {0} cannot be handed on: {1}. Upload another.': 'لا يمكن تسليم الملف {0}: {1}. ارفع ملفًا آخر.',
  'The document has no line {0}: name one of {1}.': 'لا يوجد في المستند البند {0}: سمِّ واحدًا من {1}.',
  'documentId is {0}, the document of the line itself: name another.':
    'documentId هو {0}، مستند البند نفسه: سمِّ مستندًا آخر.',
  'documentIds names {0} documents: ask for at most {1} at once.':
    'يسمّي documentIds {0} من المستندات: اطلب {1} على الأكثر في المرة.',
  'The list has more than {0} rows: narrow the filter.': 'في القائمة أكثر من {0} صف: ضيّق عامل التصفية.',
  'The list has more than {0} rows: narrow the filter, or take it as CSV.':
    'في القائمة أكثر من {0} صف: ضيّق عامل التصفية، أو خذها بصيغة CSV.',
  'The document has no lines to add up: send one with lines.': 'ليس في المستند بنود لجمعها: أرسل مستندًا فيه بنود.',
  'DocumentCurrencyCode is {0}: give an ISO 4217 code such as EUR.':
    'DocumentCurrencyCode هو {0}: أعطِ رمز ISO 4217 مثل EUR.',
  'The file {0} is not given out: {1}.': 'لا يُسلَّم الملف {0}: {1}.',
  'the scan for viruses has not come to it yet; ask again in a moment':
    'لم يصل إليه فحص الفيروسات بعد؛ اطلبه مرة أخرى بعد لحظة',
  'the scan found a virus in it': 'وجد الفحص فيه فيروسًا',
  'The document {0} was never sent.': 'لم يُرسل المستند {0} قط.',
  'A document comes as application/xml, text/xml, text/html or application/pdf, not as {0}.':
    'يأتي المستند بصيغة application/xml أو text/xml أو text/html أو application/pdf، لا بصيغة {0}.',
  'locale is {0}: give a language tag such as en-GB.': 'locale هو {0}: أعطِ وسم لغة مثل en-GB.',
  'The document {0} cannot be deleted: {1}. Archive it.': 'لا يمكن حذف المستند {0}: {1}. أرشفه.',
  '{0}: documentProfileId is {1}. Name one of info/documentprofiles.':
    '{0}: documentProfileId هو {1}. سمِّ واحدًا من info/documentprofiles.',
  'documentProfileId is {0}, and the document is a {1}. Name the profile of its type.':
    'documentProfileId هو {0}، والمستند {1}. سمِّ ملف نوعه.',
  'Nothing is known of what {0} asks for.': 'لا يُعرف ما يطلبه {0}.',
  'is no field of a document of type {0}: name one of {1}': 'ليس حقلًا في مستند من النوع {0}: سمِّ واحدًا من {1}',
  'is required by the standard: leave it required and visible': 'يفرضه المعيار: اتركه مطلوبًا وظاهرًا',
  'fields.{0} {1} {2}.': 'fields.{0} {1} {2}.',
  'The document {0} states no taxes.': 'لا يذكر المستند {0} ضرائب.',
  'The document names {0} as its receiver, and you are connected to nobody of that name. Send it to a connection.':
    'يسمّي المستند {0} مستلمًا، ولست متصلًا بأحد بهذا الاسم. أرسله إلى اتصال.',
  'The document names {0} as its receiver, and you are connected to {1} partners of that name. Send it to a connection.':
    'يسمّي المستند {0} مستلمًا، وأنت متصل بـ {1} من الشركاء بهذا الاسم. أرسله إلى اتصال.',
  'Every line of these documents was billed before: choose others.': 'فُوترت كل بنود هذه المستندات من قبل: اختر غيرها.',
  'targetType is {0}, which nothing becomes: see document-actions/v0/flip/config.':
    'targetType هو {0} ولا يتحول إليه شيء: انظر document-actions/v0/flip/config.',
  'The document {0} has no lines that could be taken over.': 'ليس في المستند {0} بنود يمكن أخذها.',
  'The document {0} has no line {1}.': 'لا يوجد في المستند {0} البند {1}.',
  'A quote does not become {0} by this call: it expires on the day that it names.':
    'لا يصير عرض السعر {0} بهذا الاستدعاء: ينتهي في اليوم الذي يذكره.',
  'A quote does not become {0} by this call: save and send it as a document.':
    'لا يصير عرض السعر {0} بهذا الاستدعاء: احفظه وأرسله مستندًا.',
  'it is kept to those who were given a right on it, its author and the company’s administrators':
    'هو لمن مُنحوا حقًا عليه ولكاتبه ولمسؤولي الشركة',
  'it takes the right {0} on it, and what was given is {1}': 'يتطلب الحق {0} عليه، والممنوح هو {1}',
  'it is held: its content is neither changed nor thrown away until an administrator releases it':
    'هو محفوظ من الإتلاف: لا يُغيَّر محتواه ولا يُتلف حتى يحرره مسؤول',
  'it is a draft': 'هو مسودة',
  'it is locked and does not change any more': 'هو مقفل ولا يتغير بعد الآن',
  'it is {0} and does not change any more': 'حالته {0} ولا يتغير بعد الآن',
  'it was finished before': 'أُنجز من قبل',
  'it is {0}': 'حالته {0}',
  '{0}, and only a draft that never was more is deleted; {1}': '{0}، ولا تُحذف إلا مسودة لم تكن أكثر من ذلك؛ {1}',
  '{0}, and only a draft that never was more is deleted': '{0}، ولا تُحذف إلا مسودة لم تكن أكثر من ذلك',
  'it is {0}: it was sent or received already': 'حالته {0}: أُرسل أو استُلم من قبل',
  'it is filed away already': 'هو مؤرشف من قبل',
  'no account of it waits to be confirmed: it is known already': 'لا حساب فيه ينتظر التأكيد: هو معروف من قبل',
  'it is not marked as the duplicate of another': 'ليس معلَّمًا نسخة مكررة من آخر',
  'it is not filed away': 'ليس مؤرشفًا',
  'it is held already': 'هو محفوظ من الإتلاف من قبل',
  'nobody holds it by itself': 'لا أحد يحفظه منفردًا',
  'it has not been delivered': 'لم يُسلَّم',
  'a document of type {0} does not take this answer': 'مستند من النوع {0} لا يقبل هذه الإجابة',
  'it asks to be paid to an account that is not known of its sender: ask them, and confirm the account first':
    'يطلب الدفع إلى حساب غير معروف لمرسله: اسأله، وأكّد الحساب أولًا',
  'colleagues were asked to approve it, and have not decided yet': 'طُلب من زملاء اعتماده ولم يقرروا بعد',
  'its approval was refused: ask for it anew, or reject the document': 'رُفض اعتماده: اطلبه من جديد، أو ارفض المستند',
  'only its receiver may accept it': 'لا يقبله إلا مستلمه',
  'only its receiver may reject it': 'لا يرفضه إلا مستلمه',
  'only its receiver may dispute it': 'لا يعترض عليه إلا مستلمه',
  'only its receiver may report payment of it': 'لا يبلّغ عن دفعه إلا مستلمه',
  'only its sender may confirm payment of it': 'لا يؤكد دفعه إلا مرسله',
  'only its sender may cancel it': 'لا يلغيه إلا مرسله',
  'it has not been delivered, and the other party does not have it': 'لم يُسلَّم، وليس لدى الطرف الآخر',
  'it is a part of the document; save the document without it': 'هو جزء من المستند؛ احفظ المستند دونه',
  'The file {0} is of the type {1}. Over Peppol go PDF, PNG, JPEG, CSV, XLSX and ODS: take it off, or send it as one of these.':
    'الملف {0} من النوع {1}. عبر Peppol تمر PDF وPNG وJPEG وCSV وXLSX وODS: أزله، أو أرسله بأحدها.',
  'Send less in one document.': 'أرسل أقل في المستند الواحد.',
  'The largest is {0} of {1} MB: take it off, or send a smaller one.':
    'الأكبر هو {0} بحجم {1} م.ب: أزله، أو أرسل أصغر منه.',
  'With its files the document is larger than {0} MB, the most that goes over Peppol, where a file grows by a third. {1}':
    'المستند مع ملفاته أكبر من {0} م.ب، وهو أقصى ما يمر عبر Peppol حيث يكبر الملف بمقدار الثلث. {1}',
  'it is locked as a {0}': 'هو مقفل بوصفه {0}',
  'it is a draft, and a draft is still being written': 'هو مسودة، والمسودة لا تزال تُكتب',
  'it is kept until {0} by law (for the longest time that any law known here asks)':
    'يُحفظ بحكم القانون حتى {0} (لأطول مدة يفرضها قانون معروف هنا)',
  'it is kept until {0} by law ({1}: {2})': 'يُحفظ بحكم القانون حتى {0} ({1}: {2})',
  'runAt is {0}, which is not to come: give a later instant.': 'runAt هو {0} وليس في المستقبل: أعطِ لحظة لاحقة.',
  'connectionId is required of document.send: say to whom it goes.':
    'connectionId مطلوب لأجل document.send: اذكر إلى من يذهب.',
  '{0} says nothing of {1}: leave it out.': 'لا يعني {0} شيئًا لأجل {1}: احذفه.',
  'cannot find document profile id for provided document type': 'لا يوجد معرّف ملف مستند لنوع المستند المعطى',
  'The document {0} is not open to this person: {1}.': 'المستند {0} غير متاح لهذا الشخص: {1}.',
  'The document {0} does not allow {1} now: {2}.': 'لا يسمح المستند {0} بـ {1} الآن: {2}.',
  '{0} is not reached by {1}: send by {2} or {3}.': 'لا يمكن الوصول إلى {0} عبر {1}: أرسل عبر {2} أو {3}.',
}
