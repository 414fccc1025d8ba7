/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'CompanyAccountId is your own company: give the id of another.':
    'CompanyAccountId هو شركتك نفسها: أعطِ معرّف شركة أخرى.',
  'There is a connection to {0} already, {1}, in state {2}: use it.':
    'يوجد اتصال مع {0} من قبل، {1}، بحالة {2}: استخدمه.',
  'The other company asked for this connection at the same moment: look at its request.':
    'طلبت الشركة الأخرى هذا الاتصال في اللحظة نفسها: انظر إلى طلبها.',
  'The id {0} is another connection’s: take a new one.': 'المعرّف {0} لاتصال آخر: خذ معرّفًا جديدًا.',
  'Email and EndpointId are missing: give at least one, so that documents find their way.':
    'Email وEndpointId مفقودان: أعطِ أحدهما على الأقل لتجد المستندات طريقها.',
  'Email is {0}: {1}.': 'Email هو {0}: {1}.',
  'EndpointId is {0}:{1}: {2}.': 'EndpointId هو {0}:{1}: {2}.',
  'The id {0} is that of a member of the network: take a new one.': 'المعرّف {0} لعضو في الشبكة: خذ معرّفًا جديدًا.',
  'The partner {0} was saved at the same moment: save it again.': 'حُفظ الشريك {0} في اللحظة نفسها: احفظه مرة أخرى.',
  'The request of {0} was answered before: it is {1}.': 'أُجيب طلب {0} من قبل: حالته {1}.',
  '{0} has to answer this request, for your company made it.': 'على {0} أن يجيب هذا الطلب، فشركتك هي التي قدمته.',
  'There is a connection to {0} already, in state {1}: only a rejected one is asked for again.':
    'يوجد اتصال مع {0} من قبل بحالة {1}: لا يُعاد إلا طلب المرفوض.',
  'The connection to {0} is {1}. Ask for a connection before you send.':
    'الاتصال مع {0} حالته {1}. اطلب اتصالًا قبل الإرسال.',
}
