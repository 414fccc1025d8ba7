import type { Messages } from './en.ts'
import { page } from './page.fr.ts'

export const fr: Messages = {
  page,
  reasons: {
    REF: 'Références erronées',
    LEG: 'Mentions légales erronées',
    REC: 'Ne nous est pas destiné',
    QUA: 'Qualité non conforme',
    DEL: 'Livraison manquante ou incomplète',
    PRI: 'Prix erroné',
    QTY: 'Quantité erronée',
    ITM: 'Articles erronés',
    PAY: 'Conditions de paiement erronées',
    UNR: 'Non reconnu',
    FIN: 'Montants ou taxes erronés',
    OTH: 'Autre raison',
  },
  formerColleague: 'ancien collègue',
  mail: {
    subject: '{type} {number} de {sender}',
    text: 'À {receiver}\n\n{sender} vous envoie ce document : {type} {number}.\n\nLe PDF se lit. Le XML contient les mêmes données pour votre logiciel comptable.\n\nLes réponses à ce message ne parviennent pas à {sender} : utilisez le contact indiqué dans le document.',
  },
}
