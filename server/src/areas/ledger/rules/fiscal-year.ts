/** A fiscal year by its first and last day. */
export interface FiscalYear {
  readonly from: string
  readonly to: string
}

/** The fiscal year of a day, by the month and day on which the company's begins. */
export function fiscalYearOf(day: string, start: string): FiscalYear {
  const [year = 0] = day.split('-').map(Number)
  const first = day.slice(5) >= start ? year : year - 1
  const [month = 1] = start.split('-').map(Number)
  const lastMonth = month === 1 ? 12 : month - 1
  const lastYear = month === 1 ? first : first + 1
  const days = [31, isLeap(lastYear) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][lastMonth - 1]
  return { from: `${padded(first)}-${start}`, to: `${padded(lastYear)}-${String(lastMonth).padStart(2, '0')}-${days}` }
}

const padded = (year: number): string => String(year).padStart(4, '0')

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
