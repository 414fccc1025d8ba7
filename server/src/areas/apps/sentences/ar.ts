/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Permissions holds {0}, and {1} asks for nothing: leave them out.':
    'يحتوي Permissions على {0}، ولا يطلب {1} شيئًا: احذفها.',
  'Permissions holds {0}, which {1} does not ask for: grant of {2}.':
    'يحتوي Permissions على {0} ولا يطلبه {1}: امنح من {2}.',
  '{0} came with Kontor': '{0} جاء مع Kontor',
  '{0} was added by the head office': '{0} أضافه المقر الرئيسي',
  '{0} was added by the operator': '{0} أضافه المشغّل',
  '{0} is in the store already: {1}. Activate that one.': '{0} موجود في المتجر: {1}. فعّل ذلك.',
  '{0} was added from {1}: give an address at {2}, or remove the app first.':
    'أُضيف {0} من {1}: أعطِ عنوانًا تحت {2}، أو أزل التطبيق أولًا.',
  '{0}: only who put it into the store takes it out.': '{0}: لا يزيله إلا من وضعه في المتجر.',
  'The settings of {0} are not those of {1}: an app has its own.': 'إعدادات {0} ليست إعدادات {1}: لكل تطبيق إعداداته.',
  'There are {0} more.': 'هناك {0} غيرها.',
  'The manifest is refused.': 'البيان مرفوض.',
  'The manifest is not JSON in UTF-8: {0}.': 'البيان ليس JSON بترميز UTF-8: {0}.',
  'ManifestUrl is {0}. {1}': 'ManifestUrl هو {0}. {1}',
  'vendorId is "{0}", which is Kontor\'s own name: give your own.': 'vendorId هو "{0}"، وهو اسم Kontor نفسه: أعطِ اسمك.',
  '{0} and {1} of the store are the same name: write it as {2}.': '{0} و{1} في المتجر اسم واحد: اكتبه {2}.',
  'mainUrl is "{0}": {1}': 'mainUrl هو "{0}": {1}',
  'give a web address such as https://notes.acme.example/app/.': 'أعطِ عنوان ويب مثل https://notes.acme.example/app/.',
  'give a host of letters, digits and hyphens.': 'أعطِ مضيفًا من أحرف وأرقام وشرطات.',
  'leave out what follows #, where the shell writes the path in the app.':
    'احذف ما يلي #، فهناك تكتب الواجهة المسار داخل التطبيق.',
  'the shell lives on this site ({0}): give a domain of the app’s own.':
    'الواجهة على هذا الموقع ({0}): أعطِ نطاقًا خاصًا بالتطبيق.',
  'Kontor’s own apps live there: give an address of the app’s own.': 'هناك تطبيقات Kontor: أعطِ عنوانًا خاصًا بالتطبيق.',
  '{0} of another vendor lives there: give an address of the app’s own.':
    'هناك {0} لمورّد آخر: أعطِ عنوانًا خاصًا بالتطبيق.',
  'a page over https shows no app over http: give an address that begins with https.':
    'صفحة عبر https لا تعرض تطبيقًا عبر http: أعطِ عنوانًا يبدأ بـ https.',
  'icon is "{0}": give an address that begins with {1}/, as mainUrl does.':
    'icon هو "{0}": أعطِ عنوانًا يبدأ بـ {1}/ مثل mainUrl.',
  '{0}.value is "{1}" for {2}: give {3}.': '{0}.value هو "{1}" لأجل {2}: أعطِ {3}.',
  '{0}.name is "count", which only Kontor’s own apps have: send kontor.count to the shell instead.':
    '{0}.name هو "count"، وهو لتطبيقات Kontor وحدها: أرسل kontor.count إلى الواجهة بدلًا منه.',
  'a path in the app, such as /new': 'مسارًا في التطبيق مثل /new',
  '{0}.titles is missing: say what the search shows for {1}.': '{0}.titles مفقود: اذكر ما يعرضه البحث لأجل {1}.',
  '* or one of {0}': '* أو واحدًا من {0}',
  '{0} belongs to Kontor and is always active: it is neither activated nor deactivated.':
    '{0} من Kontor وهو نشط دائمًا: لا يُفعّل ولا يُعطّل.',
  'The head office activated {0} for its branches: ask an administrator there.':
    'فعّل المقر الرئيسي {0} لفروعه: اسأل مسؤولًا هناك.',
  '{0} is not active: there is nothing to end.': '{0} غير نشط: لا شيء لإنهائه.',
}
