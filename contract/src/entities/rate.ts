import { currency, date, decimal, entity, maybe, text } from '../words/index.ts'

/** How much of one currency a unit of another is worth, from a day on. */
export const ExchangeRate = entity('ExchangeRate', {
  From: currency(),
  To: currency(),
  Rate: decimal(),
  ValidFrom: maybe(date()),
  Source: maybe(text({ max: 100 })),
})
