import type { FindingWords } from '../index.ts'

/** What findings of Peppol BIS Billing 3 say, in German. */
export const peppol: FindingWords = {
  'The net amount of the line is {0}; it must be quantity times price, with charges and less allowances.':
    'Der Nettobetrag der Position ist {0}; richtig ist Menge mal Preis, mit Zuschlägen und ohne Nachlässe.',
  '{0} is empty.': '{0} ist leer.',
  '{0} is in {1}, not in the currency of the invoice.': '{0} ist in {1}, nicht in der Währung der Rechnung.',
  '{0} is {1}, which is no date.': '{0} ist {1}; das ist kein Datum.',
  'The exemption {0} goes with the VAT category {1}, not {2}.':
    'Die Befreiung {0} gehört zur Steuerkategorie {1}, nicht {2}.',
  'Choose the VAT category {0}, or another reason.': 'Wählen Sie die Steuerkategorie {0} oder einen anderen Grund.',
  'Correct it: it must be {0} (scheme {1}).': 'Berichtigen Sie: {0} (Schema {1}).',
  'Write {0} in {1}.': 'Schreiben Sie {0} in {1}.',
  'Fill it, or leave it out.': 'Füllen Sie es aus oder lassen Sie es weg.',
  'Write the date as YYYY-MM-DD.': 'Schreiben Sie das Datum als JJJJ-MM-TT.',
  'Add the base amount.': 'Ergänzen Sie den Grundbetrag.',
  'The net price is not the gross price less its discount.': 'Der Nettopreis ist nicht der Bruttopreis minus Nachlass.',
  'The price is for another unit than the quantity.': 'Der Preis gilt für eine andere Einheit als die Menge.',
  'Use one unit for both.': 'Verwenden Sie eine Einheit für beides.',
  'Leave {0} out.': 'Lassen Sie {0} weg.',
}
