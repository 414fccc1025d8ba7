/** Names, codes and symbols that are the same in every language. Reviewed: nothing comes here unread. */
const EVERYWHERE = [
  'BIC',
  'IBAN',
  'SHA-256',
  'base64',
  'Peppol',
  'GTIN {id}',
  'IGIC {rate}',
  'IPSI {rate}',
  'ExchangeRates.{0}: {1}.',
  'fields.{0} {1} {2}.',
]

/** SI symbols (SI Brochure, §2 and §4), which no language that writes in Latin letters translates. */
const SYMBOLS = ['kg', 'g', 't', 'm', 'cm', 'mm', 'km', 'm²', 'm³', 'l', 'ml', 'kWh', 'h', 'min', 'd']

/** Words that a language shares with English, by language. Reviewed by a reader of it. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  ar: [],
  da: [
    ...SYMBOLS,
    'Administration',
    'Apps',
    'Code',
    'Data',
    'E-mail',
    'Menu',
    'Note',
    'Partner',
    'Person',
    'Reference',
    'Send',
    'Send {number}',
    'Send…',
    'Standard',
    'Status',
    'Support',
    'Team',
    'Type',
    'Upload',
    'minimum',
    'type',
    'version {0}',
    '{price} for {quantity}',
  ],
  de: [
    ...SYMBOLS,
    '"{0}" in {1}',
    '{0}, in {1}',
    '1 {currency} in {other}',
    'Apps',
    'Code',
    'Name',
    'Partner',
    'Person',
    'Status',
    'Support',
    'Team',
  ],
  es: [...SYMBOLS, '{bytes} bytes'],
  fr: [
    ...SYMBOLS,
    'Action',
    'Active',
    'Administration',
    'Catalogue',
    'Code',
    'Description',
    'Document',
    'Documents',
    'E-mail',
    'Menu',
    'Inactive',
    'Messages',
    'Net',
    'Note',
    'Notifications',
    'Total, {currency}',
    'Type',
    'cartons',
    'description',
    'litre',
    'maximum',
    'minimum',
    'pcs',
    'tonne',
    'type',
  ],
}

/** Whether a language rightly says the English words. */
export function mayBeSame(language: string, message: string): boolean {
  const [code = ''] = language.split('-')
  return EVERYWHERE.includes(message) || (SHARED[code]?.includes(message) ?? false)
}
