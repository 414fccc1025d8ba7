import type { FindingWords } from '../index.ts'

/** What findings of Peppol BIS Billing 3 say, in Danish. */
export const peppol: FindingWords = {
  'The net amount of the line is {0}; it must be quantity times price, with charges and less allowances.':
    'Linjens nettobeløb er {0}; det skal være mængde gange pris med gebyrer og uden rabatter.',
  '{0} is empty.': '{0} er tom.',
  '{0} is in {1}, not in the currency of the invoice.': '{0} er i {1}, ikke i fakturaens valuta.',
  '{0} is {1}, which is no date.': '{0} er {1}, som ikke er en dato.',
  'The exemption {0} goes with the VAT category {1}, not {2}.':
    'Fritagelsen {0} hører til momskategorien {1}, ikke {2}.',
  'Choose the VAT category {0}, or another reason.': 'Vælg momskategorien {0} eller en anden grund.',
  'Correct it: it must be {0} (scheme {1}).': 'Ret: {0} (skema {1}).',
  'Write {0} in {1}.': 'Skriv {0} i {1}.',
  'Fill it, or leave it out.': 'Udfyld det, eller udelad det.',
  'Write the date as YYYY-MM-DD.': 'Skriv datoen som ÅÅÅÅ-MM-DD.',
  'Add the base amount.': 'Tilføj grundbeløbet.',
  'The net price is not the gross price less its discount.': 'Nettoprisen er ikke bruttoprisen minus rabatten.',
  'The price is for another unit than the quantity.': 'Prisen er for en anden enhed end mængden.',
  'Use one unit for both.': 'Brug én enhed til begge.',
  'Leave {0} out.': 'Udelad {0}.',
  'The business process is missing.': 'Forretningsprocessen mangler.',
  'The document has more than one note.': 'Dokumentet har mere end én note.',
  'Put all of it in one note.': 'Skriv det hele i én note.',
  'There is neither a buyer reference nor an order number.': 'Der er hverken en købers reference eller et ordrenummer.',
  'Ask the buyer for one of them.': 'Spørg køber om en af dem.',
  'The specification is not that of Peppol BIS Billing 3.': 'Specifikationen er ikke den for Peppol BIS Billing 3.',
  'The accounting currency is the currency of the invoice.': 'Bogføringsvalutaen er fakturaens valuta.',
  'The business process is not written as Peppol writes it.':
    'Forretningsprocessen er ikke skrevet, som Peppol skriver den.',
  'Write urn:fdc:peppol.eu:2017:poacc:billing:NN:1.0, with the number of the process.':
    'Skriv urn:fdc:peppol.eu:2017:poacc:billing:NN:1.0 med processens nummer.',
  'The buyer has no electronic address.': 'Køber har ingen elektronisk adresse.',
  "Enter the buyer's electronic address.": 'Angiv købers elektroniske adresse.',
  'The seller has no electronic address.': 'Sælger har ingen elektronisk adresse.',
  "Enter the seller's electronic address.": 'Angiv sælgers elektroniske adresse.',
  'An allowance or charge is not its percentage of its base amount.':
    'En rabat eller et gebyr er ikke sin procentsats af grundbeløbet.',
  'Recalculate the amount.': 'Beregn beløbet på ny.',
  'An allowance or charge has a percentage without the amount that it is of.':
    'En rabat eller et gebyr har en procentsats uden det beløb, den er af.',
  'An allowance or charge has a base amount without a percentage.':
    'En rabat eller et gebyr har et grundbeløb uden procentsats.',
  'Add the percentage, or remove the base amount.': 'Tilføj procentsatsen, eller fjern grundbeløbet.',
  'An allowance or charge does not say which of them it is.':
    'En rabat eller et gebyr siger ikke, hvad af de to det er.',
  'Write true for a charge, false for an allowance.': 'Skriv true for et gebyr, false for en rabat.',
  'A price has a charge.': 'En pris har et gebyr.',
  'Write false: a price can have a discount only.': 'Skriv false: en pris kan kun have en rabat.',
  'Recalculate the net price.': 'Beregn nettoprisen på ny.',
  'There is not exactly one VAT total with a breakdown.': 'Der er ikke præcis én momstotal med opdeling.',
  'Keep one cac:TaxTotal with its cac:TaxSubtotal.': 'Behold ét cac:TaxTotal med sit cac:TaxSubtotal.',
  'A VAT total without breakdown stands exactly where there is an accounting currency.':
    'En momstotal uden opdeling står der netop, når der er en bogføringsvaluta.',
  'Give the VAT total in the accounting currency once, or leave both out.':
    'Angiv momstotalen i bogføringsvalutaen én gang, eller udelad begge.',
  'The two VAT totals have different signs.': 'De to momstotaler har forskelligt fortegn.',
  'Recalculate the total in the accounting currency.': 'Beregn totalen i bogføringsvalutaen på ny.',
  'A direct debit has no mandate.': 'En direkte debitering har intet mandat.',
  'Enter the mandate reference.': 'Angiv mandatreferencen.',
  'There is more than one project reference.': 'Der er mere end én projektreference.',
  'A line has more than one object.': 'En linje har mere end ét objekt.',
  'A line refers to a document that is not its object.': 'En linje henviser til et dokument, der ikke er dens objekt.',
  'Write 130 as its type code.': 'Skriv 130 som dets typekode.',
  'The period of a line begins before that of the invoice.': 'En linjes periode begynder før fakturaens.',
  'Correct one of the dates.': 'Ret en af datoerne.',
  'The period of a line ends after that of the invoice.': 'En linjes periode slutter efter fakturaens.',
  'Recalculate the line.': 'Beregn linjen på ny.',
  'The base quantity of a price is not above nought.': 'Basismængden for en pris er ikke over nul.',
  'Write how many units the price is for.': 'Skriv, hvor mange enheder prisen er for.',
  'The invoice types 326 and 384 are for German sellers with German buyers.':
    'Fakturatyperne 326 og 384 er for tyske sælgere med tyske købere.',
  'Choose another type, e.g. 380.': 'Vælg en anden type, f.eks. 380.',
  'Give all amounts in the currency of the invoice.': 'Angiv alle beløb i fakturaens valuta.',
}
