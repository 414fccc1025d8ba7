import type { FiscalYear, LedgerEntry, Settings } from './rules/index.ts'
import { windows1252 } from './windows-1252.ts'

/**
 * A Buchungsstapel of the DATEV-Format, as DATEV describes it for developers (header 700, format version 13): a header row,
 * the names of 125 columns, and a row an entry. Text stands in quotation marks, numbers and days never do.
 */
export function bookingBatch(
  entries: readonly LedgerEntry[],
  settings: Settings & Required<Pick<Settings, 'ConsultantNumber' | 'ClientNumber'>>,
  { year, created }: { readonly year: FiscalYear; readonly created: Date },
): Uint8Array {
  const days = entries.map(({ day }) => day).sort()
  const plain = (day: string | undefined) => (day ?? '').replaceAll('-', '')
  const stamp = created.toISOString().replace(/\D/g, '').slice(0, 17)
  const header = [
    ...[
      quoted('EXTF'),
      '700',
      '21',
      quoted('Buchungsstapel'),
      '13',
      stamp,
      '',
      quoted('RE'),
      quoted('Kontor'),
      quoted(''),
    ],
    ...[
      String(settings.ConsultantNumber),
      String(settings.ClientNumber),
      plain(year.from),
      String(settings.AccountLength),
    ],
    ...[plain(days[0] ?? year.from), plain(days.at(-1) ?? year.to), quoted('Kontor'), quoted(''), '1', '0', '0'],
    ...[quoted('EUR'), '', quoted(''), '', '', quoted(settings.Chart.slice(-2)), '', '', quoted(''), quoted('')],
  ]
  const rows = [header, columns, ...entries.map(rowOf)]
  return windows1252(rows.map((row) => `${row.join(';')}\r\n`).join(''))
}

/** Text as the format has it: no control characters, quotation marks doubled. */
const quoted = (text: string): string => `"${text.replace(/\p{Cc}+/gu, ' ').replaceAll('"', '""')}"`

/** A number of a document: letters, figures and few marks. */
const reference = (text: string, length: number): string =>
  quoted(
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\w$%/-]/g, '-')
      .slice(0, length),
  )

const amount = (decimal: string): string => decimal.replace('.', ',')

function rowOf(entry: LedgerEntry): string[] {
  const [, month = '', day = ''] = entry.day.split('-')
  const [dueYear = '', dueMonth = '', dueDay = ''] = entry.due.split('-')
  const filled: Readonly<Record<string, string>> = {
    [names.amount]: amount(entry.amount),
    [names.side]: quoted(entry.isDebit ? 'S' : 'H'),
    [names.currency]: quoted('EUR'),
    [names.account]: entry.account,
    [names.contra]: entry.contra,
    [names.taxKey]: quoted(entry.taxKey === '' ? '' : entry.taxKey.padStart(4, '0')),
    [names.day]: `${day}${month}`,
    [names.reference1]: reference(entry.number, 36),
    [names.reference2]: reference(entry.due === '' ? '' : `${dueDay}${dueMonth}${dueYear.slice(2)}`, 12),
    [names.text]: quoted([...entry.text].slice(0, 60).join('')),
    [names.cost1]: quoted(entry.cost1.slice(0, 36)),
    [names.cost2]: quoted(entry.cost2.slice(0, 36)),
    [names.destination]: quoted(entry.euVatId?.at === 'destination' ? entry.euVatId.id.slice(0, 15) : ''),
    [names.origin]: quoted(entry.euVatId?.at === 'origin' ? entry.euVatId.id.slice(0, 15) : ''),
    [names.infoKind]: quoted(entry.discount === '' ? '' : 'Skonto'),
    [names.info]: quoted(amount(entry.discount)),
    [names.final]: '0',
    [names.due]: entry.due === '' ? '' : `${dueDay}${dueMonth}${dueYear}`,
  }
  return columns.map((name) => filled[name] ?? (isNumber(name) ? '' : quoted('')))
}

const numbered = (count: number, ...pair: readonly [string, string]): string[] =>
  Array.from({ length: count }, (_, at) => pair.map((name) => `${name} ${at + 1}`)).flat()

const names = {
  amount: 'Umsatz (ohne Soll/Haben-Kz)',
  side: 'Soll/Haben-Kennzeichen',
  currency: 'WKZ Umsatz',
  account: 'Konto',
  contra: 'Gegenkonto (ohne BU-Schlüssel)',
  taxKey: 'BU-Schlüssel',
  day: 'Belegdatum',
  reference1: 'Belegfeld 1',
  reference2: 'Belegfeld 2',
  text: 'Buchungstext',
  cost1: 'KOST1 - Kostenstelle',
  cost2: 'KOST2 - Kostenstelle',
  destination: 'EU-Land u. UStID (Bestimmung)',
  infoKind: 'Zusatzinformation - Art 1',
  info: 'Zusatzinformation- Inhalt 1',
  final: 'Festschreibung',
  due: 'Fälligkeit',
  origin: 'EU-Land u. UStID (Ursprung)',
} as const

/** The 125 columns, as the format's own files write them. */
export const columns: readonly string[] = [
  ...[
    names.amount,
    names.side,
    names.currency,
    'Kurs',
    'Basis-Umsatz',
    'WKZ Basis-Umsatz',
    names.account,
    names.contra,
  ],
  ...[names.taxKey, names.day, names.reference1, names.reference2, 'Skonto', names.text, 'Postensperre'],
  ...['Diverse Adressnummer', 'Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre', 'Beleglink'],
  ...numbered(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  ...[names.cost1, names.cost2, 'Kost-Menge', names.destination, 'EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart'],
  ...['Sachverhalt L+L', 'Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer'],
  'BU 49 Funktionsergänzung',
  ...numbered(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt'),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'],
  ...['Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)'],
  ...['Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)', 'Herkunft-Kz'],
  ...['Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre', 'Gesellschaftername', 'Beteiligtennummer'],
  ...['Identifikationsnummer', 'Zeichnernummer', 'Postensperre bis', 'Bezeichnung SoBil-Sachverhalt'],
  ...['Kennzeichen SoBil-Buchung', names.final, 'Leistungsdatum', 'Datum Zuord. Steuerperiode', names.due],
  ...['Generalumkehr (GU)', 'Steuersatz', 'Land', 'Abrechnungsreferenz', 'BVV-Position', names.origin],
  ...['EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
]

const numbers: ReadonlySet<string> = new Set([
  ...[
    'Kurs',
    'Basis-Umsatz',
    'Skonto',
    'Postensperre',
    'Geschäftspartnerbank',
    'Sachverhalt',
    'Zinssperre',
    'Kost-Menge',
  ],
  ...['EU-Steuersatz (Bestimmung)', 'Sachverhalt L+L', 'Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp'],
  ...['BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung', 'Stück', 'Gewicht', 'Zahlweise', 'Veranlagungsjahr'],
  ...['Zugeordnete Fälligkeit', 'Skontotyp', 'USt-Schlüssel (Anzahlungen)', 'Sachverhalt L+L (Anzahlungen)'],
  ...['EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)', 'KOST-Datum', 'Skontosperre', 'Beteiligtennummer'],
  ...['Postensperre bis', 'Kennzeichen SoBil-Buchung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Steuersatz'],
  ...['BVV-Position', 'EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
])

const isNumber = (name: string): boolean => numbers.has(name)
