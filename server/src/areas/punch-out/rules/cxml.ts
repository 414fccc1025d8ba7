import { t } from '@kontor/i18n'
import { type CxmlIdentity, type CxmlItem, Refusal, readOrderMessage, readSetupResponse } from '@kontor/ubl'
import type { Fields } from './form.ts'
import type { ShopItem } from './item.ts'
import { ShopProblem } from './problem.ts'

/** Far less than a document may hold: a basket is small. */
const limits = { bytes: 2_000_000, depth: 20, nodes: 50_000, text: 20_000 }

/** `DUNS:123456789` names its domain; what names none is of the network. */
export function identityOf(text: string): CxmlIdentity {
  const [, domain = 'NetworkId', identity = text] = /^([A-Za-z][\w-]{0,40}):(.+)$/.exec(text) ?? []
  return { domain, identity }
}

/** The basket of a visit as cXML sends it. @throws ShopProblem */
export function basketOf(fields: Fields, visitId: string): ShopItem[] {
  const [encoded, plain] = [fields.get('CXML-BASE64'), fields.get('CXML-URLENCODED')]
  if (encoded === undefined && plain === undefined)
    throw new ShopProblem(t`The shop sent no cXML: it should send cxml-urlencoded or cxml-base64.`)
  // Of what came as text its first line says in which letters it once was.
  const bytes =
    encoded === undefined
      ? Buffer.from((plain ?? '').replace(/^\s{0,100}<\?xml[^>]{0,400}\?>/, ''))
      : Buffer.from(encoded, 'base64')
  const order = reading(() => readOrderMessage(bytes, limits))
  if (order === undefined) throw new ShopProblem(t`The shop sent a cXML that is not a PunchOutOrderMessage.`)
  if (order.buyerCookie !== visitId)
    throw new ShopProblem(t`The shop sent the basket of another visit: its BuyerCookie is not of this one.`)
  return order.items.map(itemOf)
}

/** Where a shop begins, as it answers to being asked. @throws ShopProblem */
export function startPageIn(answer: string): string {
  const { code, says = '', startPage } = reading(() => readSetupResponse(Buffer.from(answer), limits))
  if (code !== '200') throw new ShopProblem(t`The shop refuses to open: ${code ?? ''} ${says.slice(0, 200)}`)
  if (startPage === undefined) throw new ShopProblem(t`The shop does not say where it begins (StartPage).`)
  return startPage
}

function reading<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, line = 1 } = error
    throw new ShopProblem(t`The shop sent a cXML that cannot be read (${code}, line ${line}).`)
  }
}

const itemOf = (item: CxmlItem): ShopItem => ({
  name: item.shortName ?? item.description,
  description: item.shortName === undefined ? undefined : item.description,
  ...{ quantity: item.quantity, unit: item.unit, price: item.price, priceUnit: item.priceBasis },
  ...{ currency: item.currency, sellersItemId: item.supplierPartId, commodityCode: item.unspsc },
  leadTimeDays: item.leadTimeDays,
})
