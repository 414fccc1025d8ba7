import { t } from '@kontor/i18n'
import { setupRequest } from '@kontor/ubl'
import { NotFetched, postOutside } from '../../../platform/outbound/index.ts'
import type { ShopRecord } from '../records.ts'
import { identityOf, startPageIn } from '../rules/cxml.ts'
import { ShopProblem } from '../rules/problem.ts'

/** As much of an answer as is read, in bytes, and how long somebody waits before an empty window, in milliseconds. */
const bounds = { size: 100_000, time: 15_000 }

export interface Asking {
  readonly place: string
  readonly shop: Pick<ShopRecord, 'userName' | 'supplierIdentity' | 'name'>
  readonly secret: string
  readonly visitId: string
  readonly returnAddress: string
  readonly now: Date
  /** Whether it may be this machine. */
  readonly loopback: boolean
}

/** Asks a shop of cXML where it begins for a visit. @throws ShopProblem where it does not say */
export async function askShop({ place, shop, secret, visitId, returnAddress, now, loopback }: Asking): Promise<string> {
  const body = setupRequest({
    ...{ payloadId: `${visitId}@kontor`, timestamp: now.toISOString() },
    ...{ from: identityOf(shop.userName ?? ''), to: identityOf(shop.supplierIdentity ?? shop.name) },
    ...{ sharedSecret: secret, buyerCookie: visitId, formPost: returnAddress },
  })
  const headers = { 'content-type': 'text/xml; charset=utf-8' }
  try {
    const { status, text } = await postOutside(place, {
      ...bounds,
      loopback,
      accept: 'text/xml',
      post: { body, headers },
    })
    if (status !== 200) throw new ShopProblem(t`The shop refuses to open: it responded with status ${status}.`)
    const page = startPageIn(text)
    const protocol = URL.canParse(page) ? new URL(page).protocol : ''
    if (protocol === 'https:' || (protocol === 'http:' && loopback)) return new URL(page).href
    throw new ShopProblem(
      t`The shop begins at an address that is not encrypted, or is none: it should send one that begins with https://.`,
    )
  } catch (error) {
    if (error instanceof NotFetched) throw new ShopProblem(error.reason)
    throw error
  }
}
