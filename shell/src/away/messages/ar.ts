import type { Messages } from './en-US.ts'

const messages: Messages = {
  'away.title': 'أنا غائب',
  'away.text': 'يرى زملاؤك حتى متى أنت غائب ومن ينوب عنك أينما بحثوا عنك. وما يُرسل إلى شركتك يصل كالمعتاد.',
  'away.from': 'أول يوم',
  'away.until': 'آخر يوم',
  'away.substitute': 'من ينوب عنك',
  'away.none': 'لا زميل بهذا الاسم',
  'away.searching': 'جارٍ البحث…',
  'away.pick': 'اختر يومًا: {field}',
  'away.notDate': 'ليس تاريخًا: اكتب اليوم والشهر والسنة.',
  'away.save': 'حفظ',
  'away.back': 'لقد عدت',
  'away.cancel': 'إلغاء',
  'away.saved': 'أنت غائب حتى {day}، ويرى زملاؤك ذلك.',
  'away.ended': 'مرحبًا بعودتك. لم تعد تظهر غائبًا.',
  'away.turned': 'آخر يوم يسبق أول يوم: اختر يومًا لاحقًا.',
  'away.unknown': 'تعذر تحميل زملائك.',
}

export default messages
