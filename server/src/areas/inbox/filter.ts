import type { Areas, InputOf } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { unfit } from '../../platform/index.ts'
import { exponentOf, storable, toMinor } from '../entries/index.ts'
import type { WorkFilter } from '../work/index.ts'

type Query = InputOf<Areas['inbox']['countWork']>['query']

/** @throws ApiError BadRequest: an amount without its currency. */
export function filterOf({ amountFrom, amountTo, ...query }: Query): WorkFilter {
  const { currency } = query
  const given = amountFrom ?? amountTo
  if (given === undefined) return query
  if (currency === undefined)
    throw unfit('currency', t`currency is missing: name the currency of the amount ${given}, such as EUR.`)
  const minor = (amount: string | undefined) =>
    amount === undefined ? undefined : String(storable(toMinor(amount, exponentOf(currency)) ?? 0n))
  return { ...query, minorFrom: minor(amountFrom), minorTo: minor(amountTo) }
}
