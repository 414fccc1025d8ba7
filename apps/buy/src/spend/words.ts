import { writtenMonth } from '@kontor/tradekit/words'
import type { Words } from '../kontor.ts'
import type { Spend, SpendRow } from './api.ts'
import type { By } from './view.ts'

/** What a row is of. */
export function rowWord({ Key, Name }: Pick<SpendRow, 'Key' | 'Name'>, by: By, { t, locale }: Words): string {
  if (by === 'MONTH') return writtenMonth(Key, locale)
  return Key === 'NONE' ? t(`spend.none.${by}`) : (Name ?? Key)
}

/** By how much it is more or less than the year before; a dash where there is nothing to compare with. */
export const changeWord = (change: string | undefined, { format }: Words): string => {
  if (change === undefined) return '–'
  return Number(change) > 0 ? `+${format.percent(change)}` : format.percent(change)
}

/** Whether anything was spent the year before. */
export const isCompared = ({ Rows }: Pick<Spend, 'Rows'>): boolean =>
  Rows.some(({ Before, Apart }) => Number(Before) !== 0 || Apart.some((one) => Number(one.Before) !== 0))
