import type { WordMessages } from './en-US.ts'

export const frFR: WordMessages = {
  'type.invoice': 'Facture',
  'type.creditnote': 'Avoir',
  'type.order': 'Commande',
  'type.orderchange': 'Modification de commande',
  'type.orderresponse': 'Réponse à la commande',
  'type.quote': 'Devis',
  'type.requestforquotation': 'Demande de devis',
  'type.requisition': 'Demande d’achat',
  'type.despatchadvice': 'Avis d’expédition',
  'type.receiptadvice': 'Avis de réception',
  'type.remittanceadvice': 'Avis de paiement',
  'type.status': 'Réponse',

  'delivery.none': 'Non envoyé',
  'delivery.pendingConnection': 'Attend une connexion',
  'delivery.processing': 'En chemin',
  'delivery.delivered': 'Remis',
  'delivery.received': 'Reçu',
  'delivery.failed': 'Non remis',

  'business.draft': 'Brouillon',
  'business.noAnswer': 'Pas encore de réponse',
  'business.waitingForYou': 'Vous attend',
  'business.accepted': 'Accepté',
  'business.rejected': 'Refusé',
  'business.cancelled': 'Annulé par l’expéditeur',
  'business.underApproval': 'En approbation',
  'business.notApproved': 'Non approuvé',
  'business.disputed': 'Contesté',
  'business.overdue':
    '{days, plural, =0 {En retard} one {En retard de # jour} many {En retard de # jours} other {En retard de # jours}}',
  'business.paid': 'Payé',
  'business.paymentSent': 'Paiement envoyé',
  'business.inClearance': 'En validation fiscale',
  'business.replaced': 'Remplacé',
  'business.closed': 'Clos',
  'business.collected': 'Encaissé',

  'dialog.cancel': 'Annuler',
  'dialog.close': 'Fermer',
}
