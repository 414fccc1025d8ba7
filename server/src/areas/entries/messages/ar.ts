import type { Messages } from './en.ts'
import { page } from './page.ar.ts'

export const ar: Messages = {
  page,
  reasons: {
    REF: 'المراجع غير صحيحة',
    LEG: 'البيانات القانونية غير صحيحة',
    REC: 'ليس موجهاً إلينا',
    QUA: 'الجودة ليست كما اتُّفق عليها',
    DEL: 'التسليم ناقص أو غير مكتمل',
    PRI: 'السعر غير صحيح',
    QTY: 'الكمية غير صحيحة',
    ITM: 'الأصناف غير صحيحة',
    PAY: 'شروط الدفع غير صحيحة',
    UNR: 'غير معروف لدينا',
    FIN: 'المبالغ أو الضرائب غير صحيحة',
    OTH: 'سبب آخر',
  },
  formerColleague: 'زميل سابق',
  mail: {
    subject: '{type} {number} من {sender}',
    text: 'إلى {receiver}\n\nترسل إليكم {sender} هذا المستند: {type} {number}.\n\nملف PDF للقراءة. ويحتوي ملف XML على البيانات نفسها لبرنامج المحاسبة لديكم.\n\nالردود على هذه الرسالة لا تصل إلى {sender}: استخدموا جهة الاتصال المذكورة في المستند.',
  },
}
