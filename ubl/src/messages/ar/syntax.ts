import type { FindingWords } from '../index.ts'

/** What findings of EN 16931's binding to UBL say, in Arabic. */
export const syntax: FindingWords = {
  '{0} is not {1}.': '{0} لا يصلح لـ: {1}.',
  'Choose {0} from the list.': 'اختر من القائمة: {0}.',
  '{0} has no place here in a core invoice (EN 16931).': 'لا مكان لـ {0} هنا في فاتورة أساسية (EN 16931).',
  'Remove {0}.': 'احذف {0}.',
  'Keep one.': 'أبقِ واحدًا.',
  'There is more than one {0}.': 'مكرر: {0}.',
  'The payee is the seller, or there is more than one {0}.': 'المستفيد هو البائع، أو مكرر: {0}.',
  'Leave the payee out where the seller is paid; otherwise keep one.':
    'احذف المستفيد إن كان الدفع للبائع؛ وإلا فأبقِ واحدًا.',
  'Enter the number of the preceding invoice.': 'أدخل رقم الفاتورة السابقة.',
  'The seller has more than two tax schemes.': 'للبائع أكثر من نظامين ضريبيين.',
  'Keep its VAT number and its tax registration.': 'أبقِ رقم الضريبة والتسجيل الضريبي.',
  'A supporting document has a type code other than 130, the invoiced object.':
    'لمستند داعم رمز نوع غير 130 (الموضوع المفوتر).',
  'Leave the type code out, or write 130 for the invoiced object.': 'احذف رمز النوع أو اكتب 130 للموضوع المفوتر.',
  'A line has no tax category, or more than one.': 'ليس لسطر فئة ضريبية أو له أكثر من واحدة.',
  'Give the line one tax category.': 'أعط السطر فئة ضريبية واحدة.',
  'The UBL version is another than 2.1.': 'إصدار UBL غير 2.1.',
  'Leave it out, or write 2.1.': 'احذفه أو اكتب 2.1.',
  'The due date stands in the payment means.': 'تاريخ الاستحقاق مذكور في وسيلة الدفع.',
  'Put it in cbc:DueDate.': 'ضعه في cbc:DueDate.',
  'The number of a supporting document has a scheme, which only an invoiced object has.':
    'لرقم مستند داعم مخطط لا يكون إلا للموضوع المفوتر.',
  'Remove schemeID, or write 130 as its type code.': 'احذف schemeID أو اكتب 130 رمزًا لنوعه.',
  'An invoiced object has an attachment.': 'للموضوع المفوتر مرفق.',
  'Remove the attachment, or the type code 130.': 'احذف المرفق أو رمز النوع 130.',
  'An invoiced object has a description.': 'للموضوع المفوتر وصف.',
  'Remove the description, or the type code 130.': 'احذف الوصف أو رمز النوع 130.',
  '{0} is {1}: an amount has two decimals at most.': '{0} هو {1}: للمبلغ منزلتان عشريتان على الأكثر.',
  '{0} has no mimeCode.': 'ليس في {0} mimeCode.',
  'Say what kind of file it is, e.g. mimeCode="application/pdf".': 'اذكر نوع الملف مثل mimeCode="application/pdf".',
  '{0} has no filename.': 'ليس في {0} filename.',
  'Add the name of the file.': 'أضف اسم الملف.',
  '{0} has the attribute name, which a core invoice has on the payment means code only.':
    'في {0} السمة name وهي في الفاتورة الأساسية لرمز وسيلة الدفع فقط.',
  'Remove the attribute.': 'احذف السمة.',
  'An address has more than one third line.': 'في عنوان أكثر من سطر ثالث.',
  'Keep one cac:AddressLine with one cbc:Line.': 'أبقِ cac:AddressLine واحدًا بسطر cbc:Line واحد.',
  'A party has a tax scheme without the number under which it is registered there, or a number without its scheme.':
    'لأحد الأطراف نظام ضريبي دون الرقم المسجَّل به فيه، أو رقم دون نظامه.',
  'Add cbc:CompanyID and the scheme, or remove both.': 'أضف cbc:CompanyID والنظام الضريبي، أو احذفهما معًا.',
}
