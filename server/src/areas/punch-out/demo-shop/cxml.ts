import { randomUUID } from 'node:crypto'
import { orderMessage, Refusal, readSetupRequest, setupResponse } from '@kontor/ubl'
import { type Chosen, demoCurrency } from './items.ts'

const stamp = () => ({ payloadId: `${randomUUID()}@demo-shop.invalid`, timestamp: new Date().toISOString() })

/** Where the shop begins for who asks, as cXML answers; or why it does not open. */
export function cxmlStart(body: Uint8Array, shop: string, isOurs: (address: string | undefined) => boolean): string {
  try {
    const { buyerCookie = '', formPost, sharedSecret } = readSetupRequest(body)
    if (sharedSecret === undefined) return setupResponse(stamp(), { code: '401', says: 'No shared secret' })
    if (formPost === undefined || !isOurs(formPost))
      return setupResponse(stamp(), { code: '403', says: 'Not of this Kontor' })
    return setupResponse(stamp(), {
      startPage: `${shop}?${new URLSearchParams({ HOOK_URL: formPost, BuyerCookie: buyerCookie })}`,
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return setupResponse(stamp(), { code: '400', says: error.code })
  }
}

/** A basket as cXML sends it back. */
export const cxmlBasket = (buyerCookie: string, chosen: readonly Chosen[]): string =>
  orderMessage(
    stamp(),
    buyerCookie,
    chosen.map(({ item, quantity }) => ({
      ...{ quantity, supplierPartId: item.number, price: item.price, currency: demoCurrency },
      ...{ description: item.description, shortName: item.name, unit: item.unit, priceBasis: item.priceUnit },
      ...{ unspsc: item.unspsc, leadTimeDays: String(item.days) },
    })),
  )
