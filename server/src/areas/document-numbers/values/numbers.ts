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
  reminder: 'REM',
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

/** The number so many after one of the company's own making: its last run of digits goes up, and keeps its width. */
export function following(number: string, steps = 1): string | undefined {
  const [, head, digits, tail] = /^(.*?)(\d{1,15})(\D*)$/.exec(number) ?? []
  if (digits === undefined) return undefined
  return `${head}${String(BigInt(digits) + BigInt(steps)).padStart(digits.length, '0')}${tail}`
}

/**
 * The number itself, or one after it that is free where the one before is not. It is looked for in steps that double and
 * then halve, so that ten thousand used ones in a row take some thirty looks. A number without digits has none after it.
 */
export async function firstFree(number: string, isUsed: (number: string) => Promise<boolean>): Promise<string> {
  if (following(number) === undefined || !(await isUsed(number))) return number
  const after = (steps: number) => following(number, steps)!
  let [used, free] = [0, 1]
  while (await isUsed(after(free))) [used, free] = [free, free * 2]
  while (free - used > 1) {
    const middle = Math.floor((used + free) / 2)
    if (await isUsed(after(middle))) used = middle
    else free = middle
  }
  return after(free)
}

const start = (channel: string, type: TradeType): string =>
  `${prefixes[type]}-${channel === defaultChannel ? '' : `${channel}-`}`
