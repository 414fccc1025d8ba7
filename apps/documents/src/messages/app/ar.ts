import type { app as english } from './en-US.ts'

export const app: Record<keyof typeof english, string> = {
  'app.title': 'المستندات',

  'help.next': 'التالي، السابق',
  'help.open': 'فتح',
  'help.accept': 'قبول',
  'help.reject': 'رفض مع ذكر السبب',
  'help.handling': 'المعالجة: تسليمه إلى زميل',
  'help.back': 'العودة إلى القائمة',

  'keys.move': 'تنقل',
  'keys.accept': 'قبول',
  'keys.reject': 'رفض',

  'error.load': 'تعذر تحميل المستندات: {message}',
}
