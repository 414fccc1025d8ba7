/** What came of handing a mail over. */
export type Outcome =
  | { readonly result: 'accepted'; readonly transport: 'MAILBOX' | 'SMTP'; readonly said: string }
  | { readonly result: 'later' | 'refused'; readonly said: string }

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
  const said = (response ?? message).slice(0, 1000)
  const forGood = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
  return { result: forGood ? 'refused' : 'later', said }
}

const minute = 60_000
const pauses = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * minute)

/** How many milliseconds pass before the next attempt; undefined where after some two days it is given up. */
export const pauseAfter = (attempts: number): number | undefined => pauses[attempts - 1]
