import { namingTypes, type TradeType } from '@kontor/contract'
import { isFormType, targetsOf } from '@kontor/ubl'
import { typeOfUbl, ublNameOf } from './profiles.ts'

/** The types that a document of this type can be turned into (U-026). */
export function targetsFrom(type: TradeType): TradeType[] {
  const name = ublNameOf(type) ?? ''
  const targets = isFormType(name) ? targetsOf(name).flatMap((target) => typeOfUbl(target) ?? []) : []
  // It has no prices: what is billed of it are the lines of its order.
  return type === 'despatchadvice' ? [...targets, 'invoice'] : targets
}

/** What is said anew of the bills that it names, and not by a copy: what was paid is not paid again, what is owed changes. */
const namingBills: readonly TradeType[] = namingTypes

/** Those, and one more of the type itself, where it is said anew (U-027). */
export const draftsFrom = (type: TradeType): TradeType[] =>
  isFormType(ublNameOf(type) ?? '') && !namingBills.includes(type) ? [type, ...targetsFrom(type)] : targetsFrom(type)
