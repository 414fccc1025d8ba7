import { all, at, attribute, text, written } from '../xml/access.ts'
import { element } from '../xml/build.ts'
import type { Limits } from '../xml/limits.ts'
import type { XmlElement } from '../xml/tree.ts'
import { write } from '../xml/write.ts'
import { readCxml } from './read.ts'

/** By what somebody is known to somebody: `NetworkId`, `DUNS` … */
export type CxmlIdentity = { readonly domain: string; readonly identity: string }

/** What a buyer's program asks a shop for. */
export type SetupRequest = {
  readonly payloadId: string
  /** ISO 8601 */
  readonly timestamp: string
  readonly from: CxmlIdentity
  readonly to: CxmlIdentity
  readonly sharedSecret: string
  readonly buyerCookie: string
  /** Where the browser brings the basket. */
  readonly formPost: string
}

/** An item of a basket, as it is written. */
export type CxmlItem = {
  readonly quantity?: string | undefined
  readonly supplierPartId?: string | undefined
  readonly price?: string | undefined
  readonly currency?: string | undefined
  readonly description?: string | undefined
  readonly shortName?: string | undefined
  readonly unit?: string | undefined
  readonly priceBasis?: string | undefined
  /** a code of UNSPSC */
  readonly unspsc?: string | undefined
  readonly leadTimeDays?: string | undefined
}

const credential = ({ domain, identity }: CxmlIdentity, ...more: XmlElement[]): XmlElement =>
  withAttributes(element('Credential', leafOf('Identity', identity), ...more), { domain })

const leafOf = (name: string, value: string, attributes: Readonly<Record<string, string>> = {}): XmlElement =>
  withAttributes(element(name, value), attributes)

const withAttributes = (made: XmlElement, attributes: Readonly<Record<string, string>>): XmlElement => ({
  ...made,
  attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
})

const doctype = '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.040/cXML.dtd">\n'

/** A message as text, with the DOCTYPE that shops expect. */
function message(payload: { readonly payloadId: string; readonly timestamp: string }, ...parts: XmlElement[]): string {
  const root = withAttributes(element('cXML', ...parts), {
    payloadID: payload.payloadId,
    timestamp: payload.timestamp,
    'xml:lang': 'en-US',
  })
  const xml = new TextDecoder().decode(write({ type: 'cXML', root, layout: 'composed' }))
  return xml.replace('?>\n', () => `?>\n${doctype}`)
}

export const setupRequest = (asked: SetupRequest): string =>
  message(
    asked,
    element(
      'Header',
      element('From', credential(asked.from)),
      element('To', credential(asked.to)),
      element(
        'Sender',
        credential(asked.from, leafOf('SharedSecret', asked.sharedSecret)),
        leafOf('UserAgent', 'Kontor'),
      ),
    ),
    element(
      'Request',
      withAttributes(
        element(
          'PunchOutSetupRequest',
          leafOf('BuyerCookie', asked.buyerCookie),
          element('BrowserFormPost', leafOf('URL', asked.formPost)),
        ),
        { operation: 'create' },
      ),
    ),
  )

/** What a shop reads of it. @throws Refusal */
export function readSetupRequest(bytes: Uint8Array, limits: Partial<Limits> = {}) {
  const root = readCxml(bytes, limits)
  const setup = at(root, 'c:Request', 'c:PunchOutSetupRequest')
  return {
    buyerCookie: text(setup, 'c:BuyerCookie'),
    formPost: text(setup, 'c:BrowserFormPost', 'c:URL'),
    identity: text(root, 'c:Header', 'c:Sender', 'c:Credential', 'c:Identity'),
    sharedSecret: text(root, 'c:Header', 'c:Sender', 'c:Credential', 'c:SharedSecret'),
  }
}

type Stamp = { readonly payloadId: string; readonly timestamp: string }

export const setupResponse = (stamp: Stamp, answer: { startPage: string } | { code: string; says: string }): string =>
  message(
    stamp,
    'startPage' in answer
      ? element(
          'Response',
          withAttributes(element('Status'), { code: '200', text: 'OK' }),
          element('PunchOutSetupResponse', element('StartPage', leafOf('URL', answer.startPage))),
        )
      : element('Response', leafOf('Status', answer.says, { code: answer.code, text: answer.says })),
  )

/** Where a shop begins, or how it refuses. @throws Refusal */
export function readSetupResponse(bytes: Uint8Array, limits: Partial<Limits> = {}) {
  const response = at(readCxml(bytes, limits), 'c:Response')
  const status = at(response, 'c:Status')
  return {
    code: attribute(status, 'code'),
    says: text(status) ?? attribute(status, 'text'),
    startPage: text(response, 'c:PunchOutSetupResponse', 'c:StartPage', 'c:URL'),
  }
}

/** What is said of an item, by the names of cXML. */
function itemOf(item: XmlElement): CxmlItem {
  const detail = at(item, 'c:ItemDetail')
  const money = at(detail, 'c:UnitPrice', 'c:Money')
  const description = at(detail, 'c:Description')
  const ofUnspsc = all(detail, 'c:Classification').find((one) => /^UNSPSC/i.test(attribute(one, 'domain') ?? ''))
  return {
    quantity: attribute(item, 'quantity'),
    supplierPartId: text(item, 'c:ItemID', 'c:SupplierPartID'),
    price: text(money),
    currency: attribute(money, 'currency'),
    description: written(description),
    shortName: text(description, 'c:ShortName'),
    unit: text(detail, 'c:UnitOfMeasure'),
    priceBasis: attribute(at(detail, 'c:PriceBasisQuantity'), 'quantity'),
    unspsc: text(ofUnspsc),
    leadTimeDays: text(detail, 'c:LeadTime'),
  }
}

/** A basket that a shop gives back. @throws Refusal */
export function readOrderMessage(
  bytes: Uint8Array,
  limits: Partial<Limits> = {},
): { readonly buyerCookie: string | undefined; readonly items: readonly CxmlItem[] } | undefined {
  const order = at(readCxml(bytes, limits), 'c:Message', 'c:PunchOutOrderMessage')
  return order && { buyerCookie: text(order, 'c:BuyerCookie'), items: all(order, 'c:ItemIn').map(itemOf) }
}

const itemIn = (item: CxmlItem): XmlElement =>
  withAttributes(
    element(
      'ItemIn',
      element('ItemID', leafOf('SupplierPartID', item.supplierPartId ?? '')),
      element(
        'ItemDetail',
        element('UnitPrice', leafOf('Money', item.price ?? '', { currency: item.currency ?? '' })),
        withAttributes(element('Description', leafOf('ShortName', item.shortName ?? ''), item.description), {
          'xml:lang': 'en',
        }),
        leafOf('UnitOfMeasure', item.unit ?? ''),
        withAttributes(element('PriceBasisQuantity'), { quantity: item.priceBasis ?? '1' }),
        leafOf('Classification', item.unspsc ?? '', { domain: 'UNSPSC' }),
        leafOf('LeadTime', item.leadTimeDays ?? ''),
      ),
    ),
    { quantity: item.quantity ?? '' },
  )

export const orderMessage = (stamp: Stamp, buyerCookie: string, items: readonly CxmlItem[]): string =>
  message(
    stamp,
    element('Message', element('PunchOutOrderMessage', leafOf('BuyerCookie', buyerCookie), ...items.map(itemIn))),
  )
