/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The scanner for viruses did not judge ({0}): try again.': 'لم يعطِ فاحص الفيروسات نتيجة ({0}): حاول مرة أخرى.',
  'The content {0} was thrown away on {1}, once no law had it kept any longer and nobody held it.':
    'أُتلف المحتوى {0} في {1}، بعد أن لم يعد أي قانون يفرض حفظه ولم يحفظه أحد.',
  'The app {0} does not exist.': 'التطبيق {0} غير موجود.',
  'The attachment {0} does not exist.': 'المرفق {0} غير موجود.',
  'The card {0} does not exist.': 'البطاقة {0} غير موجودة.',
  'The company {0} does not exist.': 'الشركة {0} غير موجودة.',
  'The connection {0} does not exist.': 'الاتصال {0} غير موجود.',
  'The consent {0} does not exist.': 'الموافقة {0} غير موجودة.',
  'The conversation {0} does not exist.': 'المحادثة {0} غير موجودة.',
  'The document {0} does not exist.': 'المستند {0} غير موجود.',
  'The identity {0} does not exist.': 'الهوية {0} غير موجودة.',
  'The line {0} does not exist.': 'البند {0} غير موجود.',
  'The list {0} does not exist.': 'القائمة {0} غير موجودة.',
  'The mail {0} does not exist.': 'الرسالة {0} غير موجودة.',
  'The mapping of line {0} does not exist.': 'ربط البند {0} غير موجود.',
  'The parent company {0} does not exist.': 'الشركة الأم {0} غير موجودة.',
  'The program {0} does not exist.': 'البرنامج {0} غير موجود.',
  'The property {0} does not exist.': 'الخاصية {0} غير موجودة.',
  'The quote {0} does not exist.': 'عرض السعر {0} غير موجود.',
  'The request for quotation {0} does not exist.': 'طلب عرض السعر {0} غير موجود.',
  'The return path {0} does not exist.': 'عنوان الإرجاع {0} غير موجود.',
  'The scheduled task {0} does not exist.': 'المهمة المجدولة {0} غير موجودة.',
  'The step {0} does not exist.': 'الخطوة {0} غير موجودة.',
  'The team {0} does not exist.': 'الفريق {0} غير موجود.',
  'The upload {0} does not exist.': 'الملف المرفوع {0} غير موجود.',
  'The user {0} does not exist.': 'المستخدم {0} غير موجود.',
  'Nobody is signed in: sign in first.': 'لم يسجّل أحد الدخول: سجّل الدخول أولًا.',
  'The session has ended, or the token is not known: sign in again.':
    'انتهت الجلسة، أو أن الرمز غير معروف: سجّل الدخول من جديد.',
  'The tenant header names {0}, where this credential is nobody.': 'يذكر ترويس الشركة {0}، ولا يسري هذا الدخول هناك.',
  'The actor header names {0}, and the credential is another person’s.': 'يذكر ترويس الشخص {0}، والدخول لشخص آخر.',
  'Send the value of the XSRF-TOKEN cookie in the X-XSRF-TOKEN header, from the shell’s own page.':
    'أرسل قيمة ملف الارتباط XSRF-TOKEN في الترويس X-XSRF-TOKEN، من صفحة الواجهة نفسها.',
  'The body is not JSON: {0}.': 'المحتوى ليس JSON: {0}.',
  'Content-Type is missing: send the body as one of {0}.': 'Content-Type مفقود: أرسل المحتوى بأحد الأنواع {0}.',
  'Content-Type is {0}: send the body as one of {1}.': 'Content-Type هو {0}: أرسل المحتوى بأحد الأنواع {1}.',
  'The body is not UTF-8 text: send it in that encoding.': 'المحتوى ليس نصًا بترميز UTF-8: أرسله بهذا الترميز.',
  'There is no call {0}.': 'الاستدعاء {0} غير موجود.',
  'There is no page {0}.': 'الصفحة {0} غير موجودة.',
  'The database is away for a moment: repeat the request with the same request id.':
    'قاعدة البيانات غير متاحة للحظة: كرّر الطلب بمعرّف الطلب نفسه.',
  'A text holds a zero byte, which no text holds: take it out.': 'يحتوي نص على بايت صفري لا يوجد في أي نص: احذفه.',
  'The body is larger than this call takes (10 MB for a document, 1 MB otherwise): send less at once.':
    'المحتوى أكبر مما يقبله هذا الاستدعاء (10 م.ب للمستند، و1 م.ب لغيره): أرسل أقل في المرة الواحدة.',
  'There is no page at this address.': 'لا توجد صفحة على هذا العنوان.',
  'Something went wrong on our side; the request id finds it in the log.':
    'حدث خطأ من جهتنا؛ معرّف الطلب يدل عليه في السجل.',
  'The form is larger than {0} MB, the most that is taken: send a smaller one.':
    'النموذج أكبر من {0} م.ب، وهو أقصى ما يُقبل: أرسل نموذجًا أصغر.',
  'The file {0} is larger than {1} MB, the most that is taken: send a smaller one.':
    'الملف {0} أكبر من {1} م.ب، وهو أقصى ما يُقبل: أرسل ملفًا أصغر.',
  'The request id {0} was used before for {1} {2} with other contents: take a new id.':
    'استُخدم معرّف الطلب {0} من قبل مع {1} {2} بمحتوى آخر: خذ معرّفًا جديدًا.',
  'The request id header holds what no id holds: send a uuid.':
    'يحتوي ترويس معرّف الطلب على ما لا يحتويه معرّف: أرسل UUID.',
  'There is too much in the form beside its files: send less.':
    'يحتوي النموذج على أكثر من اللازم إلى جانب ملفاته: أرسل أقل.',
  '{0} is longer than {1} kB: send less.': '{0} أطول من {1} ك.ب: أرسل أقل.',
  'The form broke off before its end: send it again.': 'انقطع النموذج قبل نهايته: أرسله مرة أخرى.',
  'The body is not a form: send multipart/form-data with its boundary (RFC 7578).':
    'المحتوى ليس نموذجًا: أرسل multipart/form-data مع الفاصل (RFC 7578).',
  '{0} is no part of this form: leave it out; known are {1}.': '{0} ليس جزءًا من هذا النموذج: احذفه؛ المعروف هو {1}.',
  '{0} comes more than once: send it once.': 'يتكرر {0}: أرسله مرة واحدة.',
  '{0} is a text: send a file with a file name.': '{0} نص: أرسل ملفًا باسم ملف.',
  '{0} is a file: send it as text.': '{0} ملف: أرسله نصًا.',
  '{0} is not JSON: send it as JSON text.': '{0} ليس JSON: أرسله نص JSON.',
  'There are {0} bytes: ask for a range within them.': 'يوجد {0} بايت: اطلب نطاقًا ضمنها.',
  'the path': 'المسار',
  'the query': 'الاستعلام',
  'the headers': 'الترويسات',
  'the body': 'المحتوى',
  'the form': 'النموذج',
  'the manifest': 'البيان',
  'the address': 'العنوان',
  'a uuid such as 0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6': 'UUID مثل 0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6',
  'a date such as 2026-11-21': 'تاريخ مثل 2026-11-21',
  'an instant with its zone such as 2026-11-21T14:02:00Z': 'لحظة مع منطقتها الزمنية مثل 2026-11-21T14:02:00Z',
  'an e-mail address such as name@example.com': 'عنوان بريد إلكتروني مثل name@example.com',
  'a text': 'نص',
  'a whole number': 'عدد صحيح',
  'a number': 'عدد',
  'true or false': 'true أو false',
  'a list': 'قائمة',
  'an object': 'كائن',
  '{0} is required in {1} and is missing: add it.': '{0} مطلوب ومفقود ({1}): أضفه.',
  '{0} is not known in {1}: leave it out or mend its name; nothing is taken there.':
    '{0} غير معروف هنا ({1}): احذفه أو صحّح اسمه؛ لا يُقبل شيء هناك.',
  '{0} is not known in {1}: leave it out or mend its name; known are {2}.':
    '{0} غير معروف هنا ({1}): احذفه أو صحّح اسمه؛ المعروف هو {2}.',
  '{0} is no name that {1} takes in {2}: name it as in {3}.': '{0} ليس اسمًا يقبله {1} ({2}): سمّه كما في {3}.',
  'what was given': 'قيمة أخرى',
  '{0} is {1}: give {2}.': '{0}: المعطى {1}، والمطلوب {2}.',
  'a {0}': 'قيمة من النوع {0}',
  'one of {0}': 'واحد من {0}',
  'at least 1 character': 'حرف واحد على الأقل',
  'at least {0} characters': 'ما لا يقل عن {0} من الأحرف',
  'at most 1 character': 'حرف واحد على الأكثر',
  'at most {0} characters': 'ما لا يزيد على {0} من الأحرف',
  'at least 1 item': 'عنصر واحد على الأقل',
  'at least {0} items': 'ما لا يقل عن {0} من العناصر',
  'at most 1 item': 'عنصر واحد على الأكثر',
  'at most {0} items': 'ما لا يزيد على {0} من العناصر',
  'at least {0}': 'ما لا يقل عن {0}',
  'at most {0}': 'ما لا يزيد على {0}',
  '{0} or more': '{0} أو أكثر',
  '{0} or less': '{0} أو أقل',
  'what matches {0}': 'ما يطابق {0}',
  'a value such as {0}': 'قيمة مثل {0}',
  'what fits the rule {0}': 'ما يوافق القاعدة {0}',
  missing: 'لا شيء',
  'There is a character U+0000 in {0}, which no text holds: leave it out.':
    'هنا الرمز U+0000 الذي لا يوجد في أي نص ({0}): احذفه.',
  '{0} nests more than {1} levels: send it flatter.': '{0}: أكثر من {1} مستوى متداخل؛ أرسل مستويات أقل.',
  'There is half of a character (a lone surrogate) in the body: send both halves or none.':
    'يحتوي المحتوى على نصف رمز (بديل منفرد): أرسل النصفين أو لا شيء منهما.',
  'write it as name@example.com': 'اكتبه مثل name@example.com',
  'before the @ stand at most 64 letters, digits and single dots':
    'قبل @ ما لا يزيد على 64 من الأحرف والأرقام والنقاط المفردة',
  'after the @ stands the name of a domain': 'بعد @ اسم نطاق',
  'It redirects more than {0} times: give the address where it ends.':
    'يعيد التوجيه أكثر من {0} مرات: أعطِ العنوان النهائي.',
  '{0} answered with status {1}: make it answer with 200 and the file.':
    'أجاب {0} بالحالة {1}: اجعله يجيب بالحالة 200 مع الملف.',
  'It is no web address: give one that begins with https:// or http://.':
    'هذا ليس عنوان ويب: أعطِ عنوانًا يبدأ بـ https:// أو http://.',
  'It holds a user name or a password: give an address that anybody may read.':
    'يحتوي على اسم مستخدم أو كلمة مرور: أعطِ عنوانًا يحق للجميع قراءته.',
  'It redirects to {0}, which is no address.': 'يعيد التوجيه إلى {0}، وهو ليس عنوانًا.',
  'It redirects from https to http, where anybody on the way could change it.':
    'يعيد التوجيه من https إلى http، حيث يمكن لأي أحد في الطريق تغييره.',
  '{0} is this machine: give a public address, or set KONTOR_APP_LOOPBACK=on where apps are developed.':
    '{0} هو هذا الجهاز: أعطِ عنوانًا عامًا، أو اضبط KONTOR_APP_LOOPBACK=on حيث تُطوَّر التطبيقات.',
  '{0} is not an address of the public internet: give one that is.':
    '{0} ليس عنوانًا على الإنترنت العام: أعطِ عنوانًا عامًا.',
  'It is larger than {0} bytes: make it smaller.': 'أكبر من {0} بايت: صغّره.',
  'It comes as {0}, which was not asked for: answer with the plain file.':
    'يصل بترميز {0} ولم يُطلب ذلك: أجب بالملف كما هو.',
  'It did not answer within {0} s: try again later.': 'لم يُجب خلال {0} ث: حاول لاحقًا.',
  'The name {0} is not known: check how it is written.': 'الاسم {0} غير معروف: تحقق من كتابته.',
  'It could not be read ({0}): check that the server answers.': 'تعذرت القراءة ({0}): تحقق من أن الخادم يجيب.',
  'The list is too long for a spreadsheet. Narrow the filter, or take it as CSV.':
    'القائمة أطول من أن تسعها ورقة جدول. ضيّق عامل التصفية، أو خذها بصيغة CSV.',
  'Too many large documents wait to be read. Send this one again in a moment.':
    'تنتظر القراءةَ مستندات كبيرة كثيرة جدًا. أرسل هذا المستند مرة أخرى بعد لحظة.',
  'Reading the document takes more time than Kontor gives one. Split it.':
    'تحتاج قراءة المستند إلى وقت أطول مما يمنحه Kontor لكل مستند. قسّمه.',
  'Reading the document takes more memory than Kontor gives one. Split it.':
    'تحتاج قراءة المستند إلى ذاكرة أكثر مما يمنحه Kontor لكل مستند. قسّمه.',
  'Too many spreadsheets wait to be written. Ask for this one again in a moment.':
    'تنتظر الكتابةَ جداول كثيرة جدًا. اطلب هذا الجدول مرة أخرى بعد لحظة.',
  admin: 'مسؤول الشركة',
  'AP manager': 'مدير حسابات الموردين',
  'AP clerk': 'محاسب الموردين',
  approver: 'معتمِد',
  buyer: 'مشترٍ',
  requester: 'مقدّم الطلبات',
  onboarder: 'ضم الموردين',
  'read-only': 'قراءة فقط',
  'supplier contact': 'جهة اتصال المورد',
  supporter: 'الدعم',
  translator: 'مترجم',
  'Your role does not include the right {0}: ask an administrator of your company.':
    'لا يتضمن دورك الحق {0}: اسأل مسؤولًا في شركتك.',
  'The body nests more than {0} levels: send it flatter.': 'في المحتوى أكثر من {0} مستوى متداخل: أرسل مستويات أقل.',
  'The assignment {0} does not exist.': 'التكليف {0} غير موجود.',
  'The auto-assignee {0} does not exist.': 'البديل {0} غير موجود.',
  'The auto-assignment of {0} does not exist.': 'إنابة {0} غير موجودة.',
}
