import type { SharedMessages } from './en-US.ts'

export const deDE: SharedMessages = {
  'type.invoice': 'Rechnung',
  'type.creditnote': 'Gutschrift',
  'type.order': 'Bestellung',
  'type.orderchange': 'Bestelländerung',
  'type.orderresponse': 'Auftragsantwort',
  'type.quote': 'Angebot',
  'type.requestforquotation': 'Angebotsanfrage',
  'type.requisition': 'Bedarfsanforderung',
  'type.despatchadvice': 'Lieferavis',
  'type.receiptadvice': 'Wareneingangsmeldung',
  'type.remittanceadvice': 'Zahlungsavis',
  'type.status': 'Antwort',

  'delivery.none': 'Nicht gesendet',
  'delivery.pendingConnection': 'Wartet auf eine Verbindung',
  'delivery.processing': 'Unterwegs',
  'delivery.delivered': 'Zugestellt',
  'delivery.received': 'Empfangen',
  'delivery.failed': 'Nicht zugestellt',

  'business.draft': 'Entwurf',
  'business.noAnswer': 'Noch keine Antwort',
  'business.waitingForYou': 'Wartet auf Sie',
  'business.accepted': 'Angenommen',
  'business.rejected': 'Abgelehnt',
  'business.cancelled': 'Vom Absender storniert',
  'business.underApproval': 'In Freigabe',
  'business.notApproved': 'Nicht freigegeben',
  'business.disputed': 'Beanstandet',
  'business.overdue': '{days, plural, =0 {Überfällig} one {# Tag überfällig} other {# Tage überfällig}}',
  'business.paid': 'Bezahlt',
  'business.paymentSent': 'Zahlung gesendet',
  'business.inClearance': 'In Freigabe',
  'business.replaced': 'Ersetzt',
  'business.closed': 'Abgeschlossen',
  'business.collected': 'Eingezogen',

  'error.title': 'Das hat nicht geklappt',
  'error.offline':
    'Der Server ist nicht zu erreichen. Nichts geht verloren: versuchen Sie es wieder, wenn die Verbindung steht.',
  'error.again': 'Erneut versuchen',

  'dialog.cancel': 'Abbrechen',
  'dialog.close': 'Schließen',
}
