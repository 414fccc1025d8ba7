import type { Messages } from './en-US.ts'

const messages: Messages = {
  'help.title': 'لوحة المفاتيح',
  'help.palette': 'البحث أو الانتقال إلى أي مكان',
  'help.help': 'عرض هذه المفاتيح',
  'help.move': 'التنقل في قائمة',
  'help.choose': 'اختيار',
  'help.escape': 'إغلاق ما هو مفتوح',
  'help.reorder': 'نقل التطبيق في الشريط الجانبي',
  'help.inApps': 'للتطبيقات مفاتيحها الخاصة، وهي مبيّنة بجانب أزرارها.',
  'palette.placeholder': 'رقم أو شركة أو أمر',
  'palette.apps': 'التطبيقات',
  'palette.people': 'الأشخاص',
  'palette.ofApps': 'في التطبيقات',
  'palette.writeTo': 'مراسلة {name}',
  'palette.away': 'غائب حتى {day}',
  'palette.awayWith': 'غائب حتى {day}، ينوب عنه {substitute}',
  'palette.commands': 'الأوامر',
  'palette.documents': 'المستندات',
  'palette.companies': 'الشركات',
  'palette.searching': 'جارٍ البحث…',
  'palette.nothing': 'لا نتائج لـ «{query}». جرّب رقم مستند أو جزءًا من اسم شركة.',
  'palette.failed': 'تعذّر إتمام البحث.',
  'palette.results':
    '{count, plural, =0 {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  'palette.enter': 'الانتقال إلى {name}',
  'palette.documentsWith': 'المستندات مع {name}',
}

export default messages
