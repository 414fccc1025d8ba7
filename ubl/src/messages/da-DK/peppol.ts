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
}
