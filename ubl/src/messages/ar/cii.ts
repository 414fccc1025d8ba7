import type { FindingWords } from '../index.ts'

/** What findings of EN 16931's binding to CII say, in Arabic. */
export const cii: FindingWords = {
  'There is not exactly one {0} in {1}.': 'ليس في {1} عنصر {0} واحد بالضبط.',
  'There is more than one {0} in {1}.': 'في {1} أكثر من {0}.',
  'Give {0} once.': 'اذكر {0} مرة واحدة.',
  'The total VAT is {0}; it must be the sum of the VAT breakdown.':
    'إجمالي الضريبة {0}؛ يجب أن يكون مجموع تفصيل الضريبة.',
  '{0} has both ram:ID and ram:GlobalID.': 'في {0} كل من ram:ID وram:GlobalID.',
  'There is more than one {0} (type code {1}).': 'مذكور أكثر من مرة: {0} (رمز النوع {1}).',
  '{0} has no place in this reference.': 'لا مكان لـ {0} في هذه الإشارة.',
  'Remove {0}, or mend the type code of the reference.': 'احذف {0} أو صحّح رمز نوع الإشارة.',
  '{0} has no place in this tax.': 'لا مكان لـ {0} في هذه الضريبة.',
  'A direct debit has no {0}.': 'ينقص الخصم المباشر: {0}.',
  'A payment by {0} has no details of it.': 'دفع بالوسيلة {0} دون بياناته.',
  'A payment by {0} has details of another kind of payment.': 'دفع بالوسيلة {0} معه بيانات نوع آخر من الدفع.',
  'The document accounts for VAT in a currency that is not its own, but has no VAT total in it.':
    'يحسب المستند الضريبة بعملة غير عملته وليس فيه إجمالي ضريبة بها.',
  'Add the VAT total in the accounting currency, or remove that currency.':
    'أضف إجمالي الضريبة بعملة المحاسبة أو احذف تلك العملة.',
  'The total with VAT is not the total without VAT and the one total VAT in the currency of the document.':
    'الإجمالي مع الضريبة ليس الإجمالي دون ضريبة مع إجمالي الضريبة الوحيد بعملة المستند.',
  'The account to pay to has neither an IBAN nor another number.': 'ليس لحساب الدفع IBAN ولا رقم آخر.',
  'The document asks for a credit transfer to an account without a number.': 'يطلب المستند حوالة إلى حساب دون رقم.',
  'A Dutch credit note does not name the invoice that it credits.': 'لا يذكر إشعار دائن هولندي الفاتورة التي يخصها.',
  'Add the number of the invoice.': 'أضف رقم الفاتورة.',
  'Give it a reference (ram:IssuerAssignedID).': 'أعطه مرجعًا (ram:IssuerAssignedID).',
  'It is not said whether this is an allowance or a charge.': 'لا يُذكر أهذا خصم أم رسم.',
  'Add ram:ChargeIndicator: true for a charge, false for an allowance.':
    'أضف ram:ChargeIndicator: true للرسم وfalse للخصم.',
  'Keep one: the date (ram:TaxPointDate) or the code (ram:DueDateTypeCode).':
    'أبقِ أحدهما: التاريخ (ram:TaxPointDate) أو الرمز (ram:DueDateTypeCode).',
  'An account has no number.': 'ليس لحساب رقم.',
  'Add schemeID, e.g. 0160 for a GTIN.': 'أضف schemeID مثل 0160 لرقم GTIN.',
  'The country of origin has no code, or more than one.': 'ليس لبلد المنشأ رمز أو له أكثر من واحد.',
  'Give the code of one country.': 'اذكر رمز بلد واحد.',
  'The discount of a price lacks its amount, or does not say that it is one.': 'ينقص خصم سعر مبلغه أو لا يُذكر أنه خصم.',
  'Give the amount, with false in ram:ChargeIndicator.': 'اذكر المبلغ مع false في ram:ChargeIndicator.',
  'Keep one of them.': 'أبقِ أحدهما.',
  'The rows of the VAT breakdown have different codes of the VAT point date.':
    'لصفوف تفصيل الضريبة رموز مختلفة لتاريخ استحقاق الضريبة.',
  'Use one code in all of them.': 'استعمل رمزًا واحدًا فيها كلها.',
  'A quantity has a unit, and the invoiced quantities have none.': 'لكمية وحدة، وليس للكميات المفوترة وحدة.',
  'Give the invoiced quantities their unit (unitCode).': 'أعط الكميات المفوترة وحدتها (unitCode).',
  'A tax is another than VAT.': 'ضريبة غير ضريبة القيمة المضافة.',
  'Write VAT in ram:TypeCode.': 'اكتب VAT في ram:TypeCode.',
  'A date of format 102 is no day written as YYYYMMDD.': 'تاريخ بالصيغة 102 ليس يومًا مكتوبًا بالشكل YYYYMMDD.',
  'Write it as YYYYMMDD.': 'اكتبه هكذا: YYYYMMDD.',
  'The document has more than one note, or a note with a subject.': 'في المستند أكثر من ملاحظة أو ملاحظة لها موضوع.',
  'Put all of it in one note without a subject.': 'ضع ذلك كله في ملاحظة واحدة دون موضوع.',
  'There is more than one invoiced object.': 'هناك أكثر من موضوع مفوتر.',
  'There is not exactly one VAT total in the currency of the invoice.':
    'لا يوجد إجمالي ضريبة واحد بالضبط بعملة الفاتورة.',
  'Keep one ram:TaxTotalAmount in that currency.': 'أبقِ ram:TaxTotalAmount واحدًا بتلك العملة.',
  'A VAT total in another currency stands exactly where there is an accounting currency.':
    'يُذكر إجمالي ضريبة بعملة أخرى إذا وُجدت عملة محاسبة، وعندئذ فقط.',
  'The discount of a price does not say that it is one.': 'لا يُذكر في خصم سعر أنه خصم.',
  'Write false in ram:ChargeIndicator.': 'اكتب false في ram:ChargeIndicator.',
  'The document type is none of the billing process.': 'نوع المستند ليس من أنواع عملية الفوترة.',
  'Choose an invoice type or a credit note type of this process, e.g. 380.':
    'اختر نوع فاتورة أو إشعار دائن من هذه العملية مثل 380.',
  'A date is not written as YYYYMMDD (format 102).': 'تاريخ ليس مكتوبًا هكذا: YYYYMMDD (الصيغة 102).',
  'Write the date in eight digits, with format="102".': 'اكتب التاريخ بثمانية أرقام مع format="102".',
  'Give the details of that kind of payment, and of no other.': 'اذكر بيانات هذا النوع من الدفع دون غيره.',
  'The net price of a line is for another quantity than its gross price.':
    'السعر الصافي لسطر لكمية غير كمية سعره الإجمالي.',
  'Give both prices for one quantity in one unit.': 'اذكر السعرين لكمية واحدة بوحدة واحدة.',
  'A line stands below another, which XRechnung has in UBL only.': 'سطر تحت سطر آخر، وهذا في XRechnung في UBL فقط.',
  'Send the invoice in UBL, or without lines below lines.': 'أرسل الفاتورة في UBL أو دون سطور تحت سطور.',
}
