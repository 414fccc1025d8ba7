import { isDecimal } from '@kontor/kit'
import type { BlanketOrder, CallOff } from './api.ts'

/** What is called off, as it is typed: of each line by its id so much. */
export interface TypedCallOff {
  readonly quantities: ReadonlyMap<string, string>
  readonly costCentre: string
}

/** More than is left, or no number. */
export const isMoreThanLeft = (quantity: string, left: string): boolean =>
  quantity !== '' && (!isDecimal(quantity) || Number(quantity) > Number(left))

/** The lines of which something is called off, all for one cost centre where one is said. */
export const calledOffOf = (
  { Lines }: Pick<BlanketOrder, 'Lines'>,
  { quantities, costCentre }: TypedCallOff,
): CallOff['Lines'] =>
  Lines.flatMap(({ LineId }) => {
    const quantity = quantities.get(LineId) ?? ''
    if (quantity === '' || Number(quantity) === 0) return []
    return [{ LineId, Quantity: quantity, ...(costCentre.trim() && { AccountingCostCode: costCentre.trim() }) }]
  })
