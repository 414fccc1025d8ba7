import type { ReadReply, Signature } from './reply.ts'

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/** Domains come here in ASCII. */
const plain = (domain: string): string => domain.toLowerCase().replace(/\.$/, '')

/**
 * Whether a domain may sign for another: for itself, and for what is below it. What is below signs for itself alone:
 * domains lend theirs to who sends their newsletters.
 */
export function signsFor(domain: string, other: string): boolean {
  const [own, its] = [plain(domain), plain(other)]
  return own.includes('.') && (own === its || its.endsWith(`.${own}`))
}

/** The most keys that are asked for. */
const maxKeys = 4

/** The names of keys that are worth asking the DNS for: those of the domain of who was asked, and of nobody else. */
export const keysWorthAsking = (names: readonly string[], address: string): string[] =>
  names
    .filter((name) => signsFor(name.slice(name.lastIndexOf('._domainkey.') + '._domainkey.'.length), domainOf(address)))
    .slice(0, maxKeys)

const sameAddress = (one: string, other: string): boolean =>
  one.slice(0, one.lastIndexOf('@')).toLowerCase() === other.slice(0, other.lastIndexOf('@')).toLowerCase() &&
  plain(domainOf(one)) === plain(domainOf(other))

/** Headers that stand once (RFC 5322, RFC 2045): of two, each program believes another. */
const singles = ['from', 'sender', 'date', 'subject', 'message-id', 'content-type', 'content-transfer-encoding']

/** Whether an e-mail says that it is of one address, and says it once. */
export function isFrom(
  { from, shownFrom, headers }: Pick<ReadReply, 'from' | 'shownFrom' | 'headers'>,
  address: string,
) {
  const isOne = singles.every((name) => headers.filter(({ key }) => key === name).length <= 1)
  const [only, ...others] = from
  return (
    isOne && only !== undefined && others.length === 0 && [only, shownFrom].every((one) => sameAddress(one, address))
  )
}

/** What a signature has to cover. */
const covered = ['from', 'date', 'subject']

const hourMs = 3_600_000

/** For so long mail servers try to deliver a mail (RFC 5321, 4.5.4.1). */
const daysUnderway = 5

/** Whether it was written after its question and has not been on its way for longer than mails are. */
const isRecent = (at: number, asked: Date, now: Date): boolean =>
  at >= asked.getTime() - hourMs && at <= now.getTime() + hourMs && at >= now.getTime() - daysUnderway * 24 * hourMs

export interface Proof {
  readonly address: string
  /** When its person was asked. */
  readonly asked: Date
  readonly now: Date
}

/** The signature that proves that a reply is of an address; `AWAY` where nobody could be asked for its key. */
export function proofOf(
  { date, signatures }: Pick<ReadReply, 'date' | 'signatures'>,
  { address, asked, now }: Proof,
): Signature | 'AWAY' | undefined {
  if (date === undefined || !isRecent(Date.parse(date), asked, now)) return undefined
  const able = signatures.filter(
    ({ domain, covers, whole, at }) =>
      signsFor(domain, domainOf(address)) &&
      whole &&
      covered.every((name) => covers.includes(name)) &&
      (at === null || isRecent(Date.parse(at), asked, now)),
  )
  const good = able.find(({ result }) => result === 'GOOD')
  return good ?? (able.some(({ result }) => result === 'KEY_AWAY') ? 'AWAY' : undefined)
}
