import type { FindingWords } from '../index.ts'

/** What findings of the national rules within Peppol say, in Danish. */
export const national: FindingWords = {
  'Enter one of them.': 'Angiv et af dem.',
  'Correct one of them.': 'Ret en af dem.',
  'Write the four digits in {0}.': 'Skriv de fire cifre i {0}.',
  'Write one of {0}.': 'Skriv en af disse: {0}.',
  'Add a supporting document described {0}.': 'Tilføj et bilag med beskrivelsen {0}.',
  'The address of an Italian seller has no {0}.': 'I en italiensk sælgers adresse mangler: {0}.',
  'Dutch sellers are paid by {0}.': 'Nederlandske sælgere betales med {0}.',
  'Choose one of them.': 'Vælg en af dem.',
  'Add the preceding invoice.': 'Tilføj den tidligere faktura.',
  'Correct it.': 'Ret oplysningen.',
  'A Danish seller gives its CVR number.': 'En dansk sælger angiver sit CVR-nummer.',
  'Enter it as the legal registration.': 'Angiv det som registrering.',
  'The legal registration of a Danish seller has the scheme 0184.': 'En dansk sælgers registrering har skemaet 0184.',
  'Write schemeID="0184".': 'Skriv schemeID="0184".',
  'The total of a Danish credit note is negative.': 'En dansk kreditnotas total er negativ.',
  'Send an invoice.': 'Send en faktura.',
  'An identifier of the seller has no scheme.': 'Et id for sælger har intet skema.',
  'Add schemeID.': 'Tilføj schemeID.',
  'An identifier of the buyer has no scheme.': 'Et id for køber har intet skema.',
  'Danish sellers are paid by 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 or 97.':
    'Danske sælgere betales med 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 eller 97.',
  'A transfer (31, 42) needs account and registration number.':
    'En overførsel (31, 42) kræver konto og registreringsnummer.',
  'Enter both.': 'Angiv begge.',
  'A direct debit (49) needs mandate and account of the payer.':
    'En direkte debitering (49) kræver mandat og betalers konto.',
  'A giro payment (50) needs a reference from 01#, 04# or 15# and an account of seven characters.':
    'En girobetaling (50) kræver en reference, der begynder med 01#, 04# eller 15#, og en konto på syv tegn.',
  'Correct them.': 'Ret oplysningerne.',
  'A giro reference from 04# or 15# has 16 digits behind it.':
    'En giroreference, der begynder med 04# eller 15#, har 16 cifre derefter.',
  'Correct the reference.': 'Ret referencen.',
  'A FIK payment (93) needs a reference from 71#, 73# or 75# and an account of eight characters.':
    'En FIK-betaling (93) kræver en reference, der begynder med 71#, 73# eller 75#, og en konto på otte tegn.',
  'A FIK reference from 71# or 75# has 15 or 16 digits behind it.':
    'En FIK-reference, der begynder med 71# eller 75#, har 15 eller 16 cifre derefter.',
  'A UNSPSC code of a Danish seller is of version 19.0501.': 'En dansk sælgers UNSPSC-kode er af version 19.0501.',
  'Write listVersionID="19.05.01".': 'Skriv listVersionID="19.05.01".',
  'A tax that is not VAT (ZZZ) has its four digits as the reason.':
    'En afgift, der ikke er moms (ZZZ), har sine fire cifre som grund.',
  'The number of a Greek invoice has six segments, divided by |.':
    'En græsk fakturas nummer har seks segmenter, adskilt af |.',
  'Write tax number|date|branch|type|series|number.': 'Skriv skattenummer|dato|afdeling|type|serie|nummer.',
  'The first segment of the number is not the tax number of the seller or its representative.':
    'Nummerets første segment er ikke skattenummeret (AFM) for sælger eller dennes repræsentant.',
  'Write the nine digits.': 'Skriv de ni cifre.',
  'The second segment of the number is not the date of the invoice.':
    'Nummerets andet segment er ikke fakturaens dato.',
  'Write it as DD/MM/YYYY.': 'Skriv den som DD/MM/ÅÅÅÅ.',
  'The third segment of the number is no whole number.': 'Nummerets tredje segment er ikke et heltal.',
  'Write the number of the branch, 0 for the seat.': 'Skriv afdelingens nummer, 0 for hovedsædet.',
  'The fourth segment of the number is no Greek document type.':
    'Nummerets fjerde segment er ikke en græsk dokumenttype.',
  'The fifth segment of the number is empty.': 'Nummerets femte segment er tomt.',
  'Write the series, 0 where there is none.': 'Skriv serien, 0 hvor der ingen er.',
  'The sixth segment of the number is empty.': 'Nummerets sjette segment er tomt.',
  'Write the running number.': 'Skriv løbenummeret.',
  'A Greek seller gives its registered name.': 'En græsk sælger angiver sit registrerede navn.',
  'A Greek seller gives its VAT number, from EL.': 'En græsk sælger angiver sit momsnummer, der begynder med EL.',
  'Enter it.': 'Angiv det.',
  'The VAT number of a Greek seller is EL and a tax number.':
    'En græsk sælgers momsnummer er EL og et skattenummer (AFM).',
  'A Greek invoice has one MARK number.': 'En græsk faktura har ét MARK-nummer.',
  'The MARK number is no positive whole number.': 'MARK-nummeret er ikke et positivt heltal.',
  'A Greek invoice has one address where it can be verified.':
    'En græsk faktura har én adresse, hvor den kan verificeres.',
  'A Greek invoice has more than one address where it can be verified.':
    'En græsk faktura har mere end én adresse, hvor den kan verificeres.',
  'The address where the invoice can be verified is missing.': 'Adressen, hvor fakturaen kan verificeres, mangler.',
  'Enter the URI.': 'Angiv URI’en.',
  'A Greek seller gives the full name of the buyer.': 'En græsk sælger angiver købers fulde navn.',
  'A Greek buyer is known by its VAT number, from EL.':
    'En græsk køber er kendt ved sit momsnummer, der begynder med EL.',
  'The electronic address of a Greek seller is its tax number (scheme 9933).':
    'En græsk sælgers elektroniske adresse er dennes skattenummer (AFM, skema 9933).',
  'The electronic address of a Greek buyer is its tax number (scheme 9933).':
    'En græsk købers elektroniske adresse er dennes skattenummer (AFM, skema 9933).',
  'An Icelandic seller sends the types 380 and 381.': 'En islandsk sælger sender typerne 380 og 381.',
  'An Icelandic seller gives its kennitala.': 'En islandsk sælger angiver sin kennitala.',
  'Enter it as the legal registration, with the scheme 0196.': 'Angiv den som registrering med skemaet 0196.',
  'The address of an Icelandic seller has street and post code.': 'En islandsk sælgers adresse har gade og postnummer.',
  'Add them.': 'Tilføj dem.',
  'An Icelandic buyer is known by its kennitala.': 'En islandsk køber er kendt ved sin kennitala.',
  'The address of an Icelandic buyer has street and post code.': 'En islandsk købers adresse har gade og postnummer.',
  'A claim (payment means 9) needs an account of twelve digits.':
    'Et krav (betalingsmåde 9) kræver en konto på tolv cifre.',
  'Enter the account.': 'Angiv kontoen.',
  'A transfer (payment means 42) needs an account of twelve digits.':
    'En overførsel (betalingsmåde 42) kræver en konto på tolv cifre.',
  'The final due date (EINDAGI) is no date.': 'Den endelige forfaldsdato (EINDAGI) er ikke en dato.',
  'Write it as YYYY-MM-DD.': 'Skriv den som ÅÅÅÅ-MM-DD.',
  'There is a final due date (EINDAGI) without a due date.':
    'Der er en endelig forfaldsdato (EINDAGI) uden forfaldsdato.',
  'Enter the due date.': 'Angiv forfaldsdatoen.',
  'The final due date (EINDAGI) is before the due date.': 'Den endelige forfaldsdato (EINDAGI) er før forfaldsdatoen.',
  'The tax registration of an Italian seller has 11 to 16 characters.':
    'En italiensk sælgers skatteregistrering har 11 til 16 tegn.',
  'A Dutch credit note names the invoice that it is about.':
    'En nederlandsk kreditnota nævner den faktura, den handler om.',
  'The address has no street, city or post code.': 'Adressen mangler gade, by eller postnummer.',
  'Complete the address of the seller.': 'Gør sælgers adresse fuldstændig.',
  'The legal registration of a Dutch party is a KVK or OIN number.':
    'En nederlandsk parts registrering er et KVK-nummer eller et OIN.',
  'Write schemeID="0106" (KVK) or "0190" (OIN).': 'Skriv schemeID="0106" (KVK) eller "0190" (OIN).',
  'Complete the address of the buyer.': 'Gør købers adresse fuldstændig.',
  'Complete the address of the tax representative.': 'Gør skatterepræsentantens adresse fuldstændig.',
  'A Dutch seller says how it is paid.': 'En nederlandsk sælger siger, hvordan der betales.',
  'Add the payment means.': 'Tilføj betalingsmåden.',
  'A line names an order line, and the invoice no order.': 'En linje nævner en ordrelinje, men fakturaen ingen ordre.',
  'Add the number of the order.': 'Tilføj ordrens nummer.',
  'A Norwegian VAT number is NO, an organisation number and MVA.':
    'Et norsk momsnummer er NO, et organisationsnummer og MVA.',
  'Correct the VAT number, e.g. NO974760673MVA.': 'Ret momsnummeret, f.eks. NO974760673MVA.',
  'Most Norwegian sellers must state "Foretaksregisteret".':
    'De fleste norske sælgere skal angive »Foretaksregisteret«.',
  'Add it as the tax registration, with the tax scheme TAX.':
    'Tilføj det som skatteregistrering med skatteordningen TAX.',
  'A Swedish VAT number has 14 characters.': 'Et svensk momsnummer har 14 tegn.',
  'Correct it, e.g. SE556677889901.': 'Ret det, f.eks. SE556677889901.',
  'A Swedish VAT number has twelve digits behind SE.': 'Et svensk momsnummer har tolv cifre efter SE.',
  'A Swedish organisation number has digits only.': 'Et svensk organisationsnummer har kun cifre.',
  'Correct it, e.g. 5566778899.': 'Ret det, f.eks. 5566778899.',
  'A Swedish organisation number has ten digits.': 'Et svensk organisationsnummer har ti cifre.',
  'The tax registration of a Swedish seller is the words "Godkänd för F-skatt".':
    'En svensk sælgers skatteregistrering er ordene »Godkänd för F-skatt«.',
  'Write "Godkänd för F-skatt".': 'Skriv »Godkänd för F-skatt«.',
  'Swedish standard rates are 25, 12 and 6 percent.': 'Svenske standardsatser er 25, 12 og 6 procent.',
  'A Plusgiro account has digits only.': 'En Plusgiro-konto har kun cifre.',
  'Correct the account.': 'Ret kontoen.',
  'A Bankgiro account has digits only.': 'En Bankgiro-konto har kun cifre.',
  'A Bankgiro account has 7 or 8 digits.': 'En Bankgiro-konto har 7 eller 8 cifre.',
  'A Plusgiro account has 2 to 8 digits.': 'En Plusgiro-konto har 2 til 8 cifre.',
  'Bankgiro and Plusgiro are given as a credit transfer.': 'Bankgiro og Plusgiro angives som overførsel.',
  'Write 30, with SE:BANKGIRO or SE:PLUSGIRO as the institution.':
    'Skriv 30 med SE:BANKGIRO eller SE:PLUSGIRO som institut.',
  'Between Swedish parties a credit transfer has the code 30.': 'Mellem svenske parter har en overførsel koden 30.',
  'Write 30.': 'Skriv 30.',
  'The check digit of the Swedish organisation number is wrong.':
    'Kontrolcifferet i det svenske organisationsnummer er forkert.',
  'Correct the number.': 'Ret nummeret.',
}
