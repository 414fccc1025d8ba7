import type { FindingWords } from '../index.ts'

/** What findings of Peppol BIS Billing 3 say, in Arabic. */
export const peppol: FindingWords = {
  'The net amount of the line is {0}; it must be quantity times price, with charges and less allowances.':
    'صافي السطر {0}؛ يجب أن يكون الكمية في السعر مع الرسوم ودون الخصومات.',
  '{0} is empty.': '{0} فارغ.',
  '{0} is in {1}, not in the currency of the invoice.': '{0} بعملة {1} لا بعملة الفاتورة.',
  '{0} is {1}, which is no date.': '{0} هو {1} وليس تاريخًا.',
  'The exemption {0} goes with the VAT category {1}, not {2}.': 'الإعفاء {0} للفئة الضريبية {1} لا {2}.',
  'Choose the VAT category {0}, or another reason.': 'اختر الفئة الضريبية {0} أو سببًا آخر.',
  'Correct it: it must be {0} (scheme {1}).': 'صحّح: {0} (المخطط {1}).',
  'Write {0} in {1}.': 'اكتب {0} في {1}.',
  'Fill it, or leave it out.': 'املأه أو احذفه.',
  'Write the date as YYYY-MM-DD.': 'اكتب التاريخ هكذا: YYYY-MM-DD.',
  'Add the base amount.': 'أضف المبلغ الأساس.',
  'The net price is not the gross price less its discount.': 'السعر الصافي ليس الإجمالي ناقص خصمه.',
  'The price is for another unit than the quantity.': 'السعر لوحدة غير وحدة الكمية.',
  'Use one unit for both.': 'استعمل وحدة واحدة للاثنين.',
  'Leave {0} out.': 'احذف {0}.',
}
