import type { FindingWords } from '../index.ts'

/** What findings of XRechnung say, in German. */
export const xrechnung: FindingWords = {
  'The payment of a third party has no {0}.': 'Die Zahlung eines Dritten hat nicht: {0}.',
  'Enter the {0}.': 'Geben Sie ein: {0}.',
  'The {0} is missing.': 'Es fehlt: {0}.',
  'Payment by {0} ({1}) has no details of it.': 'Zur Zahlung per {0} ({1}) fehlen die Angaben.',
  'Payment by {0} ({1}) has details of another kind of payment.':
    'Die Zahlung per {0} ({1}) hat Angaben einer anderen Zahlungsart.',
  'The document type is not one of {0}.': 'Die Dokumentart ist keine von diesen: {0}.',
  'Enter the rate, 0 where nothing is taxed.': 'Tragen Sie den Satz ein, 0, wo nichts besteuert ist.',
  'The seller has neither a VAT number nor a tax number, nor a tax representative.':
    'Der Verkäufer hat weder USt-IdNr. noch Steuernummer noch Steuervertreter.',
  'The payment terms have a discount that is not written as agreed.':
    'In den Zahlungsbedingungen steht ein Skonto, das nicht wie vereinbart geschrieben ist.',
  'Write #SKONTO#TAGE=14#PROZENT=2.00# on a line of its own.':
    'Schreiben Sie #SKONTO#TAGE=14#PROZENT=2.00# in eine eigene Zeile.',
  'The account of a SEPA transfer is no IBAN.': 'Das Konto einer SEPA-Überweisung ist keine IBAN.',
  'Correct the IBAN.': 'Berichtigen Sie die IBAN.',
  'The account of a SEPA direct debit is no IBAN.': 'Das Konto einer SEPA-Lastschrift ist keine IBAN.',
  'Two attachments have the same file name.': 'Zwei Anhänge haben denselben Dateinamen.',
  'Give each a name of its own.': 'Geben Sie jedem einen eigenen Namen.',
  'Enter them.': 'Tragen Sie sie ein.',
  'Remove them.': 'Entfernen Sie sie.',
  'A corrected invoice (384) does not name what it corrects.':
    'Eine Rechnungskorrektur (384) nennt nicht, was sie berichtigt.',
  "The seller's telephone number has fewer than three digits.":
    'Die Telefonnummer des Verkäufers hat weniger als drei Ziffern.',
  "The seller's e-mail address is none.": 'Die E-Mail-Adresse des Verkäufers ist keine.',
  'A direct debit has no creditor identifier.': 'Einer Lastschrift fehlt die Gläubiger-Identifikationsnummer.',
  'Enter it as an identifier of the seller or payee with the scheme SEPA.':
    'Tragen Sie sie als Kennung des Verkäufers oder Zahlungsempfängers mit dem Schema SEPA ein.',
  'A direct debit has no account of the payer.': 'Einer Lastschrift fehlt das Konto des Zahlers.',
  'Enter the IBAN of the buyer.': 'Tragen Sie die IBAN des Käufers ein.',
  'The specification is not that of XRechnung.': 'Die Spezifikation ist nicht die von XRechnung.',
  'The address of an attached document is not a whole one.':
    'Die Adresse eines angehängten Dokuments ist nicht vollständig.',
  'Write it with its scheme, e.g. https://example.com/timesheet.pdf.':
    'Schreiben Sie sie mit ihrem Schema, z. B. https://example.com/timesheet.pdf.',
  '{0} is {1}, which is not of the form YYYY-MM-DD.': '{0} ist {1}, nicht von der Form JJJJ-MM-TT.',
  'Write the date as YYYY-MM-DD, without time and time zone.':
    'Schreiben Sie das Datum als JJJJ-MM-TT, ohne Uhrzeit und Zeitzone.',
  'Nothing says when was delivered: no date, no period.':
    'Nichts sagt, wann geliefert wurde: kein Datum, kein Zeitraum.',
  'Add the date of delivery, or the period that is billed.':
    'Ergänzen Sie das Lieferdatum oder den Abrechnungszeitraum.',
  'The amount due is not the total with VAT, less what is paid, with the rounding and the payments of others.':
    'Der Zahlbetrag ist nicht der Gesamtbetrag mit Umsatzsteuer minus Gezahltes, mit Rundung und den Zahlungen Dritter.',
  'Correct the totals.': 'Berichtigen Sie die Summen.',
  'The contract is missing.': 'Der Vertrag fehlt.',
  'Enter its number.': 'Tragen Sie die Nummer ein.',
  'The tender or lot is missing.': 'Die Ausschreibung oder das Los fehlt.',
  'No line is of a vehicle with its category and its kind.': 'Keine Position nennt ein Fahrzeug mit Klasse und Art.',
  'Give a line a classification of the list CVD and the property cva.':
    'Geben Sie einer Position eine Klassifikation der Liste CVD und das Merkmal cva.',
  'The category of a vehicle is not one of M1, M2, M3, N1, N2, N3.':
    'Die Klasse eines Fahrzeugs ist nicht M1, M2, M3, N1, N2 oder N3.',
  'The kind of a vehicle (cva) is not one of clean, zero-emission, other.':
    'Die Art eines Fahrzeugs (cva) ist nicht clean, zero-emission oder other.',
  'A vehicle has not exactly one kind (cva).': 'Ein Fahrzeug hat nicht genau eine Art (cva).',
  'Give its line the property cva once.': 'Geben Sie seiner Position das Merkmal cva einmal.',
  'A kind of vehicle (cva) has not exactly one category.': 'Eine Fahrzeugart (cva) hat nicht genau eine Klasse.',
  'Give its line one classification of the list CVD.': 'Geben Sie ihrer Position eine Klassifikation der Liste CVD.',
  'The amount of a line is not the sum of the lines below it.':
    'Der Betrag einer Position ist nicht die Summe ihrer Unterpositionen.',
  'Correct it, or the lines below.': 'Berichtigen Sie ihn oder die Unterpositionen.',
  'A line below a line has not exactly one VAT category.': 'Eine Unterposition hat nicht genau eine Steuerkategorie.',
  'Give it one.': 'Geben Sie ihr eine.',
  'The payment of a third party has more than two decimals.':
    'Die Zahlung eines Dritten hat mehr als zwei Nachkommastellen.',
  'The payment of a third party is in another currency than the invoice.':
    'Die Zahlung eines Dritten ist in einer anderen Währung als die Rechnung.',
  'Give it in the currency of the invoice.': 'Geben Sie sie in der Währung der Rechnung an.',
}
