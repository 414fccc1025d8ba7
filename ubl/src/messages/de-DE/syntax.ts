import type { FindingWords } from '../index.ts'

/** What findings of EN 16931's binding to UBL say, in German. */
export const syntax: FindingWords = {
  '{0} is not {1}.': '{0} ist nicht gültig als: {1}.',
  'Choose {0} from the list.': 'Wählen Sie aus der Liste: {0}.',
  '{0} has no place here in a core invoice (EN 16931).': '{0} gehört hier nicht in eine Kernrechnung (EN 16931).',
  'Remove {0}.': 'Entfernen Sie {0}.',
  'Keep one.': 'Behalten Sie eines.',
  'There is more than one {0}.': 'Mehr als einmal vorhanden: {0}.',
  'The payee is the seller, or there is more than one {0}.':
    'Der Zahlungsempfänger ist der Verkäufer, oder mehr als einmal vorhanden: {0}.',
  'Leave the payee out where the seller is paid; otherwise keep one.':
    'Lassen Sie den Zahlungsempfänger weg, wenn der Verkäufer bezahlt wird; sonst behalten Sie eines.',
  'Enter the number of the preceding invoice.': 'Tragen Sie die Nummer der vorherigen Rechnung ein.',
  'The seller has more than two tax schemes.': 'Der Verkäufer hat mehr als zwei Steuerschemata.',
  'Keep its VAT number and its tax registration.': 'Behalten Sie USt-IdNr. und Steuernummer.',
  'A supporting document has a type code other than 130, the invoiced object.':
    'Ein Belegdokument hat einen anderen Typcode als 130, das abgerechnete Objekt.',
  'Leave the type code out, or write 130 for the invoiced object.':
    'Lassen Sie den Typcode weg oder schreiben Sie 130 für das abgerechnete Objekt.',
  'A line has no tax category, or more than one.': 'Eine Position hat keine oder mehr als eine Steuerkategorie.',
  'Give the line one tax category.': 'Geben Sie der Position eine Steuerkategorie.',
  'The UBL version is another than 2.1.': 'Die UBL-Version ist eine andere als 2.1.',
  'Leave it out, or write 2.1.': 'Lassen Sie sie weg oder schreiben Sie 2.1.',
  'The due date stands in the payment means.': 'Die Fälligkeit steht in den Zahlungsmitteln.',
  'Put it in cbc:DueDate.': 'Schreiben Sie sie in cbc:DueDate.',
  'The number of a supporting document has a scheme, which only an invoiced object has.':
    'Die Nummer eines Belegdokuments hat ein Schema, das nur ein abgerechnetes Objekt hat.',
  'Remove schemeID, or write 130 as its type code.': 'Entfernen Sie schemeID oder schreiben Sie 130 als Typcode.',
  'An invoiced object has an attachment.': 'Ein abgerechnetes Objekt hat einen Anhang.',
  'Remove the attachment, or the type code 130.': 'Entfernen Sie den Anhang oder den Typcode 130.',
  'An invoiced object has a description.': 'Ein abgerechnetes Objekt hat eine Beschreibung.',
  'Remove the description, or the type code 130.': 'Entfernen Sie die Beschreibung oder den Typcode 130.',
  '{0} is {1}: an amount has two decimals at most.': '{0} ist {1}: ein Betrag hat höchstens zwei Nachkommastellen.',
  '{0} has no mimeCode.': '{0} hat kein mimeCode.',
  'Say what kind of file it is, e.g. mimeCode="application/pdf".':
    'Sagen Sie, was für eine Datei es ist, z. B. mimeCode="application/pdf".',
  '{0} has no filename.': '{0} hat kein filename.',
  'Add the name of the file.': 'Ergänzen Sie den Namen der Datei.',
  '{0} has the attribute name, which a core invoice has on the payment means code only.':
    '{0} hat das Attribut name, das eine Kernrechnung nur am Code des Zahlungsmittels hat.',
  'Remove the attribute.': 'Entfernen Sie das Attribut.',
  'An address has more than one third line.': 'Eine Anschrift hat mehr als eine dritte Zeile.',
  'Keep one cac:AddressLine with one cbc:Line.': 'Behalten Sie ein cac:AddressLine mit einem cbc:Line.',
  'A party has a tax scheme without the number under which it is registered there, or a number without its scheme.':
    'Ein Beteiligter hat ein Steuerschema ohne die Nummer, unter der er dort geführt wird, oder eine Nummer ohne Schema.',
  'Add cbc:CompanyID and the scheme, or remove both.':
    'Ergänzen Sie cbc:CompanyID und das Steuerschema oder entfernen Sie beides.',
}
