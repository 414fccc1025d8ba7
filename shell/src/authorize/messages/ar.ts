import { ar as rights } from '@kontor/i18n/rights/ar'
import type { Messages } from './en-US.ts'

const messages: Messages = {
  'authorize.title': 'هل تسمح لـ {client}؟',
  'authorize.text': 'يطلب {client} العمل مع Kontor باسمك. ثم تعود إلى {host}.',
  'authorize.company': 'الشركة',
  'authorize.as': 'سجّلت الدخول باسم {name}',
  'authorize.rights': 'سيستطيع حينها، في حدود صلاحياتك أنت:',
  'authorize.none': 'معرفة أنك سجّلت الدخول، ولا شيء غير ذلك.',
  'authorize.profile': 'معرفة اسمك ولغتك ومنطقتك الزمنية',
  'authorize.email': 'معرفة عنوان بريدك الإلكتروني',
  'authorize.offline': 'المواصلة في غيابك، إلى أن تسحب ذلك في ملفك الشخصي',
  'authorize.other': 'تسجيل الدخول باسم شخص آخر',
  'authorize.allow': 'سماح',
  'authorize.deny': 'رفض',
  'authorize.busy': 'جارٍ المتابعة…',
  'authorize.notActive.text': '{client} غير مفعّل في {company}. اطلب من أحد المسؤولين تفعيله، أو اختر شركة أخرى.',
  'authorize.gone.title': 'لا شيء ينتظر جوابك',
  'authorize.gone.text': 'عد إلى البرنامج الذي أرسلك إلى هنا وابدأ من جديد.',
  'authorize.failed.title': 'لا يمكن السماح لهذا البرنامج',
  'authorize.failed.client': 'لا يعرفه Kontor، أو تم استبعاده. اسأل مشغّل Kontor هذا.',
  'authorize.failed.redirect': 'أراد إرسالك إلى عنوان غير متفق عليه. تبقى هنا حيث أنت في أمان.',
  'authorize.failed.other': 'لم يُفهم ما طلبه ({code}). عد إليه وابدأ من جديد.',
  'authorize.toKontor': 'فتح Kontor',
  'consents.title': 'البرامج التي سمحت لها',
  'consents.none.title': 'لم تسمح لأي برنامج',
  'consents.none.text': 'سيظهر هنا أي برنامج خارجي يعمل باسمك، ويمكنك استبعاده.',
  'consents.where': '{company}، منذ {at}',
  'consents.rights': '{count, plural, zero {لا حقوق} one {حق واحد} two {حقان} few {# حقوق} many {# حقًا} other {# حق}}',
  'consents.revoke': 'استبعاد',
  'consents.revokeOne': 'استبعاد {client}',
  'consents.revoked': 'تم استبعاد {client}.',
  'consents.failed': 'تعذّر تحميل البرامج.',
  ...rights,
}

export default messages
