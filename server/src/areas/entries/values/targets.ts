import type { TradeType } from '@kontor/contract'
import { isFormType, targetsOf } from '@kontor/ubl'
import { typeOfUbl, ublNameOf } from './profiles.ts'

/** The types that a document of this type can be turned into (U-026). */
export function targetsFrom(type: TradeType): TradeType[] {
  const name = ublNameOf(type) ?? ''
  return isFormType(name) ? targetsOf(name).flatMap((target) => typeOfUbl(target) ?? []) : []
}

/** Those, and one more of the type itself, where people write it here (U-027): a remittance advice comes of payments. */
export const draftsFrom = (type: TradeType): TradeType[] =>
  isFormType(ublNameOf(type) ?? '') && type !== 'remittanceadvice' ? [type, ...targetsFrom(type)] : targetsFrom(type)
