import type { Messages } from './en.ts'
import { page } from './page.de.ts'

export const de: Messages = {
  page,
  reasons: {
    REF: 'Bezüge sind falsch',
    LEG: 'Rechtliche Angaben sind falsch',
    REC: 'Nicht für uns bestimmt',
    QUA: 'Qualität ist nicht wie vereinbart',
    DEL: 'Lieferung fehlt oder ist unvollständig',
    PRI: 'Preis ist falsch',
    QTY: 'Menge ist falsch',
    ITM: 'Positionen sind falsch',
    PAY: 'Zahlungsbedingungen sind falsch',
    UNR: 'Nicht zuzuordnen',
    FIN: 'Beträge oder Steuern sind falsch',
    OTH: 'Anderer Grund',
  },
  formerColleague: 'ehemalige Kollegin oder ehemaliger Kollege',
  mail: {
    subject: '{type} {number} von {sender}',
    text: 'An {receiver}\n\n{sender} sendet Ihnen dieses Dokument: {type} {number}.\n\nDas PDF ist zum Lesen. Das XML enthält dieselben Daten für Ihr Buchhaltungsprogramm.\n\nAntworten auf diese Mail erreichen {sender} nicht: Nutzen Sie die Kontaktdaten im Dokument.',
  },
}
