/** What came of handing a mail over. */
export type Outcome =
  | { readonly result: 'accepted'; readonly transport: 'MAILBOX' | 'SMTP'; readonly reply: string }
  | { readonly result: 'later' | 'refused'; readonly reply: string }

/** What a failed attempt of nodemailer says: the server's answer, or a code of its own where there was none. */
export interface Failure {
  readonly message: string
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
}

/**
 * A server that answers 5xx will not take this mail, ever (RFC 5321 §4.2.1): all else may pass. That we may not sign in
 * is between the operator and the server, and says nothing about the mail.
 */
export function outcomeOf({ code, responseCode, response, message }: Failure): Outcome {
  const reply = (response ?? message).slice(0, 1000)
  const forGood = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
  return { result: forGood ? 'refused' : 'later', reply }
}

const minuteMs = 60_000
const pauses = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * minuteMs)

/** How many milliseconds pass before the next attempt; undefined where after some two days it is given up. */
export const pauseAfter = (attempts: number): number | undefined => pauses[attempts - 1]

const breaks = /^(?:p|div|br|h[1-6]|li|tr|hr|table|ul|ol|blockquote)$/i
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const target = /\shref=["']?((?:https?:|mailto:)[^\s"'>]+)/i

/** HTML as plain text, links with where they lead, for whoever reads mail so: in time that grows with its length, whatever it is. */
export function textOf(html: string): string {
  let hidden: string | undefined
  let text = ''
  let link = ''
  for (const part of html.split(/(?=<)/)) {
    const [tag, closes, name = ''] = /^<(\/?)([a-z][a-z0-9]*)[^>]*>/i.exec(part) ?? []
    const kind = name.toLowerCase()
    if (hidden === undefined && breaks.test(name)) text += '\n'
    if (kind === 'script' || kind === 'style') hidden = closes === '' ? kind : undefined
    if (kind === 'a' && tag !== undefined) {
      if (closes !== '' && link !== '' && !text.endsWith(link)) text += ` (${link})`
      link = closes === '' ? (target.exec(tag)?.[1] ?? '') : ''
    }
    if (hidden === undefined) text += part.slice(tag?.length ?? 0)
  }
  return text
    .replace(/&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{2,5}));/g, (_, name: string | undefined, code: string) =>
      name === undefined ? String.fromCodePoint(Number(code)) : (entities[name] ?? ''),
    )
    .replace(/[ \t]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
