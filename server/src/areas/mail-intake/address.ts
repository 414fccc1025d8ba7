import { randomBytes } from 'node:crypto'
import { uuidOf } from '../../platform/index.ts'

/** A company's address, taken apart. */
export interface IntakeAddress {
  readonly companyId: string
  /** Whom the company told its address: no id can be guessed it from, and a new one shuts out who sends rubbish. */
  readonly secret: string
}

export const newSecret = (): string => randomBytes(5).toString('hex')

/** Where invoices are mailed to: `invoices+<company><secret>@…`; the operator's server passes on what comes there. */
export const addressOf = (intake: string, { companyId, secret }: IntakeAddress): string =>
  intake.replace('@', `+${companyId.replaceAll('-', '')}${secret}@`)

/** The company that an address is of; undefined where it is none. Servers may change its case. */
export function readAddress(address: string): IntakeAddress | undefined {
  const [, company, secret] = /^[^@+]+\+([0-9a-f]{32})([0-9a-f]{10})@[^@]+$/.exec(address.toLowerCase()) ?? []
  return company && secret ? { companyId: uuidOf(company), secret } : undefined
}
