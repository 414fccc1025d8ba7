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
  'The business process is missing.': 'Le processus métier manque.',
  'The document has more than one note.': 'Le document a plus d’une note.',
  'Put all of it in one note.': 'Mettez tout dans une seule note.',
  'There is neither a buyer reference nor an order number.':
    'Il n’y a ni référence de l’acheteur ni numéro de commande.',
  'Ask the buyer for one of them.': 'Demandez l’une des deux à l’acheteur.',
  'The specification is not that of Peppol BIS Billing 3.': 'La spécification n’est pas celle de Peppol BIS Billing 3.',
  'The accounting currency is the currency of the invoice.':
    'La devise de comptabilisation est la devise de la facture.',
  'The business process is not written as Peppol writes it.':
    'Le processus métier n’est pas écrit comme Peppol l’écrit.',
  'Write urn:fdc:peppol.eu:2017:poacc:billing:NN:1.0, with the number of the process.':
    'Écrivez urn:fdc:peppol.eu:2017:poacc:billing:NN:1.0, avec le numéro du processus.',
  'The buyer has no electronic address.': 'L’acheteur n’a pas d’adresse électronique.',
  "Enter the buyer's electronic address.": 'Saisissez l’adresse électronique de l’acheteur.',
  'The seller has no electronic address.': 'Le vendeur n’a pas d’adresse électronique.',
  "Enter the seller's electronic address.": 'Saisissez l’adresse électronique du vendeur.',
  'An allowance or charge is not its percentage of its base amount.':
    'Une remise ou des frais ne sont pas leur pourcentage du montant de base.',
  'Recalculate the amount.': 'Recalculez le montant.',
  'An allowance or charge has a percentage without the amount that it is of.':
    'Une remise ou des frais ont un pourcentage sans le montant auquel il s’applique.',
  'An allowance or charge has a base amount without a percentage.':
    'Une remise ou des frais ont un montant de base sans pourcentage.',
  'Add the percentage, or remove the base amount.': 'Ajoutez le pourcentage ou retirez le montant de base.',
  'An allowance or charge does not say which of them it is.':
    'Une remise ou des frais ne disent pas lequel des deux ils sont.',
  'Write true for a charge, false for an allowance.': 'Écrivez true pour des frais, false pour une remise.',
  'A price has a charge.': 'Un prix a des frais.',
  'Write false: a price can have a discount only.': 'Écrivez false : un prix ne peut avoir qu’une remise.',
  'Recalculate the net price.': 'Recalculez le prix net.',
  'There is not exactly one VAT total with a breakdown.': 'Il n’y a pas exactement un total de TVA avec ventilation.',
  'Keep one cac:TaxTotal with its cac:TaxSubtotal.': 'Gardez un cac:TaxTotal avec son cac:TaxSubtotal.',
  'A VAT total without breakdown stands exactly where there is an accounting currency.':
    'Un total de TVA sans ventilation figure si, et seulement si, il y a une devise de comptabilisation.',
  'Give the VAT total in the accounting currency once, or leave both out.':
    'Donnez une fois le total de TVA dans la devise de comptabilisation ou omettez les deux.',
  'The two VAT totals have different signs.': 'Les deux totaux de TVA sont de signes différents.',
  'Recalculate the total in the accounting currency.': 'Recalculez le total dans la devise de comptabilisation.',
  'A direct debit has no mandate.': 'Un prélèvement n’a pas de mandat.',
  'Enter the mandate reference.': 'Saisissez la référence du mandat.',
  'There is more than one project reference.': 'Il y a plus d’une référence de projet.',
  'A line has more than one object.': 'Une ligne a plus d’un objet.',
  'A line refers to a document that is not its object.': 'Une ligne renvoie à un document qui n’est pas son objet.',
  'Write 130 as its type code.': 'Écrivez 130 comme code de type.',
  'The period of a line begins before that of the invoice.':
    'La période d’une ligne commence avant celle de la facture.',
  'Correct one of the dates.': 'Corrigez l’une des dates.',
  'The period of a line ends after that of the invoice.': 'La période d’une ligne finit après celle de la facture.',
  'Recalculate the line.': 'Recalculez la ligne.',
  'The base quantity of a price is not above nought.': 'La quantité de base d’un prix n’est pas supérieure à zéro.',
  'Write how many units the price is for.': 'Écrivez pour combien d’unités vaut le prix.',
  'The invoice types 326 and 384 are for German sellers with German buyers.':
    'Les types de facture 326 et 384 sont réservés aux vendeurs allemands avec des acheteurs allemands.',
  'Choose another type, e.g. 380.': 'Choisissez un autre type, p. ex. 380.',
  'Give all amounts in the currency of the invoice.': 'Donnez tous les montants dans la devise de la facture.',
}
