import type { upload as english } from './en-US.ts'

export const upload: Record<keyof typeof english, string> = {
  'upload.title': 'رفع مستندات',
  'upload.drop': 'أفلت المستندات في أي مكان هنا',
  'upload.intro':
    'UBL بصيغة XML أو JSON، أو CII، أو ملف PDF من Factur-X أو ZUGFeRD. يصبح كل ملف مسودة تراجعها ثم ترسلها.',
  'upload.choose': 'اختيار ملفات',
  'upload.waiting': 'في الانتظار',
  'upload.reading': 'جارٍ الرفع',
  'upload.done': 'مسودة',
  'upload.refused': 'مرفوض',
  'upload.progress': '{done} من {all} ملفات',
  'upload.fine': 'لا شيء للتصحيح',
  'upload.findings':
    '{count, plural, zero {لا شيء للتصحيح} one {أمر واحد للتصحيح} two {أمران للتصحيح} few {# أمور للتصحيح} many {# أمرًا للتصحيح} other {# أمر للتصحيح}}',
  'upload.more':
    '{count, plural, zero {ولا شيء غيرها} one {وواحد آخر: افتحه لتراه} two {واثنان آخران: افتحه لتراهما} few {و# أخرى: افتحه لتراها} many {و# أخرى: افتحه لتراها} other {و# أخرى: افتحه لتراها}}',
  'upload.open': 'فتح',
  'upload.close': 'إغلاق',
  'upload.again': 'إعادة المحاولة',
  'upload.noDocument': '{file} ليس XML ولا JSON ولا PDF. ارفع المستند بإحدى هذه الصيغ.',
  'upload.refusal.size': 'الملف أكبر أو أعمق مما يجوز للمستند. قسّمه أو احذف ما هو مضمَّن فيه.',
  'upload.refusal.kind':
    'هذا ليس مستندًا يمكن قراءته. ارفع UBL أو CII بصيغة XML، أو UBL بصيغة JSON، أو ملف PDF يحتوي على XML.',
  'upload.refusal.encoding': 'حروف الملف ليست بترميز UTF-8. احفظه بترميز UTF-8.',
  'upload.refusal.doctype': 'في الملف تصريح بنوع المستند (DOCTYPE). احذفه: لا يحتاج إليه أي مستند تجاري.',
  'upload.refusal.damaged': 'الملف تالف أو مبتور. صدّره مرة أخرى من البرنامج الذي كتبه.',
  'upload.refusal.encrypted': 'ملف PDF مشفَّر. ارفعه بلا كلمة مرور وبلا قيود.',
  'upload.refusal.bare': 'لا يحتوي ملف PDF على فاتورة بصيغة XML. اطلب ملف XML أو ملف PDF هجينًا.',
  'upload.refusal.where': 'يقع ذلك في السطر {line}، العمود {column}.',
  'upload.results': 'الملفات المرفوعة',
}
