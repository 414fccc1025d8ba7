import { entity, text } from '../words/index.ts'

/** A category of goods and services. */
export const CommodityCategory = entity('CommodityCategory', {
  CommodityCode: text({ max: 20 }),
  /** CPV or UNSPSC */
  CommodityScheme: text({ max: 20 }),
  /** In the language of the reader. */
  Name: text({ max: 300 }),
})
