import type { WordMessages } from './en-US.ts'

export const esES: WordMessages = {
  'type.invoice': 'Factura',
  'type.creditnote': 'Factura rectificativa',
  'type.order': 'Pedido',
  'type.orderchange': 'Modificación de pedido',
  'type.orderresponse': 'Respuesta al pedido',
  'type.quote': 'Oferta',
  'type.requestforquotation': 'Solicitud de oferta',
  'type.requisition': 'Solicitud de compra',
  'type.despatchadvice': 'Aviso de expedición',
  'type.receiptadvice': 'Aviso de recepción',
  'type.remittanceadvice': 'Aviso de pago',
  'type.status': 'Respuesta',

  'delivery.none': 'No enviado',
  'delivery.pendingConnection': 'Espera una conexión',
  'delivery.processing': 'En camino',
  'delivery.delivered': 'Entregado',
  'delivery.received': 'Recibido',
  'delivery.failed': 'No entregado',

  'business.draft': 'Borrador',
  'business.noAnswer': 'Aún sin respuesta',
  'business.waitingForYou': 'Le espera a usted',
  'business.accepted': 'Aceptado',
  'business.rejected': 'Rechazado',
  'business.cancelled': 'Anulado por el emisor',
  'business.underApproval': 'En aprobación',
  'business.notApproved': 'No aprobado',
  'business.disputed': 'En disputa',
  'business.overdue':
    '{days, plural, =0 {Vencido} one {Vencido hace # día} many {Vencido hace # días} other {Vencido hace # días}}',
  'business.paid': 'Pagado',
  'business.paymentSent': 'Pago enviado',
  'business.inClearance': 'En validación fiscal',
  'business.replaced': 'Sustituido',
  'business.closed': 'Cerrado',
  'business.collected': 'Cobrado',

  'dialog.cancel': 'Cancelar',
  'dialog.close': 'Cerrar',
}
