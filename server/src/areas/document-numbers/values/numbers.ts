import type { TradeType } from '@kontor/contract'

/** F-421 */
export const defaultChannel = 'DEFAULT'

const prefixes: Readonly<Record<TradeType, string>> = {
  invoice: 'INV',
  creditnote: 'CN',
  order: 'PO',
  quote: 'QUO',
  remittanceadvice: 'RA',
  orderchange: 'POC',
  despatchadvice: 'ASN',
  orderresponse: 'POR',
  requisition: 'PR',
  receiptadvice: 'GR',
  requestforquotation: 'RFQ',
  status: 'AR',
}

/** The number that a seed proposes, `INV-00042`; other channels carry their name, so that no two propose the same. */
export const numberFrom = (channel: string, type: TradeType, next: bigint): string =>
  `${start(channel, type)}${String(next).padStart(5, '0')}`

/** The seed that a number was made from; undefined where somebody chose the number. */
export function seedOf(channel: string, type: TradeType, number: string): bigint | undefined {
  const from = start(channel, type)
  const digits = number.startsWith(from) ? number.slice(from.length) : ''
  return /^\d{5,15}$/.test(digits) ? BigInt(digits) : undefined
}

/** The number after one of the company's own making: its last run of digits goes up by one, and keeps its width. */
export function following(number: string): string | undefined {
  const [, head, digits, tail] = /^(.*?)(\d{1,15})(\D*)$/.exec(number) ?? []
  if (digits === undefined) return undefined
  return `${head}${String(BigInt(digits) + 1n).padStart(digits.length, '0')}${tail}`
}

const start = (channel: string, type: TradeType): string =>
  `${prefixes[type]}-${channel === defaultChannel ? '' : `${channel}-`}`
