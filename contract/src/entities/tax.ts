import { currency, decimal, entity, list, maybe, record, text } from '../words/index.ts'

/** The taxes of a document, category by category and rate by rate. */
export const DocumentTaxes = entity('DocumentTaxes', {
  currency: currency(),
  total: decimal(),
  taxes: list(
    record({
      category: text({ max: 20 }),
      scheme: text({ max: 20 }),
      percent: maybe(decimal()),
      taxableAmount: decimal(),
      taxAmount: decimal(),
      reason: maybe(text()),
    }),
  ),
})
