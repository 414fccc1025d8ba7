import { randomBytes } from 'node:crypto'
import { type Settings, uuidOf } from '../../platform/index.ts'

export interface ReturnPath {
  readonly companyId: string
  /** Whoever knows it has had the mail, or its report: no id or time can be guessed it from. */
  readonly returnSecret: string
}

export const newReturnSecret = (): string => randomBytes(12).toString('hex')

/** Where a mail comes back: `returns+<company><secret>@…`, without regard to case; to the sender where none is set. */
export function returnPathOf(
  { from, returnTo }: Settings['mail'],
  { companyId, returnSecret }: { companyId: string; returnSecret: string | null },
): string {
  if (returnTo === undefined || returnSecret === null) return from
  return returnTo.replace('@', `+${companyId.replaceAll('-', '')}${returnSecret}@`)
}

/** The mail whose return path an address is; undefined where it is none. */
export function readReturnPath(address: string): ReturnPath | undefined {
  const [, company, returnSecret] = /^[^@+]+\+([0-9a-f]{32})([0-9a-f]{24})@[^@]+$/.exec(address.toLowerCase()) ?? []
  return company && returnSecret ? { companyId: uuidOf(company), returnSecret } : undefined
}
