/** How much of a currency one euro was on a day; the rate is decimal text. */
export interface DayRate {
  readonly day: string
  readonly currency: string
  readonly rate: string
}

const day = /<Cube\s+time=['"](\d{4}-\d{2}-\d{2})['"]\s*>([\s\S]*?)<\/Cube>/g
const rate = /<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"](\d{1,18}(?:\.\d{1,10})?)['"]\s*\/>/g

/**
 * The euro foreign exchange reference rates as the European Central Bank publishes them (eurofxref-daily.xml,
 * eurofxref-hist.xml).
 *
 * @throws Error where the file is none of these
 */
export function ratesOfEcb(file: string): DayRate[] {
  if (/<!DOCTYPE/i.test(file)) throw new Error('The file has a DOCTYPE, and those of the ECB have none.')
  const rates = [...file.matchAll(day)].flatMap(([, on = '', cubes = '']) =>
    [...cubes.matchAll(rate)].map(([, currency = '', value = '']) => ({ day: on, currency, rate: value })),
  )
  if (rates.length === 0)
    throw new Error('The file holds no rates. Fetch https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml.')
  return rates
}
