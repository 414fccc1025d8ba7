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
}
