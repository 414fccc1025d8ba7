import { isDate } from '@kontor/kit'
import { daysAfter } from '@kontor/tradekit/words'

/** The day to which most books are closed: the last of the month before. */
export const lastClosing = (today: string): string => daysAfter(`${today.slice(0, 7)}-01`, -1)

/** The closing date that an address names, else the usual one. */
export const closingOf = (search: URLSearchParams, today: string): string => {
  const day = search.get('day') ?? ''
  return isDate(day) ? day : lastClosing(today)
}
