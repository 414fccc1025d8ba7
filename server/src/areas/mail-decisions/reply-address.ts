import { randomBytes } from 'node:crypto'
import { uuidOf } from '../../platform/index.ts'

/** Where a reply goes, taken apart. */
export interface ReplyAddress {
  readonly companyId: string
  readonly secret: string
}

const [companySigns, secretSigns] = [26, 15]
const perSign = 32n

/** Of 75 random bits, in signs that servers may write large or small. The address stands in logs on the way: it is no link. */
export const newReplySecret = (): string =>
  [...randomBytes(secretSigns)].map((byte) => (byte % Number(perSign)).toString(Number(perSign))).join('')

/**
 * `invoices+r<company><secret>@…`: under the address at which the operator's server takes in mail, where 42 signs are left
 * (RFC 5321: 64 before the @). No address for invoices has an r there.
 */
export function replyAddressOf(intake: string, { companyId, secret }: ReplyAddress): string {
  const company = BigInt(`0x${companyId.replaceAll('-', '')}`).toString(Number(perSign))
  return intake.replace('@', `+r${company.padStart(companySigns, '0')}${secret}@`)
}

const form = new RegExp(`^[^@+]+\\+r([0-9a-v]{${companySigns}})([0-9a-v]{${secretSigns}})@[^@]+$`)

/** Undefined for an address that is none for replies. */
export function readReplyAddress(address: string): ReplyAddress | undefined {
  const [, company = '', secret] = form.exec(address.toLowerCase()) ?? []
  if (secret === undefined) return undefined
  const id = [...company].reduce((sum, sign) => sum * perSign + BigInt(Number.parseInt(sign, Number(perSign))), 0n)
  const digits = id.toString(16).padStart(32, '0')
  return digits.length === 32 ? { companyId: uuidOf(digits), secret } : undefined
}
