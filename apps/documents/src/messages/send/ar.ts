import type { send as english } from './en-US.ts'

export const send: Record<keyof typeof english, string> = {
  'send.title': 'إرسال {number}',
  'send.confirm': 'إرسال',
  'send.final': 'ما يُرسل يحتفظ به الطرفان كما هو. ويُصحَّح الخطأ بإشعار دائن.',
  'send.receiver': 'المستلم',
  'send.receiverHint': 'اتصالات شركتك',
  'send.receiverNeeded': 'اختر المستلم.',
  'send.guessed': 'اختير حسب الاسم في المستند.',
  'send.waits': 'لم يقبل {receiver} اتصالك بعد. ينتظر المستند حتى يقبل.',
  'send.way': 'طريقة الإرسال',
  'send.delivered': 'يستلمه {receiver} فورًا بين مستنداته.',
  'send.mailed': 'بصيغتي PDF وXML إلى {address}.',
  'send.mailedHere': 'محاكاة: تبقى الرسالة داخل هذا النظام لأنه لم يُحدَّد خادم بريد.',
  'send.peppol': 'بصيغة Peppol BIS إلى {id}.',
  'send.files':
    '{count, plural, zero {لا ملفات معه.} one {يرافقه ملف واحد.} two {يرافقه ملفان.} few {ترافقه # ملفات.} many {يرافقه # ملفًا.} other {يرافقه # ملف.}}',
  'send.closed.MEMBER': '{receiver} عضو ويستلم داخل الشبكة.',
  'send.closed.NO_MEMBER': '{receiver} ليس عضوًا في الشبكة.',
  'send.closed.NO_EMAIL': 'لا يُعرف عنوان بريد إلكتروني لدى {receiver}.',
  'send.closed.NO_ENDPOINT': 'لا يُعرف معرّف Peppol لدى {receiver}.',
  'send.loopback': 'محاكاة: حلقة Peppol محلية. لا شيء يغادر هذا النظام.',

  'way.KONTOR': 'داخل الشبكة',
  'way.EMAIL': 'بالبريد الإلكتروني',
  'way.PEPPOL_LOOPBACK': 'عبر Peppol',
}
