import type { FindingWords } from '../index.ts'

/** What findings of the national rules within Peppol say, in German. */
export const national: FindingWords = {
  'Enter one of them.': 'Tragen Sie eine davon ein.',
  'Correct one of them.': 'Berichtigen Sie eine davon.',
  'Write the four digits in {0}.': 'Schreiben Sie die vier Ziffern in {0}.',
  'Write one of {0}.': 'Schreiben Sie einen dieser Werte: {0}.',
  'Add a supporting document described {0}.': 'Ergänzen Sie ein Belegdokument mit der Beschreibung {0}.',
  'The address of an Italian seller has no {0}.': 'In der Anschrift eines italienischen Verkäufers fehlt: {0}.',
  'Dutch sellers are paid by {0}.': 'Niederländische Verkäufer werden bezahlt mit {0}.',
  'Choose one of them.': 'Wählen Sie einen dieser Werte.',
  'Add the preceding invoice.': 'Ergänzen Sie die vorherige Rechnung.',
  'Correct it.': 'Berichtigen Sie die Angabe.',
  'A Danish seller gives its CVR number.': 'Ein dänischer Verkäufer nennt seine CVR-Nummer.',
  'Enter it as the legal registration.': 'Tragen Sie sie als Registernummer ein.',
  'The legal registration of a Danish seller has the scheme 0184.':
    'Die Registernummer eines dänischen Verkäufers hat das Schema 0184.',
  'Write schemeID="0184".': 'Schreiben Sie schemeID="0184".',
  'The total of a Danish credit note is negative.': 'Der Gesamtbetrag einer dänischen Gutschrift ist negativ.',
  'Send an invoice.': 'Senden Sie eine Rechnung.',
  'An identifier of the seller has no scheme.': 'Eine Kennung des Verkäufers hat kein Schema.',
  'Add schemeID.': 'Ergänzen Sie schemeID.',
  'An identifier of the buyer has no scheme.': 'Eine Kennung des Käufers hat kein Schema.',
  'Danish sellers are paid by 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 or 97.':
    'Dänische Verkäufer werden bezahlt mit 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 oder 97.',
  'A transfer (31, 42) needs account and registration number.':
    'Eine Überweisung (31, 42) braucht Konto und Registrierungsnummer der Bank (reg.nr.).',
  'Enter both.': 'Tragen Sie beides ein.',
  'A direct debit (49) needs mandate and account of the payer.':
    'Eine Lastschrift (49) braucht Mandat und Konto des Zahlers.',
  'A giro payment (50) needs a reference from 01#, 04# or 15# and an account of seven characters.':
    'Eine Girozahlung (50) braucht einen Verwendungszweck mit 01#, 04# oder 15# am Anfang und ein Konto mit sieben Zeichen.',
  'Correct them.': 'Berichtigen Sie die Angaben.',
  'A giro reference from 04# or 15# has 16 digits behind it.':
    'Ein Giro-Verwendungszweck mit 04# oder 15# hat dahinter 16 Ziffern.',
  'Correct the reference.': 'Berichtigen Sie den Verwendungszweck.',
  'A FIK payment (93) needs a reference from 71#, 73# or 75# and an account of eight characters.':
    'Eine FIK-Zahlung (93) braucht einen Verwendungszweck mit 71#, 73# oder 75# am Anfang und ein Konto mit acht Zeichen.',
  'A FIK reference from 71# or 75# has 15 or 16 digits behind it.':
    'Ein FIK-Verwendungszweck mit 71# oder 75# hat dahinter 15 oder 16 Ziffern.',
  'A UNSPSC code of a Danish seller is of version 19.0501.':
    'Ein UNSPSC-Code eines dänischen Verkäufers ist aus der Version 19.0501.',
  'Write listVersionID="19.05.01".': 'Schreiben Sie listVersionID="19.05.01".',
  'A tax that is not VAT (ZZZ) has its four digits as the reason.':
    'Eine Steuer, die keine Umsatzsteuer ist (ZZZ), hat ihre vier Ziffern als Grund.',
  'The number of a Greek invoice has six segments, divided by |.':
    'Die Nummer einer griechischen Rechnung hat sechs Abschnitte, getrennt durch |.',
  'Write tax number|date|branch|type|series|number.':
    'Schreiben Sie Steuernummer|Datum|Niederlassung|Art|Serie|Nummer.',
  'The first segment of the number is not the tax number of the seller or its representative.':
    'Der erste Abschnitt der Nummer ist nicht die Steuernummer (AFM) des Verkäufers oder seines Vertreters.',
  'Write the nine digits.': 'Schreiben Sie die neun Ziffern.',
  'The second segment of the number is not the date of the invoice.':
    'Der zweite Abschnitt der Nummer ist nicht das Datum der Rechnung.',
  'Write it as DD/MM/YYYY.': 'Schreiben Sie es als TT/MM/JJJJ.',
  'The third segment of the number is no whole number.': 'Der dritte Abschnitt der Nummer ist keine ganze Zahl.',
  'Write the number of the branch, 0 for the seat.': 'Schreiben Sie die Nummer der Niederlassung, 0 für den Sitz.',
  'The fourth segment of the number is no Greek document type.':
    'Der vierte Abschnitt der Nummer ist keine griechische Dokumentart.',
  'The fifth segment of the number is empty.': 'Der fünfte Abschnitt der Nummer ist leer.',
  'Write the series, 0 where there is none.': 'Schreiben Sie die Serie, 0, wo es keine gibt.',
  'The sixth segment of the number is empty.': 'Der sechste Abschnitt der Nummer ist leer.',
  'Write the running number.': 'Schreiben Sie die laufende Nummer.',
  'A Greek seller gives its registered name.': 'Ein griechischer Verkäufer nennt seinen eingetragenen Namen.',
  'A Greek seller gives its VAT number, from EL.':
    'Ein griechischer Verkäufer nennt seine USt-IdNr., beginnend mit EL.',
  'Enter it.': 'Tragen Sie sie ein.',
  'The VAT number of a Greek seller is EL and a tax number.':
    'Die USt-IdNr. eines griechischen Verkäufers ist EL und eine Steuernummer (AFM).',
  'A Greek invoice has one MARK number.': 'Eine griechische Rechnung hat eine MARK-Nummer.',
  'The MARK number is no positive whole number.': 'Die MARK-Nummer ist keine positive ganze Zahl.',
  'A Greek invoice has one address where it can be verified.':
    'Eine griechische Rechnung hat eine Adresse, unter der sie geprüft werden kann.',
  'A Greek invoice has more than one address where it can be verified.':
    'Eine griechische Rechnung hat mehr als eine Adresse, unter der sie geprüft werden kann.',
  'The address where the invoice can be verified is missing.':
    'Die Adresse, unter der die Rechnung geprüft werden kann, fehlt.',
  'Enter the URI.': 'Tragen Sie die URI ein.',
  'A Greek seller gives the full name of the buyer.': 'Ein griechischer Verkäufer nennt den vollen Namen des Käufers.',
  'A Greek buyer is known by its VAT number, from EL.':
    'Ein griechischer Käufer wird mit seiner USt-IdNr. genannt, beginnend mit EL.',
  'The electronic address of a Greek seller is its tax number (scheme 9933).':
    'Die elektronische Adresse eines griechischen Verkäufers ist seine Steuernummer (AFM, Schema 9933).',
  'The electronic address of a Greek buyer is its tax number (scheme 9933).':
    'Die elektronische Adresse eines griechischen Käufers ist seine Steuernummer (AFM, Schema 9933).',
  'An Icelandic seller sends the types 380 and 381.': 'Ein isländischer Verkäufer sendet die Arten 380 und 381.',
  'An Icelandic seller gives its kennitala.': 'Ein isländischer Verkäufer nennt seine Kennitala.',
  'Enter it as the legal registration, with the scheme 0196.':
    'Tragen Sie sie als Registernummer mit dem Schema 0196 ein.',
  'The address of an Icelandic seller has street and post code.':
    'Die Anschrift eines isländischen Verkäufers hat Straße und Postleitzahl.',
  'Add them.': 'Ergänzen Sie beides.',
  'An Icelandic buyer is known by its kennitala.': 'Ein isländischer Käufer wird mit seiner Kennitala genannt.',
  'The address of an Icelandic buyer has street and post code.':
    'Die Anschrift eines isländischen Käufers hat Straße und Postleitzahl.',
  'A claim (payment means 9) needs an account of twelve digits.':
    'Eine Forderung (Zahlungsmittel 9) braucht ein Konto mit zwölf Ziffern.',
  'Enter the account.': 'Tragen Sie das Konto ein.',
  'A transfer (payment means 42) needs an account of twelve digits.':
    'Eine Überweisung (Zahlungsmittel 42) braucht ein Konto mit zwölf Ziffern.',
  'The final due date (EINDAGI) is no date.': 'Die letzte Fälligkeit (EINDAGI) ist kein Datum.',
  'Write it as YYYY-MM-DD.': 'Schreiben Sie es als JJJJ-MM-TT.',
  'There is a final due date (EINDAGI) without a due date.':
    'Es gibt eine letzte Fälligkeit (EINDAGI) ohne Fälligkeit.',
  'Enter the due date.': 'Tragen Sie die Fälligkeit ein.',
  'The final due date (EINDAGI) is before the due date.': 'Die letzte Fälligkeit (EINDAGI) liegt vor der Fälligkeit.',
  'The tax registration of an Italian seller has 11 to 16 characters.':
    'Die Steuernummer eines italienischen Verkäufers hat 11 bis 16 Zeichen.',
  'A Dutch credit note names the invoice that it is about.':
    'Eine niederländische Gutschrift nennt die Rechnung, um die es geht.',
  'The address has no street, city or post code.': 'In der Anschrift fehlt Straße, Ort oder Postleitzahl.',
  'Complete the address of the seller.': 'Vervollständigen Sie die Anschrift des Verkäufers.',
  'The legal registration of a Dutch party is a KVK or OIN number.':
    'Die Registernummer eines niederländischen Beteiligten ist eine KVK-Nummer oder OIN.',
  'Write schemeID="0106" (KVK) or "0190" (OIN).': 'Schreiben Sie schemeID="0106" (KVK) oder "0190" (OIN).',
  'Complete the address of the buyer.': 'Vervollständigen Sie die Anschrift des Käufers.',
  'Complete the address of the tax representative.': 'Vervollständigen Sie die Anschrift des Steuervertreters.',
  'A Dutch seller says how it is paid.': 'Ein niederländischer Verkäufer sagt, wie er bezahlt wird.',
  'Add the payment means.': 'Ergänzen Sie das Zahlungsmittel.',
  'A line names an order line, and the invoice no order.':
    'Eine Position nennt eine Bestellposition, die Rechnung aber keine Bestellung.',
  'Add the number of the order.': 'Ergänzen Sie die Nummer der Bestellung.',
  'A Norwegian VAT number is NO, an organisation number and MVA.':
    'Eine norwegische USt-IdNr. ist NO, eine Organisationsnummer und MVA.',
  'Correct the VAT number, e.g. NO974760673MVA.': 'Berichtigen Sie die USt-IdNr., z. B. NO974760673MVA.',
  'Most Norwegian sellers must state "Foretaksregisteret".':
    'Die meisten norwegischen Verkäufer müssen „Foretaksregisteret“ angeben.',
  'Add it as the tax registration, with the tax scheme TAX.':
    'Ergänzen Sie es als Steuernummer mit dem Steuerschema TAX.',
  'A Swedish VAT number has 14 characters.': 'Eine schwedische USt-IdNr. hat 14 Zeichen.',
  'Correct it, e.g. SE556677889901.': 'Berichtigen Sie die Angabe, z. B. SE556677889901.',
  'A Swedish VAT number has twelve digits behind SE.': 'Eine schwedische USt-IdNr. hat hinter SE zwölf Ziffern.',
  'A Swedish organisation number has digits only.': 'Eine schwedische Organisationsnummer hat nur Ziffern.',
  'Correct it, e.g. 5566778899.': 'Berichtigen Sie die Angabe, z. B. 5566778899.',
  'A Swedish organisation number has ten digits.': 'Eine schwedische Organisationsnummer hat zehn Ziffern.',
  'The tax registration of a Swedish seller is the words "Godkänd för F-skatt".':
    'Die Steuernummer eines schwedischen Verkäufers sind die Worte „Godkänd för F-skatt“.',
  'Write "Godkänd för F-skatt".': 'Schreiben Sie „Godkänd för F-skatt“.',
  'Swedish standard rates are 25, 12 and 6 percent.': 'Schwedische Normalsätze sind 25, 12 und 6 Prozent.',
  'A Plusgiro account has digits only.': 'Ein Plusgiro-Konto hat nur Ziffern.',
  'Correct the account.': 'Berichtigen Sie das Konto.',
  'A Bankgiro account has digits only.': 'Ein Bankgiro-Konto hat nur Ziffern.',
  'A Bankgiro account has 7 or 8 digits.': 'Ein Bankgiro-Konto hat 7 oder 8 Ziffern.',
  'A Plusgiro account has 2 to 8 digits.': 'Ein Plusgiro-Konto hat 2 bis 8 Ziffern.',
  'Bankgiro and Plusgiro are given as a credit transfer.': 'Bankgiro und Plusgiro werden als Überweisung angegeben.',
  'Write 30, with SE:BANKGIRO or SE:PLUSGIRO as the institution.':
    'Schreiben Sie 30, mit SE:BANKGIRO oder SE:PLUSGIRO als Institut.',
  'Between Swedish parties a credit transfer has the code 30.':
    'Zwischen schwedischen Beteiligten hat eine Überweisung den Code 30.',
  'Write 30.': 'Schreiben Sie 30.',
  'The check digit of the Swedish organisation number is wrong.':
    'Die Prüfziffer der schwedischen Organisationsnummer ist falsch.',
  'Correct the number.': 'Berichtigen Sie die Nummer.',
}
