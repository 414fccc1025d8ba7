import { isVatScheme } from '@kontor/ubl'

/** A partner as a document names them. */
export interface NamedPartner {
  readonly name: string
  readonly vatId?: string | undefined
  readonly accounts: readonly string[]
  /** The ids of those to whom one of these accounts was paid, or for whom somebody has confirmed it. */
  readonly paidTo?: readonly string[]
}

interface Partner {
  readonly partnerId?: string
  readonly name: string
  readonly identifiers: readonly { readonly scheme: string; readonly value: string }[]
}

const isAccount = (scheme: string): boolean => /IBAN/i.test(scheme)

/** A number as it is compared, however it is grouped. */
export const bareNumber = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '')

/**
 * Whom a document names among the partners that a company knows: by tax id, else by an account that the company keeps of
 * them or has paid to them, else by name. Somebody with another tax id is never meant, however alike the rest is.
 */
export function partnerAmong<T extends Partner>(known: readonly T[], named: NamedPartner): T | undefined {
  const vatId = named.vatId === undefined ? undefined : bareNumber(named.vatId)
  const accounts = named.accounts.map(bareNumber)
  const numbersOf = ({ identifiers }: T, is: (scheme: string) => boolean) =>
    identifiers.filter(({ scheme }) => is(scheme)).map(({ value }) => bareNumber(value))
  const possible = known.filter((one) => {
    const theirs = numbersOf(one, isVatScheme)
    return vatId === undefined || theirs.length === 0 || theirs.includes(vatId)
  })
  return (
    possible.find((one) => vatId !== undefined && numbersOf(one, isVatScheme).includes(vatId)) ??
    possible.find((one) => numbersOf(one, isAccount).some((account) => accounts.includes(account))) ??
    possible.find(({ partnerId }) => partnerId !== undefined && named.paidTo?.includes(partnerId)) ??
    possible.find(({ name }) => name.trim().toLowerCase() === named.name.trim().toLowerCase())
  )
}
