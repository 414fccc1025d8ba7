/** The same month so many months later; earlier below zero. */
export function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const place = year * 12 + number - 1 + count
  return `${String(Math.floor(place / 12)).padStart(4, '0')}-${String((place % 12) + 1).padStart(2, '0')}`
}

/** The months of a period, the first first, and no more than so many. */
export function monthsBetween(from: string, to: string, maxMonths = Number.POSITIVE_INFINITY): string[] {
  const months: string[] = []
  for (let month = from; month <= to && months.length < maxMonths; month = monthsAfter(month, 1)) months.push(month)
  return months
}

/** By the rates of this day the amounts of a month are said in another currency: its last. */
export const rateDayOf = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const last = number === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(number) ? 30 : 31
  return `${month}-${last}`
}
