import type { FindingWords } from '../index.ts'

/** What findings of Peppol BIS Billing 3 say, in French. */
export const peppol: FindingWords = {
  'The net amount of the line is {0}; it must be quantity times price, with charges and less allowances.':
    'Le montant net de la ligne est {0} ; il doit être quantité × prix, frais compris et remises déduites.',
  '{0} is empty.': '{0} est vide.',
  '{0} is in {1}, not in the currency of the invoice.': '{0} est en {1}, pas dans la devise de la facture.',
  '{0} is {1}, which is no date.': '{0} est {1}, qui n’est pas une date.',
  'The exemption {0} goes with the VAT category {1}, not {2}.':
    'L’exonération {0} va avec la catégorie de TVA {1}, pas {2}.',
  'Choose the VAT category {0}, or another reason.': 'Choisissez la catégorie de TVA {0} ou un autre motif.',
  'Correct it: it must be {0} (scheme {1}).': 'Corrigez : {0} (schéma {1}).',
  'Write {0} in {1}.': 'Écrivez {0} dans {1}.',
  'Fill it, or leave it out.': 'Remplissez-le ou omettez-le.',
  'Write the date as YYYY-MM-DD.': 'Écrivez la date sous la forme AAAA-MM-JJ.',
  'Add the base amount.': 'Ajoutez le montant de base.',
  'The net price is not the gross price less its discount.': 'Le prix net n’est pas le prix brut moins sa remise.',
  'The price is for another unit than the quantity.': 'Le prix vaut pour une autre unité que la quantité.',
  'Use one unit for both.': 'Utilisez la même unité pour les deux.',
  'Leave {0} out.': 'Omettez {0}.',
}
