import { areClose } from '../../exchange/rules/index.ts'

/** What is known of who sent a paper. */
export interface Evidence {
  /** What its pages say in letters. */
  readonly text: string
  /** What was typed. */
  readonly senderName: string | null
  readonly mailFrom: string | null
}

export interface Candidate {
  readonly partnerName: string
  readonly email: string | null
  readonly identifiers: readonly { readonly scheme: string; readonly value: string }[]
}

const bare = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
const hostOf = (address: string | null): string | undefined => address?.split('@')[1]?.toLowerCase()

/** A number that is shorter stands on many papers by chance. */
const minNumber = 8

/** So many write from one of these that it says nothing. */
const anyones = new Set([
  'gmail.com',
  'outlook.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'yahoo.com',
  'icloud.com',
])

/**
 * How likely a partner sent a paper, 0 to 100: one of their numbers on it says most, then what was typed, their name on it,
 * and the address or the host from which it was mailed.
 */
export function senderScore(
  { text, senderName, mailFrom }: Evidence,
  { partnerName, email, identifiers }: Candidate,
): number {
  const bareText = bare(text)
  const numbers = identifiers.map(({ value }) => bare(value)).filter((number) => number.length >= minNumber)
  if (numbers.some((number) => bareText.includes(number))) return 95
  if (senderName !== null && areClose(senderName, partnerName)) return 85
  const name = bare(partnerName)
  if (name.length >= 4 && bareText.includes(name)) return 75
  if (mailFrom !== null && email !== null && mailFrom.toLowerCase() === email.toLowerCase()) return 70
  const host = hostOf(mailFrom)
  return host !== undefined && !anyones.has(host) && host === hostOf(email) ? 50 : 0
}
