import type { FindingWords } from '../index.ts'

/** What findings of XRechnung say, in French. */
export const xrechnung: FindingWords = {
  'The payment of a third party has no {0}.': 'Le paiement d’un tiers n’a pas : {0}.',
  'Enter the {0}.': 'Saisissez : {0}.',
  'The {0} is missing.': 'Il manque : {0}.',
  'Payment by {0} ({1}) has no details of it.': 'Le paiement par {0} ({1}) n’a pas de détails.',
  'Payment by {0} ({1}) has details of another kind of payment.':
    'Le paiement par {0} ({1}) a les détails d’un autre type de paiement.',
  'The document type is not one of {0}.': 'Le type de document n’est pas l’un de ceux-ci : {0}.',
  'Enter the rate, 0 where nothing is taxed.': 'Saisissez le taux, 0 si rien n’est taxé.',
  'The seller has neither a VAT number nor a tax number, nor a tax representative.':
    'Le vendeur n’a ni numéro de TVA, ni numéro fiscal, ni représentant fiscal.',
  'The payment terms have a discount that is not written as agreed.':
    'Les conditions de paiement ont un escompte qui n’est pas écrit comme convenu.',
  'Write #SKONTO#TAGE=14#PROZENT=2.00# on a line of its own.':
    'Écrivez #SKONTO#TAGE=14#PROZENT=2.00# sur une ligne à part.',
  'The account of a SEPA transfer is no IBAN.': 'Le compte d’un virement SEPA n’est pas un IBAN.',
  'Correct the IBAN.': 'Corrigez l’IBAN.',
  'The account of a SEPA direct debit is no IBAN.': 'Le compte d’un prélèvement SEPA n’est pas un IBAN.',
  'Two attachments have the same file name.': 'Deux pièces jointes ont le même nom de fichier.',
  'Give each a name of its own.': 'Donnez à chacune son propre nom.',
  'Enter them.': 'Saisissez-les.',
  'Remove them.': 'Retirez-les.',
  'A corrected invoice (384) does not name what it corrects.':
    'Une facture rectificative (384) n’indique pas ce qu’elle rectifie.',
  "The seller's telephone number has fewer than three digits.":
    'Le numéro de téléphone du vendeur a moins de trois chiffres.',
  "The seller's e-mail address is none.": 'L’adresse e-mail du vendeur n’en est pas une.',
  'A direct debit has no creditor identifier.': 'Un prélèvement n’a pas d’identifiant créancier.',
  'Enter it as an identifier of the seller or payee with the scheme SEPA.':
    'Saisissez-le comme identifiant du vendeur ou du bénéficiaire avec le schéma SEPA.',
  'A direct debit has no account of the payer.': 'Un prélèvement n’a pas de compte du payeur.',
  'Enter the IBAN of the buyer.': 'Saisissez l’IBAN de l’acheteur.',
  'The specification is not that of XRechnung.': 'La spécification n’est pas celle de XRechnung.',
  'The address of an attached document is not a whole one.': 'L’adresse d’un document joint n’est pas complète.',
  'Write it with its scheme, e.g. https://example.com/timesheet.pdf.':
    'Écrivez-la avec son protocole, p. ex. https://example.com/timesheet.pdf.',
  '{0} is {1}, which is not of the form YYYY-MM-DD.': '{0} est {1}, qui n’est pas de la forme AAAA-MM-JJ.',
  'Write the date as YYYY-MM-DD, without time and time zone.':
    'Écrivez la date sous la forme AAAA-MM-JJ, sans heure ni fuseau horaire.',
  'Nothing says when was delivered: no date, no period.':
    'Rien ne dit quand la livraison a eu lieu : ni date, ni période.',
  'Add the date of delivery, or the period that is billed.': 'Ajoutez la date de livraison ou la période facturée.',
  'The amount due is not the total with VAT, less what is paid, with the rounding and the payments of others.':
    'Le montant dû n’est pas le total TVA comprise, moins le montant payé, avec l’arrondi et les paiements de tiers.',
  'Correct the totals.': 'Corrigez les totaux.',
  'The contract is missing.': 'Le contrat manque.',
  'Enter its number.': 'Saisissez son numéro.',
  'The tender or lot is missing.': 'L’appel d’offres ou le lot manque.',
  'No line is of a vehicle with its category and its kind.':
    'Aucune ligne n’est celle d’un véhicule avec sa catégorie et son genre.',
  'Give a line a classification of the list CVD and the property cva.':
    'Donnez à une ligne une classification de la liste CVD et la propriété cva.',
  'The category of a vehicle is not one of M1, M2, M3, N1, N2, N3.':
    'La catégorie d’un véhicule n’est pas M1, M2, M3, N1, N2 ou N3.',
  'The kind of a vehicle (cva) is not one of clean, zero-emission, other.':
    'Le genre d’un véhicule (cva) n’est pas clean, zero-emission ou other.',
  'A vehicle has not exactly one kind (cva).': 'Un véhicule n’a pas exactement un genre (cva).',
  'Give its line the property cva once.': 'Donnez à sa ligne la propriété cva une fois.',
  'A kind of vehicle (cva) has not exactly one category.':
    'Un genre de véhicule (cva) n’a pas exactement une catégorie.',
  'Give its line one classification of the list CVD.': 'Donnez à sa ligne une classification de la liste CVD.',
  'The amount of a line is not the sum of the lines below it.':
    'Le montant d’une ligne n’est pas la somme de ses sous-lignes.',
  'Correct it, or the lines below.': 'Corrigez-le ou corrigez les sous-lignes.',
  'A line below a line has not exactly one VAT category.': 'Une sous-ligne n’a pas exactement une catégorie de TVA.',
  'Give it one.': 'Donnez-lui-en une.',
  'The payment of a third party has more than two decimals.': 'Le paiement d’un tiers a plus de deux décimales.',
  'The payment of a third party is in another currency than the invoice.':
    'Le paiement d’un tiers est dans une autre devise que la facture.',
  'Give it in the currency of the invoice.': 'Donnez-le dans la devise de la facture.',
}
