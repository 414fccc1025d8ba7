import { punchOutProtocols, punchOutStates } from '../enumerations/index.ts'
import { entity, id, instant, maybe, oneOf, text, whole, yes } from '../words/index.ts'

const shop = {
  Name: text({ min: 1, max: 100 }),
  /** The supplier who delivers what is chosen there. */
  ConnectionId: id('connection'),
  Protocol: oneOf(punchOutProtocols),
  Address: text({ min: 1, max: 2000, example: 'https://shop.example.com/punchout' }),
  /** By what the shop knows the company: a user of OCI, an identity of cXML. */
  UserName: maybe(text({ max: 200 })),
  /** The identity of the supplier, where the protocol is cXML. */
  SupplierIdentity: maybe(text({ max: 200 })),
  Active: yes(),
}

/** A supplier's shop as it is set up. */
export const PunchOutShopInput = entity('PunchOutShopInput', {
  ...shop,
  Secret: maybe(
    text({
      max: 200,
      says: 'Password or shared secret; without it the one that is kept stays. Never given out again.',
    }),
  ),
})

/** A supplier's shop, from which requesters bring items into their requisitions. */
export const PunchOutShop = entity('PunchOutShop', {
  Id: id('punchOutShop'),
  ...shop,
  SupplierName: maybe(text()),
  /** Whether the connection to the supplier goes on; without one nobody shops there. */
  Connected: yes(),
  HasSecret: yes(),
  /** The shop that is a part of Kontor, in the demo network: nothing there is for sale. */
  Demo: yes(),
  Modified: instant(),
})

/** A visit to a shop for a requisition. */
export const PunchOut = entity('PunchOut', {
  ShopName: text(),
  State: oneOf(punchOutStates),
  LineCount: whole({ min: 0 }),
  /** Why nothing was taken over. */
  Problem: maybe(text({ max: 20_000 })),
  Started: instant(),
  /** Until when the shop can give something back. */
  Until: instant(),
})
