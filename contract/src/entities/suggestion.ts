import { entity, list, mapOf, maybe, number, record, text } from '../words/index.ts'

/** F-208: what a model is asked and taught with. */
export const SuggestionModel = entity('SuggestionModel', {
  features: mapOf(text({ max: 1000 }), { max: 500 }),
  outcome: maybe(text({ max: 300 })),
})

export const Suggestion = entity('Suggestion', {
  suggestions: list(
    record({ outcome: text({ max: 300 }), probability: number({ min: 0, max: 1 }), because: maybe(text()) }),
  ),
})

/** A commodity code that fits a description. */
export const CommodityCode = entity('CommodityCode', {
  code: text({ max: 20 }),
  /** CPV or UNSPSC. */
  scheme: maybe(text({ max: 20 })),
  name: text({ max: 300 }),
  probability: maybe(number({ min: 0, max: 1 })),
})

export const CommodityQuestion = entity('CommodityQuestion', {
  description: text({ min: 1, max: 2000 }),
  language: maybe(text({ max: 35 })),
  supplierName: maybe(text()),
  limit: maybe(number({ min: 1, max: 50 })),
})
