import type { FindingWords } from '../index.ts'

/** What findings of XRechnung say, in Arabic. */
export const xrechnung: FindingWords = {
  'The payment of a third party has no {0}.': 'دفعة الطرف الثالث ينقصها: {0}.',
  'Enter the {0}.': 'أدخل: {0}.',
  'The {0} is missing.': 'غير مذكور: {0}.',
  'Payment by {0} ({1}) has no details of it.': 'الدفع عن طريق {0} ({1}) دون بياناته.',
  'Payment by {0} ({1}) has details of another kind of payment.':
    'الدفع عن طريق {0} ({1}) معه بيانات نوع آخر من الدفع.',
  'The document type is not one of {0}.': 'نوع المستند ليس من هذه الأنواع: {0}.',
  'Enter the rate, 0 where nothing is taxed.': 'أدخل النسبة، و0 حيث لا ضريبة.',
  'The seller has neither a VAT number nor a tax number, nor a tax representative.':
    'ليس للبائع رقم ضريبة قيمة مضافة ولا رقم ضريبي ولا ممثل ضريبي.',
  'The payment terms have a discount that is not written as agreed.':
    'في شروط الدفع خصم تعجيل ليس مكتوبًا كما هو متفق عليه.',
  'Write #SKONTO#TAGE=14#PROZENT=2.00# on a line of its own.': 'اكتب #SKONTO#TAGE=14#PROZENT=2.00# في سطر مستقل.',
  'The account of a SEPA transfer is no IBAN.': 'حساب تحويل SEPA ليس رقم IBAN.',
  'Correct the IBAN.': 'صحّح رقم IBAN.',
  'The account of a SEPA direct debit is no IBAN.': 'حساب خصم SEPA المباشر ليس رقم IBAN.',
  'Two attachments have the same file name.': 'لمرفقين اسم ملف واحد.',
  'Give each a name of its own.': 'أعط كلًّا منهما اسمًا خاصًا به.',
  'Enter them.': 'أدخلها.',
  'Remove them.': 'احذفها.',
  'A corrected invoice (384) does not name what it corrects.': 'لا تذكر فاتورة مصحِّحة (384) ما تصحّحه.',
  "The seller's telephone number has fewer than three digits.": 'رقم هاتف البائع أقل من ثلاثة أرقام.',
  "The seller's e-mail address is none.": 'عنوان البريد الإلكتروني للبائع ليس عنوان بريد إلكتروني.',
  'A direct debit has no creditor identifier.': 'ليس للخصم المباشر معرّف دائن.',
  'Enter it as an identifier of the seller or payee with the scheme SEPA.':
    'أدخله معرّفًا للبائع أو المستفيد مع المخطط SEPA.',
  'A direct debit has no account of the payer.': 'ليس للخصم المباشر حساب الدافع.',
  'Enter the IBAN of the buyer.': 'أدخل رقم IBAN للمشتري.',
  'The specification is not that of XRechnung.': 'المواصفة ليست مواصفة XRechnung.',
  'The address of an attached document is not a whole one.': 'عنوان مستند مرفق ليس كاملًا.',
  'Write it with its scheme, e.g. https://example.com/timesheet.pdf.':
    'اكتبه مع بروتوكوله مثل https://example.com/timesheet.pdf.',
  '{0} is {1}, which is not of the form YYYY-MM-DD.': '{0} هو {1} وليس بالشكل YYYY-MM-DD.',
  'Write the date as YYYY-MM-DD, without time and time zone.': 'اكتب التاريخ هكذا: YYYY-MM-DD، دون وقت أو منطقة زمنية.',
  'Nothing says when was delivered: no date, no period.': 'لا شيء يذكر متى كان التسليم: لا تاريخ ولا فترة.',
  'Add the date of delivery, or the period that is billed.': 'أضف تاريخ التسليم أو فترة الفوترة.',
  'The amount due is not the total with VAT, less what is paid, with the rounding and the payments of others.':
    'المبلغ المستحق ليس الإجمالي مع الضريبة ناقص المدفوع مع التقريب ودفعات الآخرين.',
  'Correct the totals.': 'صحّح المجاميع.',
  'The contract is missing.': 'العقد غير مذكور.',
  'Enter its number.': 'أدخل رقمه.',
  'The tender or lot is missing.': 'المناقصة أو الحصة غير مذكورة.',
  'No line is of a vehicle with its category and its kind.': 'لا سطر لمركبة مع فئتها ونوعها.',
  'Give a line a classification of the list CVD and the property cva.': 'أعط سطرًا تصنيفًا من القائمة CVD والخاصية cva.',
  'The category of a vehicle is not one of M1, M2, M3, N1, N2, N3.': 'فئة مركبة ليست من M1 وM2 وM3 وN1 وN2 وN3.',
  'The kind of a vehicle (cva) is not one of clean, zero-emission, other.':
    'نوع مركبة (cva) ليس من clean وzero-emission وother.',
  'A vehicle has not exactly one kind (cva).': 'ليس لمركبة نوع واحد بالضبط (cva).',
  'Give its line the property cva once.': 'أعط سطرها الخاصية cva مرة واحدة.',
  'A kind of vehicle (cva) has not exactly one category.': 'ليس لنوع مركبة (cva) فئة واحدة بالضبط.',
  'Give its line one classification of the list CVD.': 'أعط سطره تصنيفًا واحدًا من القائمة CVD.',
  'The amount of a line is not the sum of the lines below it.': 'مبلغ سطر ليس مجموع السطور التي تحته.',
  'Correct it, or the lines below.': 'صحّحه أو صحّح السطور التي تحته.',
  'A line below a line has not exactly one VAT category.': 'ليس لسطر تحت سطر فئة ضريبية واحدة بالضبط.',
  'Give it one.': 'أعطه واحدة.',
  'The payment of a third party has more than two decimals.': 'لدفعة الطرف الثالث أكثر من منزلتين عشريتين.',
  'The payment of a third party is in another currency than the invoice.': 'دفعة الطرف الثالث بعملة غير عملة الفاتورة.',
  'Give it in the currency of the invoice.': 'اذكرها بعملة الفاتورة.',
}
