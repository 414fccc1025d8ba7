import type { FindingWords } from '../index.ts'

/** What findings of EN 16931's binding to CII say, in German. */
export const cii: FindingWords = {
  'There is not exactly one {0} in {1}.': 'In {1} steht nicht genau ein {0}.',
  'There is more than one {0} in {1}.': 'In {1} steht mehr als ein {0}.',
  'Give {0} once.': 'Geben Sie {0} einmal an.',
  'The total VAT is {0}; it must be the sum of the VAT breakdown.':
    'Umsatzsteuer gesamt: {0}; richtig ist die Summe der Steueraufschlüsselung.',
  '{0} has both ram:ID and ram:GlobalID.': '{0} hat sowohl ram:ID als auch ram:GlobalID.',
  'There is more than one {0} (type code {1}).': 'Mehr als einmal vorhanden: {0} (Typcode {1}).',
  '{0} has no place in this reference.': '{0} hat in diesem Verweis keinen Platz.',
  'Remove {0}, or mend the type code of the reference.':
    'Entfernen Sie {0} oder berichtigen Sie den Typcode des Verweises.',
  '{0} has no place in this tax.': '{0} hat in dieser Steuer keinen Platz.',
  'A direct debit has no {0}.': 'Bei einer Lastschrift fehlt: {0}.',
  'A payment by {0} has no details of it.': 'Zu einer Zahlung mit {0} fehlen die Angaben.',
  'A payment by {0} has details of another kind of payment.':
    'Eine Zahlung mit {0} hat Angaben einer anderen Zahlungsart.',
  'The document accounts for VAT in a currency that is not its own, but has no VAT total in it.':
    'Das Dokument rechnet die Umsatzsteuer in einer anderen als der eigenen Währung ab, hat darin aber keinen Steuergesamtbetrag.',
  'Add the VAT total in the accounting currency, or remove that currency.':
    'Ergänzen Sie den Steuergesamtbetrag in der Buchungswährung oder entfernen Sie diese Währung.',
  'The total with VAT is not the total without VAT and the one total VAT in the currency of the document.':
    'Der Gesamtbetrag mit Umsatzsteuer ist nicht der ohne Umsatzsteuer und der eine Steuergesamtbetrag in der Währung des Dokuments.',
  'The account to pay to has neither an IBAN nor another number.':
    'Das Konto des Empfängers hat weder eine IBAN noch eine andere Nummer.',
  'The document asks for a credit transfer to an account without a number.':
    'Das Dokument verlangt eine Überweisung auf ein Konto ohne Nummer.',
  'A Dutch credit note does not name the invoice that it credits.':
    'Eine niederländische Gutschrift nennt nicht die Rechnung, die sie gutschreibt.',
  'Add the number of the invoice.': 'Ergänzen Sie die Nummer der Rechnung.',
  'Give it a reference (ram:IssuerAssignedID).': 'Geben Sie ihm eine Kennung (ram:IssuerAssignedID).',
  'It is not said whether this is an allowance or a charge.':
    'Es ist nicht gesagt, ob dies ein Nachlass oder ein Zuschlag ist.',
  'Add ram:ChargeIndicator: true for a charge, false for an allowance.':
    'Ergänzen Sie ram:ChargeIndicator: true für einen Zuschlag, false für einen Nachlass.',
  'Keep one: the date (ram:TaxPointDate) or the code (ram:DueDateTypeCode).':
    'Behalten Sie eines: das Datum (ram:TaxPointDate) oder den Code (ram:DueDateTypeCode).',
  'An account has no number.': 'Ein Konto hat keine Nummer.',
  'Add schemeID, e.g. 0160 for a GTIN.': 'Ergänzen Sie schemeID, z. B. 0160 für eine GTIN.',
  'The country of origin has no code, or more than one.': 'Das Ursprungsland hat keinen oder mehr als einen Code.',
  'Give the code of one country.': 'Geben Sie den Code eines Landes an.',
  'The discount of a price lacks its amount, or does not say that it is one.':
    'Einem Preisnachlass fehlt der Betrag, oder es ist nicht gesagt, dass er einer ist.',
  'Give the amount, with false in ram:ChargeIndicator.': 'Geben Sie den Betrag an, mit false in ram:ChargeIndicator.',
  'Keep one of them.': 'Behalten Sie eines davon.',
  'The rows of the VAT breakdown have different codes of the VAT point date.':
    'Die Zeilen der Steueraufschlüsselung haben verschiedene Codes des Steuerdatums.',
  'Use one code in all of them.': 'Verwenden Sie in allen denselben Code.',
  'A quantity has a unit, and the invoiced quantities have none.':
    'Eine Menge hat eine Einheit, die abgerechneten Mengen haben keine.',
  'Give the invoiced quantities their unit (unitCode).': 'Geben Sie den abgerechneten Mengen ihre Einheit (unitCode).',
  'A tax is another than VAT.': 'Eine Steuer ist eine andere als die Umsatzsteuer.',
  'Write VAT in ram:TypeCode.': 'Schreiben Sie VAT in ram:TypeCode.',
  'A date of format 102 is no day written as YYYYMMDD.': 'Ein Datum im Format 102 ist kein Tag der Form YYYYMMDD.',
  'Write it as YYYYMMDD.': 'Schreiben Sie es als JJJJMMTT.',
  'The document has more than one note, or a note with a subject.':
    'Das Dokument hat mehr als eine Bemerkung oder eine Bemerkung mit Betreff.',
  'Put all of it in one note without a subject.': 'Schreiben Sie alles in eine Bemerkung ohne Betreff.',
  'There is more than one invoiced object.': 'Es gibt mehr als ein abgerechnetes Objekt.',
  'There is not exactly one VAT total in the currency of the invoice.':
    'Es gibt nicht genau einen Steuergesamtbetrag in der Währung der Rechnung.',
  'Keep one ram:TaxTotalAmount in that currency.': 'Behalten Sie ein ram:TaxTotalAmount in dieser Währung.',
  'A VAT total in another currency stands exactly where there is an accounting currency.':
    'Ein Steuergesamtbetrag in einer anderen Währung steht genau dann da, wenn es eine Buchungswährung gibt.',
  'The discount of a price does not say that it is one.':
    'Bei einem Preisnachlass ist nicht gesagt, dass er einer ist.',
  'Write false in ram:ChargeIndicator.': 'Schreiben Sie false in ram:ChargeIndicator.',
  'The document type is none of the billing process.': 'Die Dokumentart ist keine des Rechnungsprozesses.',
  'Choose an invoice type or a credit note type of this process, e.g. 380.':
    'Wählen Sie eine Rechnungs- oder Gutschriftsart dieses Prozesses, z. B. 380.',
  'A date is not written as YYYYMMDD (format 102).': 'Ein Datum ist nicht als JJJJMMTT geschrieben (Format 102).',
  'Write the date in eight digits, with format="102".': 'Schreiben Sie das Datum mit acht Ziffern und format="102".',
  'Give the details of that kind of payment, and of no other.':
    'Machen Sie die Angaben dieser Zahlungsart und keiner anderen.',
  'The net price of a line is for another quantity than its gross price.':
    'Der Nettopreis einer Position gilt für eine andere Menge als ihr Bruttopreis.',
  'Give both prices for one quantity in one unit.': 'Geben Sie beide Preise für eine Menge in einer Einheit an.',
  'A line stands below another, which XRechnung has in UBL only.':
    'Eine Position steht unter einer anderen, was XRechnung nur in UBL hat.',
  'Send the invoice in UBL, or without lines below lines.': 'Senden Sie die Rechnung in UBL oder ohne Unterpositionen.',
}
