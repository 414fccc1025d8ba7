import type { arrival as english } from './en-US.ts'

export const arrival: Record<keyof typeof english, string> = {
  'arrival.mark.duplicate': 'Doublon ?',
  'arrival.mark.account': 'Autre compte',
  'arrival.duplicate.title': 'Peut-être un doublon',
  'arrival.duplicate.BYTES': 'C’est le même fichier que {number} du {date}.',
  'arrival.duplicate.NUMBER': 'Le numéro est celui de {number} du {date}, mais le contenu est différent.',
  'arrival.duplicate.FIELDS': 'Il ressemble à {number} du {date} : même montant, même jour.',
  'arrival.duplicate.unseen': 'Il ressemble à un autre document, qui ne vous est pas ouvert.',
  'arrival.duplicate.reason': 'Doublon de {number} du {date}.',
  'arrival.compare': 'Comparer côte à côte',
  'arrival.reject': 'Refuser comme doublon',
  'arrival.deny': 'Pas un doublon',
  'arrival.payee.CHANGED': 'Un autre compte qu’auparavant',
  'arrival.payee.NEW_PARTNER': 'Nouveau partenaire : vérifiez le compte',
  'arrival.payee.known': 'Connu jusqu’ici',
  'arrival.payee.none': 'Aucun compte déjà payé',
  'arrival.payee.asked': 'Cette facture indique',
  'arrival.payee.call':
    'Appelez {party} à un numéro que vous connaissez déjà, jamais à celui de cette facture, et demandez.',
  'arrival.payee.held': 'Tant que le compte n’est pas confirmé, la facture ne peut pas être signalée comme payée.',
  'arrival.payee.who': 'Un administrateur ou un responsable de la comptabilité fournisseurs peut le confirmer.',
  'arrival.payee.confirm': 'Confirmer le compte',
  'arrival.origin.PROFILE': 'dans le profil depuis le {date}',
  'arrival.origin.FIRST_BILL': 'd’une facture du {date}, pas encore payée',
  'arrival.origin.PAID_BILL': 'payé depuis le {date}',
  'arrival.origin.CONFIRMED': 'confirmé le {date}',
}
