import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import type { Read } from '../requisitions/testing-procurement.ts'
import { findShop } from './store.ts'
import { base, basketOf, formOf, post, startShopping } from './testing-shopping.ts'

const world = await startShopping()
const { server, emre, lia, svea, paul, stranger, draft, shop, shops, putShop, shopBody, start, visit, visits, open } =
  world
const read = (requisition: string) => json<Read>(emre.send(`GET ${base}/${requisition}`))
const move = async (requisition: string, state: string) =>
  (await emre.send(`PUT documents/requisitions/${requisition}/state/${state}`)).status
const drill = {
  Kind: 'plain',
  Name: 'Drill',
  Quantity: { value: '1', unitCode: 'C62' },
  Price: { value: '99', currencyID: 'EUR' },
}

describe('a shop', () => {
  test('is set up by who keeps catalogues; its secret is never given out, nor kept in clear', async () => {
    const id = await shop()
    expect((await shops(emre)).find(({ Id }) => Id === id)).toEqual({
      ...{ Id: id, Name: 'Brandt online', ConnectionId: world.connection, SupplierName: 'Brandt Werkzeuge GmbH' },
      ...{ Protocol: 'OCI', Address: `${world.outsideAddress}/shop?for=7`, UserName: 'nordlicht' },
      ...{ Active: true, Connected: true, HasSecret: true, Demo: false, Modified: expect.any(String) },
    })
    const kept = await server.platform.read(world.companyId, { actorId: null, requestId: 'test' }, (uow) =>
      findShop(uow, id),
    )
    expect([kept?.secret?.length, kept?.secret]).toEqual([expect.any(Number), expect.not.stringContaining('geheim')])
    for (const by of [emre, paul]) expect((await putShop(by, randomUUID())).status).toBe(403)
    expect(await shops(stranger)).toEqual([])
    expect((await stranger.send(`DELETE procurement/punch-out-shops/${id}`)).status).toBe(404)
  })

  test('keeps its secret when it is saved without one, but sends it to no other server', async () => {
    const id = await shop()
    const { Secret: _, ...without } = shopBody({ Name: 'Brandt neu' })
    const put = (body: object) => svea.send(`PUT procurement/punch-out-shops/${id}`, { json: body })
    expect((await put(without)).status).toBe(204)
    expect((await open(emre, await draft(emre), id)).fields.get('PASSWORD')).toBe('geheim & <sicher>')
    const elsewhere = await put({ ...without, Address: 'https://elsewhere.example/' })
    expect([elsewhere.status, await elsewhere.text()]).toEqual([400, expect.stringContaining('Secret is missing')])
  })

  test.each([
    ['ftp://shop.example', 'web address'],
    ['https://user:secret@shop.example', 'without credentials'],
    ['nowhere', 'web address'],
  ])('at %s is refused in words', async (Address, says) => {
    const answer = await putShop(svea, randomUUID(), { Address })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(says)])
  })

  test('is opened for a draft of one’s own alone, and not where it is switched off', async () => {
    const [id, off, requisition] = [await shop(), await shop({ Active: false }), await draft(emre)]
    expect((await start(emre, requisition, id)).status).toBe(200)
    expect((await start(lia, requisition, id)).status).toBe(404)
    expect((await start(stranger, requisition, id)).status).toBe(404)
    expect((await start(paul, requisition, id)).status).toBe(403)
    expect((await start(emre, requisition, randomUUID())).status).toBe(404)
    expect((await start(emre, requisition, off)).status).toBe(409)
    const sent = await draft(emre, [drill])
    expect(await move(sent, 'PENDING')).toBe(204)
    expect((await start(emre, sent, id)).status).toBe(423)
  })
})

describe('the window', () => {
  test('sends the browser of who began the visit to the shop, and nowhere else', async () => {
    const id = await shop()
    const path = await visit(emre, await draft(emre), id)
    const page = await (await server.browser(emre)).send(`GET ${path}`)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`form-action ${world.outsideAddress};`)
    expect(policy).toMatch(/default-src 'none'.*script-src 'self';.*frame-ancestors 'none'/)
    const form = formOf(await page.text())
    expect(form.action).toBe(`${world.outsideAddress}/shop?for=7`)
    expect(Object.fromEntries(form.fields)).toMatchObject({ USERNAME: 'nordlicht', PASSWORD: 'geheim & <sicher>' })
    const hook = new URL(form.fields.get('HOOK_URL') ?? '')
    expect(hook.origin).toBe(server.origins.shell)
    expect(hook.pathname).toMatch(/^\/punch-out\/[\w-]+\.[\w-]{43}$/)

    const colleague = await (await server.browser(lia)).send(`GET ${path}?waited=30`)
    expect(colleague.status).toBe(404)
    expect((await (await server.browser(stranger)).send(`GET ${path}`)).status).toBe(404)
    expect((await server.send(`GET ${path}`)).status).toBe(404)
    expect((await server.send('GET /window/punch-out/x/y')).status).toBe(404)
  })

  test('opens at the click, and waits until what was typed is saved', async () => {
    const [id, requisition, visitId] = [await shop(), await draft(emre), randomUUID()]
    const browser = await server.browser(emre)
    const path = `/window/punch-out/${world.companyId}/${visitId}`
    const waiting = await browser.send(`GET ${path}`)
    expect([waiting.status, waiting.headers.get('refresh')]).toEqual([200, '1; url=?waited=1'])
    expect(await waiting.text()).not.toContain('<form')
    // The same once more is one visit; under its id there is no other.
    for (const status of [200, 200]) expect((await start(emre, requisition, id, visitId)).status).toBe(status)
    expect(await visits(emre, requisition)).toHaveLength(1)
    expect((await start(emre, await draft(emre), id, visitId)).status).toBe(409)
    expect(await (await browser.send(`GET ${path}`)).text()).toContain('<form')
    expect((await browser.send(`GET ${path.slice(0, -1)}?waited=30`)).status).toBe(404)
  })
})

describe('what a shop gives back', () => {
  test('stands behind the lines of the draft, each with its price and where it is from; once', async () => {
    const id = await shop()
    const requisition = await draft(emre, [drill])
    const { hook } = await open(emre, requisition, id)
    const basket = basketOf(
      { LONGTEXT: 'Mit Stiel', LEADTIME: '3' },
      { DESCRIPTION: 'Schrauben', PRICE: '3.20', PRICEUNIT: '100', VENDORMAT: '', MATGROUP: '31161509' },
    )
    const [first, again] = await Promise.all([post(hook, basket), post(hook, basket)])
    for (const page of [first, again]) {
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      // In the language of the person, whose browser says nothing of it.
      const words = await page.text()
      expect(words).toContain('lang="de-DE"')
      expect(words).not.toContain('<script')
    }
    const { Lines, Total } = await read(requisition)
    const from = { Id: expect.any(String), ShopName: 'Brandt online', On: expect.any(String) }
    expect(Lines).toMatchObject([
      { ID: '1', Name: 'Drill' },
      {
        ...{ ID: '2', Name: 'Bürste', Description: 'Mit Stiel', Quantity: { value: '2', unitCode: 'C62' } },
        ...{
          Price: { value: '10.50', currencyID: 'EUR' },
          SellersItemID: 'B-1',
          SupplierConnectionId: world.connection,
        },
        ...{ SupplierName: 'Brandt Werkzeuge GmbH', PunchOut: { ...from, LeadTimeDays: 3 } },
      },
      { ID: '3', Name: 'Schrauben', Price: { value: '0.032' }, CommodityCode: '31161509', PunchOut: from },
    ])
    expect(Total?.value).toBe('120.06')
    expect(await visits(emre, requisition)).toMatchObject([
      { ShopName: 'Brandt online', State: 'RETURNED', LineCount: 2 },
    ])

    const other = await post(hook, basketOf({ DESCRIPTION: 'Something else' }))
    expect(other.status).toBe(410)
    expect((await read(requisition)).Lines).toHaveLength(3)
  })

  test('is marked for as long as it is bought at that price, and nobody marks a line themselves', async () => {
    const requisition = await draft(emre, [
      { ...drill, PunchOut: { Id: randomUUID(), ShopName: 'Mine', On: '2026-11-27' } },
    ])
    await post((await open(emre, requisition, await shop())).hook, basketOf({}))
    const before = await read(requisition)
    expect(before.Lines.map(({ PunchOut }) => PunchOut?.ShopName)).toEqual([undefined, 'Brandt online'])
    const save = (change: object, Modified: string | undefined) => {
      const Lines = before.Lines.map(({ LineExtensionAmount: _, ...line }, at) =>
        at === 1 ? { ...line, ...change } : line,
      )
      return emre.send(`PUT ${base}/${requisition}`, { json: { Lines, Modified } })
    }
    expect((await save({ Quantity: { value: '5', unitCode: 'C62' } }, before.Modified)).status).toBe(204)
    const [, more] = (await read(requisition)).Lines
    expect([more?.Quantity.value, more?.PunchOut?.ShopName]).toEqual(['5', 'Brandt online'])
    expect((await save({ Price: { value: '9', currencyID: 'EUR' } }, undefined)).status).toBe(204)
    expect((await read(requisition)).Lines[1]).not.toHaveProperty('PunchOut')
  })

  test('is not lost to who saves what they had opened before', async () => {
    const requisition = await draft(emre, [drill])
    const { Modified } = await read(requisition)
    server.platform.clock.advance(1000)
    await post((await open(emre, requisition, await shop())).hook, basketOf({}))
    expect((await emre.send(`PUT ${base}/${requisition}`, { json: { Lines: [drill], Modified } })).status).toBe(409)
    expect((await read(requisition)).Lines).toHaveLength(2)
  })

  test('that cannot be read says what, on the page and in the requisition, and can be sent once more', async () => {
    const requisition = await draft(emre)
    const { hook } = await open(emre, requisition, await shop())
    const bad = await post(hook, basketOf({}, { UNIT: 'GROS' }, { CURRENCY: 'USD' }), { 'accept-language': 'en' })
    expect(bad.status).toBe(400)
    expect(await bad.text()).toMatch(/GROS.*USD/s)
    expect((await read(requisition)).Lines).toEqual([])
    const [visit] = await visits(emre, requisition)
    expect(visit).toMatchObject({
      State: 'FAILED',
      LineCount: 0,
      Problem: expect.stringMatching(/Item 2: “GROS” .* Item 3: .*“USD”/),
    })
    expect((await post(hook, basketOf({}))).status).toBe(200)
    expect(await visits(emre, requisition)).toMatchObject([{ State: 'RETURNED', LineCount: 1 }])
  })

  test('comes to nothing with a wrong token, after its time, or once the requisition is on its way', async () => {
    const id = await shop()
    const requisition = await draft(emre, [drill])
    const { hook } = await open(emre, requisition, id)
    const wrong = `${hook.slice(0, -1)}${hook.endsWith('A') ? 'B' : 'A'}`
    for (const address of [
      wrong,
      `${server.origins.shell}/punch-out/x`,
      `${server.origins.shell}/punch-out/${randomUUID()}`,
    ])
      expect((await post(address, basketOf({}))).status).toBe(404)

    expect(await move(requisition, 'PENDING')).toBe(204)
    const late = await post(hook, basketOf({}), { 'accept-language': 'en' })
    expect([late.status, (await read(requisition)).Lines.length]).toEqual([423, 1])
    expect((await visits(emre, requisition))[0]).toMatchObject({
      State: 'FAILED',
      Problem: expect.stringContaining('not a draft'),
    })
    // Who takes it back transfers the same basket again.
    expect(await move(requisition, 'DRAFT')).toBe(204)
    server.platform.clock.advance(12 * 60 * 60_000)
    expect((await post(hook, basketOf({}))).status).toBe(410)
    expect((await read(requisition)).Lines).toHaveLength(1)
  })

  test('is refused where the shop was deleted meanwhile', async () => {
    const id = await shop()
    const { hook } = await open(emre, await draft(emre), id)
    expect((await svea.send(`DELETE procurement/punch-out-shops/${id}`)).status).toBe(204)
    expect((await post(hook, basketOf({}))).status).toBe(404)
  })

  test.each<[what: string, body: string | Uint8Array<ArrayBuffer>, status: number]>([
    ['nothing', '', 400],
    ['no form', new Uint8Array(1000).fill(0xff), 400],
    ['zero bytes', 'NEW_ITEM-DESCRIPTION[1]=%00&NEW_ITEM-QUANTITY[1]=1', 400],
    ['more fields than a basket has', 'a&'.repeat(20_000), 400],
    ['more items than are taken', basketOf(...Array.from({ length: 201 }, () => ({}))).toString(), 400],
    ['more than is read', 'x'.repeat(2_100_000), 413],
  ])('that is %s is refused with a page', async (_, body, status) => {
    const requisition = await draft(emre)
    const { hook } = await open(emre, requisition, await shop())
    const page = await post(hook, body)
    expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
    expect((await read(requisition)).Lines).toEqual([])
  })
})

test('the demo’s shop takes a requester from its shelf to the lines of their requisition', async () => {
  const id = await shop({ Name: 'Demo shop', Address: 'https://demo-shop.invalid/oci' })
  expect((await shops(emre)).find(({ Id }) => Id === id)?.Demo).toBe(true)
  const requisition = await draft(emre)
  const opened = await open(emre, requisition, id)
  expect(opened.action).toBe(`${server.origins.app}/demo-shop/oci`)
  const shelf = await (await post(opened.action, opened.fields, { 'accept-language': 'en' })).text()
  expect(shelf).toContain('Demo shop, part of Kontor: nothing here is for sale')
  const chosen = formOf(shelf)
  const quantities = { 'DS-1001': '1', 'DS-1005': '500' }
  const basket = await post(
    `${server.origins.app}${chosen.action}`,
    new URLSearchParams([...chosen.fields, ...Object.entries(quantities)]),
  )
  expect(basket.headers.get('content-security-policy')).toContain(`form-action ${server.origins.shell};`)
  const back = formOf(await basket.text())
  expect((await post(back.action, back.fields)).status).toBe(200)
  expect((await read(requisition)).Lines).toMatchObject([
    { Name: 'Cordless drill 18 V', SellersItemID: 'DS-1001', CommodityCode: '27112703' },
    { Name: 'Wood screws 4 × 40 mm', Price: { value: '0.032' }, Quantity: { value: '500' } },
  ])
  // It gives back to this Kontor, and to nobody who only says so.
  const elsewhere = await post(opened.action, new URLSearchParams({ HOOK_URL: 'https://elsewhere.example/' }))
  expect(await elsewhere.text()).not.toContain('elsewhere.example')
  expect((await fetch(`${server.origins.shell}/demo-shop/oci`, { method: 'POST' })).status).toBe(404)
})
