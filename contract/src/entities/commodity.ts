import { entity, list, record, text, yes } from '../words/index.ts'

const code = text({ max: 20 })
/** In the language of the reader. */
const name = text({ max: 300 })

/** A category of goods and services. */
export const CommodityCategory = entity('CommodityCategory', {
  CommodityCode: code,
  /** CPV or UNSPSC */
  CommodityScheme: text({ max: 20 }),
  Name: name,
  /** What stands above it, the widest first, as far as it is known here. */
  Path: list(record({ CommodityCode: code, Name: name }), { max: 10 }),
  /** Whether narrower categories are known. */
  HasChildren: yes(),
})
