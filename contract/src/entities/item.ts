import { itemSides } from '../enumerations/index.ts'
import { currency, decimal, entity, id, instant, maybe, oneOf, record, text, yes } from '../words/index.ts'

const fields = {
  /** Whether the company sells it or buys it. */
  Side: oneOf(itemSides),
  Name: text({ min: 1, max: 1000 }),
  Description: maybe(text({ max: 2000 })),
  SellersItemId: maybe(text({ max: 100 })),
  BuyersItemId: maybe(text({ max: 100 })),
  StandardItemId: maybe(text({ max: 100 })),
  /** ISO 6523, '0160' of a GTIN. */
  StandardScheme: maybe(text({ max: 10 })),
  /** UN/ECE recommendation 20 */
  Unit: text({ max: 10 }),
  /** Net, of one unit; what the chosen partner paid last, where that is known. */
  Price: maybe(decimal()),
  Currency: maybe(currency()),
  /** UNCL5305 */
  VatCategory: maybe(text({ max: 3 })),
  VatRate: maybe(decimal()),
  CommodityCode: maybe(text({ max: 20 })),
  /** CPV, UNSPSC, or a scheme of UNCL7143. */
  CommodityScheme: maybe(text({ max: 20 })),
  /** Is not proposed. */
  Hidden: yes(false),
}

export const ItemInput = entity('ItemInput', fields)

/** Something that a company trades in, as it stood in a document or was entered. */
export const Item = entity('Item', {
  Id: id('item'),
  ...fields,
  /** With whom it was traded, where that is one partner and still connected: among several nobody but a person chooses. */
  Partner: maybe(record({ ConnectionId: id('connection'), Name: text() })),
  Changed: instant(),
})
