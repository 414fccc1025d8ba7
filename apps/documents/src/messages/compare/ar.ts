import type { compare as english } from './en-US.ts'

export const compare: Record<keyof typeof english, string> = {
  'compare.with': 'المقارنة مع',
  'compare.choose': 'اختر مستندًا',
  'compare.field': 'الحقل',
  'compare.invoice': 'الفاتورة المشار إليها',
  'compare.line.same': 'البند {line}: {name} (مطابق)',
  'compare.line.added': 'أُضيف البند {line}: {name}',
  'compare.line.gone': 'حُذف البند {line}: {name}',
  'compare.line.changed': 'البند {line}: {name}',
  'compare.title': 'مستندان جنبًا إلى جنب',
  'compare.differences': 'الاختلافات',
  'compare.count':
    '{count, plural, =0 {لا اختلاف} one {اختلاف واحد} two {اختلافان} few {# اختلافات} many {# اختلافًا} other {# اختلاف}}',
  'compare.earlier': 'السابق',
  'compare.later': 'اللاحق',
  'compare.account': 'الحساب',
  'compare.file': 'الملف (SHA-256)',
  'compare.differs': 'مختلف',
}
