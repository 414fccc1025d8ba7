/** What a business term is, and with it which attributes go along and how its text differs between the two syntaxes. */
export type Kind = {
  /** attributes that both have under the same name */
  readonly attributes?: readonly string[]
  /** attributes that CII has and UBL does not */
  readonly ciiAttributes?: Readonly<Record<string, string>>
  /** whether CII says the currency, too, or only UBL does, CII where it is not that of the document */
  readonly currency?: 'stated' | 'implied'
  /** the text in the other syntax; undefined where the row is not meant for it */
  readonly cii?: (value: string) => string | undefined
  readonly ubl?: (value: string) => string | undefined
  /** what stands between two values where the element holds several; elsewhere the first stays alone */
  readonly joined?: string
}

const noteCode = /^#([A-Z]{3})#\s*/

// UBL says BT-8 in UNTDID 2005, CII in UNTDID 2475 (EN 16931-1, BT-8; CEN/TS 16931-3-2 and -3-3).
const timings = [
  ['3', '5'],
  ['35', '29'],
  ['432', '72'],
]
const isIban = (value: string): boolean => /^[A-Z]{2}\d{2}[A-Z\d ]{8,}$/i.test(value)

const table = {
  text: {},
  identifier: { attributes: ['schemeID'] },
  code: { attributes: ['listID', 'listVersionID'] },
  quantity: { attributes: ['unitCode'] },
  file: { attributes: ['mimeCode', 'filename'] },
  amount: { currency: 'implied' },
  money: { currency: 'stated' },
  // A date is eight digits in CII (UNTDID 2379, 102). What is no date is left for the rules to see.
  date: {
    ciiAttributes: { format: '102' },
    cii: (value) => value.replace(/^(\d{4})-(\d\d)-(\d\d)(?:Z|[+-]\d\d:\d\d)?$/, '$1$2$3'),
    ubl: (value) => value.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
  },
  timing: {
    cii: (value) => timings.find(([ubl]) => ubl === value)?.[1] ?? value,
    ubl: (value) => timings.find(([, cii]) => cii === value)?.[0] ?? value,
  },
  words: { joined: ' ' },
  list: { joined: ', ' },
  iban: { cii: (value) => (isIban(value) ? value : undefined) },
  // UBL puts the subject of a note before its text: "#AAI#Text".
  subject: { joined: '', cii: (value) => noteCode.exec(value)?.[1], ubl: (value) => `#${value}#` },
  // Of several preceding invoices CII has but one as such: the date of the others follows the code of what they are.
  furtherInvoice: { joined: '', ubl: (value) => value.replace(/^#OI#/, '') || undefined },
  note: { joined: '', cii: (value) => value.replace(noteCode, '') || undefined },
} as const satisfies Readonly<Record<string, Kind>>

export type KindName = keyof typeof table
export const kinds: Readonly<Record<KindName, Kind>> = table
export const isKind = (name: string): name is KindName => Object.hasOwn(table, name)
