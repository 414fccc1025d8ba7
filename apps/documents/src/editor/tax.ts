import type { Option } from '@kontor/kit'
import type { Words } from '../kontor.tsx'

/** The VAT categories that an editor offers (UNCL5305). */
export const vatCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const
export type VatCategory = (typeof vatCategories)[number]

/** Whether a rate is asked for: only the standard category has one that a person chooses. */
export const hasRate = (category: string): boolean => category === 'S'

/** Whether the document has to say why there is no VAT. */
export const needsReason = (category: string): boolean => ['E', 'AE', 'K', 'G', 'O'].includes(category)

/** The units that most lines are counted in (UN/ECE recommendation 20). */
const units = ['C62', 'EA', 'HUR', 'DAY', 'MON', 'KGM', 'TNE', 'MTR', 'MTK', 'MTQ', 'LTR', 'KWH', 'SET', 'XPK'] as const

/** What a line can be counted in; a unit that came with an uploaded document is offered by its code. */
export function unitOptions(own: string, t: Words['t']): Option[] {
  const known = units.map((id) => ({ id, label: t(`unit.${id}`) }))
  return known.some(({ id }) => id === own) || own === '' ? known : [{ id: own, label: own }, ...known]
}
