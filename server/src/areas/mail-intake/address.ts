import { randomBytes } from 'node:crypto'
import { uuidOf } from '../../platform/index.ts'

/** A company's address, taken apart. */
export interface IntakeAddress {
  readonly companyId: string
  /** Whom the company told its address: no id can be guessed it from, and a new one shuts out who sends rubbish. */
  readonly secret: string
  /** The partner whose address it is; none in the company's own. */
  readonly partner?: string | undefined
}

/** What stands for a partner in an address: the whole id would be longer than mail servers take (RFC 5321, 4.5.3.1.1). */
export const partnerCode = (connectionId: string): string => connectionId.slice(-8)

export const newSecret = (): string => randomBytes(5).toString('hex')

/** Where invoices are mailed to: `invoices+<company><secret>.<partner>@…`; the operator's server passes on what comes there. */
export const addressOf = (intake: string, { companyId, secret, partner }: IntakeAddress): string =>
  intake.replace('@', `+${companyId.replaceAll('-', '')}${secret}${partner === undefined ? '' : `.${partner}`}@`)

/** The company that an address is of; undefined where it is none. Servers may change its case. */
export function readAddress(address: string): IntakeAddress | undefined {
  const [, company, secret, partner] =
    /^[^@+]+\+([0-9a-f]{32})([0-9a-f]{10})(?:\.([0-9a-f]{8}))?@[^@]+$/.exec(address.toLowerCase()) ?? []
  return company && secret ? { companyId: uuidOf(company), secret, partner } : undefined
}
