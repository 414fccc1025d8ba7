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
  'The business process is missing.': 'Der Geschäftsprozess fehlt.',
  'The document has more than one note.': 'Das Dokument hat mehr als eine Bemerkung.',
  'Put all of it in one note.': 'Schreiben Sie alles in eine Bemerkung.',
  'There is neither a buyer reference nor an order number.':
    'Es gibt weder eine Käuferreferenz noch eine Bestellnummer.',
  'Ask the buyer for one of them.': 'Fragen Sie den Käufer nach einer der beiden Angaben.',
  'The specification is not that of Peppol BIS Billing 3.': 'Die Spezifikation ist nicht die von Peppol BIS Billing 3.',
  'The accounting currency is the currency of the invoice.': 'Die Buchungswährung ist die Währung der Rechnung.',
  'The business process is not written as Peppol writes it.':
    'Der Geschäftsprozess ist nicht so geschrieben, wie Peppol ihn schreibt.',
  'Write urn:fdc:peppol.eu:2017:poacc:billing:NN:1.0, with the number of the process.':
    'Schreiben Sie urn:fdc:peppol.eu:2017:poacc:billing:NN:1.0 mit der Nummer des Prozesses.',
  'The buyer has no electronic address.': 'Der Käufer hat keine elektronische Adresse.',
  "Enter the buyer's electronic address.": 'Tragen Sie die elektronische Adresse des Käufers ein.',
  'The seller has no electronic address.': 'Der Verkäufer hat keine elektronische Adresse.',
  "Enter the seller's electronic address.": 'Tragen Sie die elektronische Adresse des Verkäufers ein.',
  'An allowance or charge is not its percentage of its base amount.':
    'Ein Nachlass oder Zuschlag ist nicht sein Prozentsatz vom Grundbetrag.',
  'Recalculate the amount.': 'Berechnen Sie den Betrag neu.',
  'An allowance or charge has a percentage without the amount that it is of.':
    'Ein Nachlass oder Zuschlag hat einen Prozentsatz ohne den Betrag, von dem er gilt.',
  'An allowance or charge has a base amount without a percentage.':
    'Ein Nachlass oder Zuschlag hat einen Grundbetrag ohne Prozentsatz.',
  'Add the percentage, or remove the base amount.': 'Ergänzen Sie den Prozentsatz oder entfernen Sie den Grundbetrag.',
  'An allowance or charge does not say which of them it is.':
    'Bei einem Nachlass oder Zuschlag ist nicht gesagt, welches von beiden er ist.',
  'Write true for a charge, false for an allowance.':
    'Schreiben Sie true für einen Zuschlag, false für einen Nachlass.',
  'A price has a charge.': 'Ein Preis hat einen Zuschlag.',
  'Write false: a price can have a discount only.': 'Schreiben Sie false: Ein Preis kann nur einen Nachlass haben.',
  'Recalculate the net price.': 'Berechnen Sie den Nettopreis neu.',
  'There is not exactly one VAT total with a breakdown.':
    'Es gibt nicht genau einen Steuergesamtbetrag mit Aufschlüsselung.',
  'Keep one cac:TaxTotal with its cac:TaxSubtotal.': 'Behalten Sie ein cac:TaxTotal mit seinem cac:TaxSubtotal.',
  'A VAT total without breakdown stands exactly where there is an accounting currency.':
    'Ein Steuergesamtbetrag ohne Aufschlüsselung steht genau dann da, wenn es eine Buchungswährung gibt.',
  'Give the VAT total in the accounting currency once, or leave both out.':
    'Geben Sie den Steuergesamtbetrag einmal in der Buchungswährung an, oder lassen Sie beides weg.',
  'The two VAT totals have different signs.': 'Die beiden Steuergesamtbeträge haben verschiedene Vorzeichen.',
  'Recalculate the total in the accounting currency.': 'Berechnen Sie den Gesamtbetrag in der Buchungswährung neu.',
  'A direct debit has no mandate.': 'Eine Lastschrift hat kein Mandat.',
  'Enter the mandate reference.': 'Tragen Sie die Mandatsreferenz ein.',
  'There is more than one project reference.': 'Es gibt mehr als eine Projektreferenz.',
  'A line has more than one object.': 'Eine Position hat mehr als ein Objekt.',
  'A line refers to a document that is not its object.':
    'Eine Position verweist auf ein Dokument, das nicht ihr Objekt ist.',
  'Write 130 as its type code.': 'Schreiben Sie 130 als seinen Typcode.',
  'The period of a line begins before that of the invoice.':
    'Der Zeitraum einer Position beginnt vor dem der Rechnung.',
  'Correct one of the dates.': 'Berichtigen Sie eines der Daten.',
  'The period of a line ends after that of the invoice.': 'Der Zeitraum einer Position endet nach dem der Rechnung.',
  'Recalculate the line.': 'Berechnen Sie die Position neu.',
  'The base quantity of a price is not above nought.': 'Die Basismenge eines Preises ist nicht größer als null.',
  'Write how many units the price is for.': 'Schreiben Sie, für wie viele Einheiten der Preis gilt.',
  'The invoice types 326 and 384 are for German sellers with German buyers.':
    'Die Rechnungsarten 326 und 384 sind für deutsche Verkäufer mit deutschen Käufern.',
  'Choose another type, e.g. 380.': 'Wählen Sie eine andere Art, z. B. 380.',
  'Give all amounts in the currency of the invoice.': 'Geben Sie alle Beträge in der Währung der Rechnung an.',
}
