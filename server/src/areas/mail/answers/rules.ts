import { whyNotAddress } from '../../../platform/index.ts'

/** A header of an e-mail, its name in small letters. */
export interface MailHeader {
  readonly key: string
  readonly value: string
}

/** What of an e-mail decides whether it may be answered. */
export interface Received {
  /** The address in its From. */
  readonly from: string
  readonly headers: readonly MailHeader[]
}

/** Why an e-mail that came from outside is never answered by a program (RFC 3834, section 2). */
export type Silence = 'NO_ADDRESS' | 'AUTOMATIC' | 'LIST' | 'OWN' | 'UNPROVEN'

/** Names of mailboxes behind which nobody reads. */
const programs =
  /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|owner-.*|.*-(?:request|owner|bounces?))$/i

/**
 * Why an e-mail must not be answered; undefined where it may be. What a stranger wrote into it can only silence us: that
 * a check of the sender failed is believed whoever says so.
 *
 * @param own our own addresses
 */
export function whyNotAnswer({ from, headers }: Received, own: readonly string[]): Silence | undefined {
  const all = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value.trim())
  const says = (name: string, words: RegExp) => all(name).some((value) => words.test(value))
  if (whyNotAddress(from) !== undefined) return 'NO_ADDRESS'
  const isList = headers.some(({ key }) => key.startsWith('list-')) || says('precedence', /^list/i)
  if (isList) return 'LIST'
  const isAutomatic =
    all('auto-submitted').some((value) => !/^no\b/i.test(value)) ||
    says('precedence', /^(?:bulk|junk|auto_reply)/i) ||
    says('return-path', /^<\s*>/) ||
    says('content-type', /^(?:multipart\/report|message\/)/i) ||
    says('x-auto-response-suppress', /\b(?:all|autoreply)\b/i) ||
    programs.test(from.slice(0, from.lastIndexOf('@')))
  if (isAutomatic) return 'AUTOMATIC'
  if (own.some((address) => mailboxOf(address) === mailboxOf(from))) return 'OWN'
  return isUnproven(all('authentication-results'), all('received-spf')) ? 'UNPROVEN' : undefined
}

/** An address without regard to case and to what stands behind a +. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*@/, '@')

/**
 * Whether a server on the way found that the sender is not who they seem (RFC 8601): DMARC failed, or, where nobody asked
 * for it, neither SPF nor DKIM passed and one of them failed.
 */
function isUnproven(results: readonly string[], spf: readonly string[]): boolean {
  const found = (method: string, result: string) =>
    results.some((value) => new RegExp(`(?:^|[;\\s])${method}\\s*=\\s*(?:${result})\\b`, 'i').test(bare(value)))
  if (found('dmarc', 'fail')) return true
  if (found('dmarc', 'pass') || found('dkim', 'pass') || found('spf', 'pass')) return false
  const failed = 'fail|softfail|permerror'
  return found('spf', failed) || found('dkim', failed) || spf.some((value) => /^(?:fail|softfail)\b/i.test(value))
}

/** Without comments: what somebody writes into brackets is no result. */
const bare = (value: string): string => value.replace(/\([^()]*\)/g, ' ')

/** How long nobody gets another answer by themselves, in milliseconds. */
export const betweenAnswersMs = 12 * 3_600_000

/** The most answers that a company gives by itself in an hour: a flood of forged senders ends there. */
export const maxAnswersPerHour = 30

/** Whether another answer would be one too many. */
export const isEnough = (given: { readonly toSender: number; readonly inHour: number }): boolean =>
  given.toSender > 0 || given.inHour >= maxAnswersPerHour

/** The message ids in a header, each fit to stand in one of ours. */
export const messageIdsIn = (header: string): string[] => header.match(/<[\x21-\x3b\x3d\x3f-\x7e]{3,250}>/g) ?? []

const maxQuotedLength = 120

/**
 * Words of a stranger as they may stand in a mail of ours: short, on one line, and without anything that leads somewhere,
 * for who gets it may be somebody else.
 */
export function quoted(text: string): string {
  const line = text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\S*(?:\/\/|www\.)\S*/gi, '…')
    .trim()
  return line.length > maxQuotedLength ? `${line.slice(0, maxQuotedLength - 1)}…` : line
}
