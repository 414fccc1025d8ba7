import type { WordMessages } from './en-US.ts'

export const ar: WordMessages = {
  'type.invoice': 'فاتورة',
  'type.creditnote': 'إشعار دائن',
  'type.order': 'أمر شراء',
  'type.orderchange': 'تعديل أمر شراء',
  'type.orderresponse': 'رد على أمر شراء',
  'type.quote': 'عرض سعر',
  'type.requestforquotation': 'طلب عرض سعر',
  'type.requisition': 'طلب شراء داخلي',
  'type.despatchadvice': 'إشعار شحن',
  'type.receiptadvice': 'إشعار استلام',
  'type.remittanceadvice': 'إشعار تحويل',
  'type.status': 'رد',

  'delivery.none': 'لم يُرسل',
  'delivery.pendingConnection': 'بانتظار اتصال',
  'delivery.processing': 'في الطريق',
  'delivery.delivered': 'تم التسليم',
  'delivery.received': 'تم الاستلام',
  'delivery.failed': 'لم يُسلَّم',

  'business.draft': 'مسودة',
  'business.noAnswer': 'لا رد بعد',
  'business.waitingForYou': 'بانتظارك',
  'business.accepted': 'مقبول',
  'business.rejected': 'مرفوض',
  'business.cancelled': 'ألغاه المرسل',
  'business.underApproval': 'قيد الاعتماد',
  'business.notApproved': 'غير معتمد',
  'business.disputed': 'متنازع عليه',
  'business.overdue':
    '{days, plural, =0 {متأخر} one {متأخر يومًا واحدًا} two {متأخر يومين} few {متأخر # أيام} many {متأخر # يومًا} other {متأخر # يوم}}',
  'business.paid': 'مدفوع',
  'business.paymentSent': 'أُرسلت الدفعة',
  'business.inClearance': 'قيد التخليص',
  'business.replaced': 'مستبدَل',
  'business.closed': 'مغلق',
  'business.collected': 'محصَّل',

  'dialog.cancel': 'إلغاء',
  'dialog.close': 'إغلاق',
}
