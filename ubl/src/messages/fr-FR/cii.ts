import type { FindingWords } from '../index.ts'

/** What findings of EN 16931's binding to CII say, in French. */
export const cii: FindingWords = {
  'There is not exactly one {0} in {1}.': 'Il n’y a pas exactement un {0} dans {1}.',
  'There is more than one {0} in {1}.': 'Il y a plus d’un {0} dans {1}.',
  'Give {0} once.': 'Donnez {0} une fois.',
  'The total VAT is {0}; it must be the sum of the VAT breakdown.':
    'Le total de TVA est {0} ; il doit être la somme de la ventilation de TVA.',
  '{0} has both ram:ID and ram:GlobalID.': '{0} a à la fois ram:ID et ram:GlobalID.',
  'There is more than one {0} (type code {1}).': 'Présent plus d’une fois : {0} (code de type {1}).',
  '{0} has no place in this reference.': '{0} n’a pas sa place dans cette référence.',
  'Remove {0}, or mend the type code of the reference.': 'Retirez {0} ou corrigez le code de type de la référence.',
  '{0} has no place in this tax.': '{0} n’a pas sa place dans cette taxe.',
  'A direct debit has no {0}.': 'Dans un prélèvement, il manque : {0}.',
  'A payment by {0} has no details of it.': 'Un paiement par {0} n’a pas de détails.',
  'A payment by {0} has details of another kind of payment.':
    'Un paiement par {0} a les détails d’un autre type de paiement.',
  'The document accounts for VAT in a currency that is not its own, but has no VAT total in it.':
    'Le document comptabilise la TVA dans une devise qui n’est pas la sienne, mais n’a pas de total de TVA dans cette devise.',
  'Add the VAT total in the accounting currency, or remove that currency.':
    'Ajoutez le total de TVA dans la devise de comptabilisation ou retirez cette devise.',
  'The total with VAT is not the total without VAT and the one total VAT in the currency of the document.':
    'Le total TVA comprise n’est pas le total hors TVA et l’unique total de TVA dans la devise du document.',
  'The account to pay to has neither an IBAN nor another number.': 'Le compte à créditer n’a ni IBAN ni autre numéro.',
  'The document asks for a credit transfer to an account without a number.':
    'Le document demande un virement sur un compte sans numéro.',
  'A Dutch credit note does not name the invoice that it credits.':
    'Un avoir néerlandais n’indique pas la facture qu’il crédite.',
  'Add the number of the invoice.': 'Ajoutez le numéro de la facture.',
  'Give it a reference (ram:IssuerAssignedID).': 'Donnez-lui une référence (ram:IssuerAssignedID).',
  'It is not said whether this is an allowance or a charge.': 'Il n’est pas dit s’il s’agit d’une remise ou de frais.',
  'Add ram:ChargeIndicator: true for a charge, false for an allowance.':
    'Ajoutez ram:ChargeIndicator : true pour des frais, false pour une remise.',
  'Keep one: the date (ram:TaxPointDate) or the code (ram:DueDateTypeCode).':
    'Gardez l’un : la date (ram:TaxPointDate) ou le code (ram:DueDateTypeCode).',
  'An account has no number.': 'Un compte n’a pas de numéro.',
  'Add schemeID, e.g. 0160 for a GTIN.': 'Ajoutez schemeID, p. ex. 0160 pour un GTIN.',
  'The country of origin has no code, or more than one.': 'Le pays d’origine n’a pas de code, ou plus d’un.',
  'Give the code of one country.': 'Donnez le code d’un seul pays.',
  'The discount of a price lacks its amount, or does not say that it is one.':
    'Une remise sur un prix n’a pas de montant, ou ne dit pas qu’elle en est une.',
  'Give the amount, with false in ram:ChargeIndicator.': 'Donnez le montant, avec false dans ram:ChargeIndicator.',
  'Keep one of them.': 'Gardez l’un des deux.',
  'The rows of the VAT breakdown have different codes of the VAT point date.':
    'Les lignes de la ventilation de TVA ont des codes de date d’exigibilité différents.',
  'Use one code in all of them.': 'Utilisez le même code dans toutes.',
  'A quantity has a unit, and the invoiced quantities have none.':
    'Une quantité a une unité, et les quantités facturées n’en ont pas.',
  'Give the invoiced quantities their unit (unitCode).': 'Donnez aux quantités facturées leur unité (unitCode).',
  'A tax is another than VAT.': 'Une taxe est autre que la TVA.',
  'Write VAT in ram:TypeCode.': 'Écrivez VAT dans ram:TypeCode.',
  'A date of format 102 is no day written as YYYYMMDD.': 'Une date au format 102 n’est pas un jour écrit YYYYMMDD.',
  'Write it as YYYYMMDD.': 'Écrivez-la sous la forme AAAAMMJJ.',
  'The document has more than one note, or a note with a subject.':
    'Le document a plus d’une note, ou une note avec un objet.',
  'Put all of it in one note without a subject.': 'Mettez tout dans une seule note sans objet.',
  'There is more than one invoiced object.': 'Il y a plus d’un objet facturé.',
  'There is not exactly one VAT total in the currency of the invoice.':
    'Il n’y a pas exactement un total de TVA dans la devise de la facture.',
  'Keep one ram:TaxTotalAmount in that currency.': 'Gardez un ram:TaxTotalAmount dans cette devise.',
  'A VAT total in another currency stands exactly where there is an accounting currency.':
    'Un total de TVA dans une autre devise figure si, et seulement si, il y a une devise de comptabilisation.',
  'The discount of a price does not say that it is one.': 'Une remise sur un prix ne dit pas qu’elle en est une.',
  'Write false in ram:ChargeIndicator.': 'Écrivez false dans ram:ChargeIndicator.',
  'The document type is none of the billing process.':
    'Le type de document n’est pas de ceux du processus de facturation.',
  'Choose an invoice type or a credit note type of this process, e.g. 380.':
    'Choisissez un type de facture ou d’avoir de ce processus, p. ex. 380.',
  'A date is not written as YYYYMMDD (format 102).': 'Une date n’est pas écrite sous la forme AAAAMMJJ (format 102).',
  'Write the date in eight digits, with format="102".': 'Écrivez la date en huit chiffres, avec format="102".',
  'Give the details of that kind of payment, and of no other.':
    'Donnez les détails de ce type de paiement, et d’aucun autre.',
  'The net price of a line is for another quantity than its gross price.':
    'Le prix net d’une ligne vaut pour une autre quantité que son prix brut.',
  'Give both prices for one quantity in one unit.': 'Donnez les deux prix pour la même quantité dans la même unité.',
  'A line stands below another, which XRechnung has in UBL only.':
    'Une ligne se trouve sous une autre, ce que XRechnung n’a qu’en UBL.',
  'Send the invoice in UBL, or without lines below lines.': 'Envoyez la facture en UBL, ou sans sous-lignes.',
}
