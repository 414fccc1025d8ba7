import type { Option } from '@kontor/kit'
import type { Words } from '../kontor.ts'

/** The units that most lines are counted in (UN/ECE recommendation 20). */
const units = ['C62', 'EA', 'HUR', 'DAY', 'MON', 'KGM', 'TNE', 'MTR', 'MTK', 'MTQ', 'LTR', 'KWH', 'SET', 'XPK'] as const

const isKnown = (unit: string): unit is (typeof units)[number] => (units as readonly string[]).includes(unit)

/** What a unit is called, as on the page of the document; one that is seldom used by its code. */
export const unitWord = (unit: string, t: Words['t']): string => (isKnown(unit) ? t(`unit.${unit}`) : unit)

/** What a line can be counted in; a unit that came with an uploaded document is offered by its code. */
export function unitOptions(own: string, t: Words['t']): Option[] {
  const known = units.map((id) => ({ id, label: t(`unit.${id}`) }))
  return isKnown(own) || own === '' ? known : [{ id: own, label: own }, ...known]
}
