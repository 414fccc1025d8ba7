import { orderMessage, readSetupRequest, setupResponse } from '@kontor/ubl'
import { describe, expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import type { Read } from '../requisitions/testing-procurement.ts'
import { base, formOf, post, startShopping } from './testing-shopping.ts'

const world = await startShopping()
const { server, emre, asked, answers, draft, shop, visit, visits, outsideAddress } = world
const stamp = { payloadId: '1@shop', timestamp: '2026-11-27T10:00:00Z' }
const startPage = `${outsideAddress}/start?visit=7`
const cxml = { Protocol: 'CXML', Address: `${outsideAddress}/cxml`, SupplierIdentity: 'DUNS:123456789' }
const item = {
  ...{ quantity: '2', supplierPartId: 'B-1', price: '10.50', currency: 'EUR', unit: 'EA', shortName: 'Bürste' },
  ...{ description: 'Mit Stiel', unspsc: '47131604', leadTimeDays: '3' },
}
const read = (requisition: string) => json<Read>(emre.send(`GET ${base}/${requisition}`))
const back = (hook: string, message: string, letters: 'cxml-urlencoded' | 'cxml-base64' = 'cxml-urlencoded') =>
  post(
    hook,
    new URLSearchParams({ [letters]: letters === 'cxml-base64' ? Buffer.from(message).toString('base64') : message }),
    {
      'accept-language': 'en',
    },
  )

/** Opens the window of a new visit, as the browser of the requester does. */
async function openWindow(shopId: string) {
  const requisition = await draft(emre)
  const path = await visit(emre, requisition, shopId)
  return { requisition, page: await (await server.browser(emre)).send(`GET ${path}`) }
}
/** The same of a shop that opens: what it was asked for. */
async function visited(shopId: string) {
  answers(setupResponse(stamp, { startPage }))
  const { requisition, page } = await openWindow(shopId)
  expect([page.status, page.headers.get('location')]).toEqual([303, startPage])
  const setup = readSetupRequest(Buffer.from(asked.at(-1)?.body ?? ''))
  return { requisition, hook: setup.formPost ?? '', cookie: setup.buyerCookie ?? '', setup }
}

describe('a shop of cXML', () => {
  test('is asked where it begins, with the secret that the browser never sees, and the window goes there', async () => {
    const { setup, cookie } = await visited(await shop(cxml))
    expect(setup).toMatchObject({ identity: 'nordlicht', sharedSecret: 'geheim & <sicher>' })
    expect(new URL(setup.formPost ?? '').origin).toBe(server.origins.shell)
    expect(asked.at(-1)?.body).toContain('<Credential domain="DUNS">')
    expect(cookie).toMatch(/^[\da-f-]{36}$/)
  })

  test.each<[what: string, answer: string, says: string]>([
    ['refuses', setupResponse(stamp, { code: '401', says: 'Wrong secret' }), '401 Wrong secret'],
    ['says nothing', '', 'NOT_XML'],
    ['says no start page', '<cXML><Response><Status code="200"/></Response></cXML>', 'StartPage'],
    ['begins in a script', setupResponse(stamp, { startPage: 'javascript:alert(1)' }), 'https://'],
    ['answers without end', `<cXML>${' '.repeat(3_000_000)}</cXML>`, 'TRUNCATED'],
    ['defines entities', '<!DOCTYPE cXML [<!ENTITY a SYSTEM "file:///etc/passwd">]><cXML>&a;</cXML>', 'DOCTYPE'],
  ])('that %s is told in the window', async (_, answer, says) => {
    answers(answer)
    const { page } = await openWindow(await shop(cxml))
    expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8'])
    // In the language of the person, with what is the same in all of them.
    const words = await page.text()
    expect(words).toContain('lang="de-DE"')
    expect(words).toContain(says)
  })

  test('that does not answer is told too', async () => {
    const { page } = await openWindow(await shop({ ...cxml, Address: 'http://127.0.0.1:1/' }))
    expect(page.status).toBe(502)
  })
})

describe('what it gives back', () => {
  test.each(['cxml-urlencoded', 'cxml-base64'] as const)('as %s stands in the draft, once', async (letters) => {
    const { requisition, hook, cookie } = await visited(await shop(cxml))
    const message = orderMessage(stamp, cookie, [item])
    for (const page of [await back(hook, message, letters), await back(hook, message, letters)])
      expect(page.status).toBe(200)
    expect((await read(requisition)).Lines).toMatchObject([
      {
        ...{
          Name: 'Bürste',
          Description: 'Mit Stiel',
          Quantity: { value: '2', unitCode: 'C62' },
          CommodityCode: '47131604',
        },
        ...{ Price: { value: '10.50', currencyID: 'EUR' }, SellersItemID: 'B-1', PunchOut: { LeadTimeDays: 3 } },
      },
    ])
    expect((await read(requisition)).Lines).toHaveLength(1)
  })

  const bomb = `<!DOCTYPE cXML SYSTEM "cXML.dtd" [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><cXML>&b;</cXML>`
  test.each<[what: string, message: (cookie: string) => string, says: string]>([
    ['a DOCTYPE of its own', () => bomb, '(DOCTYPE, line 1)'],
    ['an address to fetch', () => `<!DOCTYPE cXML PUBLIC "x" "${outsideAddress}/dtd"><cXML/>`, '(DOCTYPE, line 1)'],
    ['endless depth', () => `<cXML>${'<a>'.repeat(100_000)}`, '(DEPTH, line 1)'],
    ['the basket of another visit', () => orderMessage(stamp, 'another', [item]), 'BuyerCookie'],
    ['another message', () => setupResponse(stamp, { startPage }), 'not a PunchOutOrderMessage'],
    ['a price in words', (cookie) => orderMessage(stamp, cookie, [{ ...item, price: 'ask' }]), '“ask”'],
    ['no items', (cookie) => orderMessage(stamp, cookie, []), 'no items'],
  ])('is refused with %s: the requisition says why, and nothing is fetched', async (_, message, says) => {
    const { requisition, hook, cookie } = await visited(await shop(cxml))
    const before = asked.length
    expect((await back(hook, message(cookie))).status).toBe(400)
    expect(await visits(emre, requisition)).toMatchObject([{ State: 'FAILED', Problem: expect.stringContaining(says) }])
    expect([(await read(requisition)).Lines, asked.length]).toEqual([[], before])
  })

  test('is refused where it is OCI', async () => {
    const { hook } = await visited(await shop(cxml))
    expect((await post(hook, 'NEW_ITEM-DESCRIPTION[1]=x')).status).toBe(400)
  })
})

test('the demo’s shop speaks cXML too', async () => {
  const { requisition, page } = await openWindow(await shop({ ...cxml, Address: 'https://demo-shop.invalid/cxml' }))
  const shelf = await (await fetch(page.headers.get('location') ?? '')).text()
  const chosen = formOf(shelf)
  const basket = await post(
    `${server.origins.app}${chosen.action}`,
    new URLSearchParams([...chosen.fields, ['DS-1005', '500']]),
  )
  const transfer = formOf(await basket.text())
  expect((await post(transfer.action, transfer.fields)).status).toBe(200)
  expect((await read(requisition)).Lines).toMatchObject([{ Name: 'Wood screws 4 × 40 mm', Price: { value: '0.032' } }])
})
