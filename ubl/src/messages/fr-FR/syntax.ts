import type { FindingWords } from '../index.ts'

/** What findings of EN 16931's binding to UBL say, in French. */
export const syntax: FindingWords = {
  '{0} is not {1}.': '{0} n’est pas valable pour : {1}.',
  'Choose {0} from the list.': 'Choisissez dans la liste : {0}.',
  '{0} has no place here in a core invoice (EN 16931).':
    '{0} n’a pas sa place ici dans une facture de base (EN 16931).',
  'Remove {0}.': 'Retirez {0}.',
  'Keep one.': 'Gardez-en un.',
  'There is more than one {0}.': 'Présent plus d’une fois : {0}.',
  'The payee is the seller, or there is more than one {0}.':
    'Le bénéficiaire est le vendeur, ou présent plus d’une fois : {0}.',
  'Leave the payee out where the seller is paid; otherwise keep one.':
    'Omettez le bénéficiaire si le vendeur est payé ; sinon gardez-en un.',
  'Enter the number of the preceding invoice.': 'Saisissez le numéro de la facture antérieure.',
  'The seller has more than two tax schemes.': 'Le vendeur a plus de deux régimes fiscaux.',
  'Keep its VAT number and its tax registration.': 'Gardez son numéro de TVA et son immatriculation fiscale.',
  'A supporting document has a type code other than 130, the invoiced object.':
    'Une pièce justificative a un code de type autre que 130, l’objet facturé.',
  'Leave the type code out, or write 130 for the invoiced object.':
    'Omettez le code de type ou écrivez 130 pour l’objet facturé.',
  'A line has no tax category, or more than one.': 'Une ligne n’a pas de catégorie de taxe, ou plus d’une.',
  'Give the line one tax category.': 'Donnez à la ligne une catégorie de taxe.',
  'The UBL version is another than 2.1.': 'La version UBL est autre que 2.1.',
  'Leave it out, or write 2.1.': 'Omettez-la ou écrivez 2.1.',
  'The due date stands in the payment means.': 'L’échéance se trouve dans le moyen de paiement.',
  'Put it in cbc:DueDate.': 'Mettez-la dans cbc:DueDate.',
  'The number of a supporting document has a scheme, which only an invoiced object has.':
    'Le numéro d’une pièce justificative a un schéma, réservé à l’objet facturé.',
  'Remove schemeID, or write 130 as its type code.': 'Retirez schemeID ou écrivez 130 comme code de type.',
  'An invoiced object has an attachment.': 'Un objet facturé a une pièce jointe.',
  'Remove the attachment, or the type code 130.': 'Retirez la pièce jointe ou le code de type 130.',
  'An invoiced object has a description.': 'Un objet facturé a une description.',
  'Remove the description, or the type code 130.': 'Retirez la description ou le code de type 130.',
  '{0} is {1}: an amount has two decimals at most.': '{0} est {1} : un montant a deux décimales au plus.',
  '{0} has no mimeCode.': '{0} n’a pas de mimeCode.',
  'Say what kind of file it is, e.g. mimeCode="application/pdf".':
    'Dites quel type de fichier c’est, p. ex. mimeCode="application/pdf".',
  '{0} has no filename.': '{0} n’a pas de filename.',
  'Add the name of the file.': 'Ajoutez le nom du fichier.',
  '{0} has the attribute name, which a core invoice has on the payment means code only.':
    '{0} a l’attribut name, qu’une facture de base n’a que sur le code du moyen de paiement.',
  'Remove the attribute.': 'Retirez l’attribut.',
  'An address has more than one third line.': 'Une adresse a plus d’une troisième ligne.',
  'Keep one cac:AddressLine with one cbc:Line.': 'Gardez un cac:AddressLine avec un cbc:Line.',
  'A party has a tax scheme without the number under which it is registered there, or a number without its scheme.':
    'Une partie a un régime fiscal sans le numéro sous lequel elle y est enregistrée, ou un numéro sans régime.',
  'Add cbc:CompanyID and the scheme, or remove both.':
    'Ajoutez cbc:CompanyID et le régime fiscal, ou retirez les deux.',
}
