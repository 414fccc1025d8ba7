import type { FindingWords } from '../index.ts'

/** What findings of EN 16931's binding to UBL say, in Danish. */
export const syntax: FindingWords = {
  '{0} is not {1}.': '{0} gælder ikke for: {1}.',
  'Choose {0} from the list.': 'Vælg fra listen: {0}.',
  '{0} has no place here in a core invoice (EN 16931).': '{0} hører ikke hjemme her i en kernefaktura (EN 16931).',
  'Remove {0}.': 'Fjern {0}.',
  'Keep one.': 'Behold én.',
  'There is more than one {0}.': 'Findes mere end én gang: {0}.',
  'The payee is the seller, or there is more than one {0}.':
    'Betalingsmodtageren er sælger, eller findes mere end én gang: {0}.',
  'Leave the payee out where the seller is paid; otherwise keep one.':
    'Udelad betalingsmodtageren, hvor sælger betales; ellers behold én.',
  'Enter the number of the preceding invoice.': 'Angiv den tidligere fakturas nummer.',
  'The seller has more than two tax schemes.': 'Sælger har mere end to skatteordninger.',
  'Keep its VAT number and its tax registration.': 'Behold momsnummer og skatteregistrering.',
  'A supporting document has a type code other than 130, the invoiced object.':
    'Et bilag har en anden typekode end 130, det fakturerede objekt.',
  'Leave the type code out, or write 130 for the invoiced object.':
    'Udelad typekoden, eller skriv 130 for det fakturerede objekt.',
  'A line has no tax category, or more than one.': 'En linje har ingen eller mere end én momskategori.',
  'Give the line one tax category.': 'Giv linjen én momskategori.',
  'The UBL version is another than 2.1.': 'UBL-versionen er en anden end 2.1.',
  'Leave it out, or write 2.1.': 'Udelad den, eller skriv 2.1.',
  'The due date stands in the payment means.': 'Forfaldsdatoen står i betalingsmåden.',
  'Put it in cbc:DueDate.': 'Sæt den i cbc:DueDate.',
  'The number of a supporting document has a scheme, which only an invoiced object has.':
    'Et bilags nummer har et skema, som kun et faktureret objekt har.',
  'Remove schemeID, or write 130 as its type code.': 'Fjern schemeID, eller skriv 130 som typekode.',
  'An invoiced object has an attachment.': 'Et faktureret objekt har en vedhæftning.',
  'Remove the attachment, or the type code 130.': 'Fjern vedhæftningen eller typekoden 130.',
  'An invoiced object has a description.': 'Et faktureret objekt har en beskrivelse.',
  'Remove the description, or the type code 130.': 'Fjern beskrivelsen eller typekoden 130.',
  '{0} is {1}: an amount has two decimals at most.': '{0} er {1}: et beløb har højst to decimaler.',
  '{0} has no mimeCode.': '{0} har ingen mimeCode.',
  'Say what kind of file it is, e.g. mimeCode="application/pdf".':
    'Sig, hvilken slags fil det er, f.eks. mimeCode="application/pdf".',
  '{0} has no filename.': '{0} har intet filename.',
  'Add the name of the file.': 'Tilføj filens navn.',
  '{0} has the attribute name, which a core invoice has on the payment means code only.':
    '{0} har attributten name, som en kernefaktura kun har på betalingsmådens kode.',
  'Remove the attribute.': 'Fjern attributten.',
  'An address has more than one third line.': 'En adresse har mere end én tredje linje.',
  'Keep one cac:AddressLine with one cbc:Line.': 'Behold ét cac:AddressLine med ét cbc:Line.',
  'A party has a tax scheme without the number under which it is registered there, or a number without its scheme.':
    'En part har en skatteordning uden det nummer, den er registreret under dér, eller et nummer uden ordning.',
  'Add cbc:CompanyID and the scheme, or remove both.': 'Tilføj cbc:CompanyID og skatteordningen, eller fjern begge.',
}
