import { type Message, t } from '@kontor/i18n'
import { exact } from '@kontor/ubl'

/** Up to what somebody approves: a decimal in a currency. */
export interface Limit {
  readonly amount: string
  readonly currency: string
}

/** Whom a limit may hold. */
export interface Person {
  readonly id: string
  readonly roleId: string
}

/** A person's own limit takes the place of that of their role; without either there is none. */
export const limitOf = <L>({ id, roleId }: Person, limits: ReadonlyMap<string, L>): L | undefined =>
  limits.get(id) ?? limits.get(roleId)

/**
 * Why an amount is not for somebody to approve; undefined where it is.
 *
 * @param amount in the currency of the limit; null where no rate is known: what cannot be held against it is not below it
 */
export function whyAbove({ amount: approvesUpTo, currency }: Limit, amount: string | null): Message | undefined {
  if (amount === null)
    return t`they approve up to ${approvesUpTo} ${currency}, and no exchange rate is known for the amount of this one`
  return exact(amount).abs().gt(exact(approvesUpTo))
    ? t`it is above their approval limit of ${approvesUpTo} ${currency}`
    : undefined
}
