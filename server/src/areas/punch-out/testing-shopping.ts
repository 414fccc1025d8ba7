import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Of, PunchOut, PunchOutShop } from '@kontor/contract'
import { afterAll, expect } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'

export type Shop = Of<typeof PunchOutShop>
export type Visit = Of<typeof PunchOut>
export const base = 'procurement/documents/requisitions'

/** What a page's form would send, and where. */
export interface Form {
  readonly action: string
  readonly fields: URLSearchParams
}

const unescaped = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

/** The form of a page, as a browser reads it. */
export function formOf(page: string): Form {
  const action = unescaped(/<form [^>]*action="([^"]*)"/.exec(page)?.[1] ?? '')
  const inputs = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  return {
    action,
    fields: new URLSearchParams(
      Object.fromEntries(inputs.map(([, name = '', value = '']) => [unescaped(name), unescaped(value)])),
    ),
  }
}

/** Sends a form as a browser does that a page of another site leads here: without a cookie. */
export const post = (
  address: string,
  body: string | URLSearchParams | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) =>
  fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      origin: 'https://shop.example',
      ...headers,
    },
    body,
  })

/** A server with a company that buys, its people, a supplier, and a shop in a server of its own. */
export async function startShopping() {
  const server = await startTestServer({ environment: { KONTOR_DEMO: 'on', KONTOR_APP_LOOPBACK: 'on' } })
  const companyId = await server.company({ name: 'Nordlicht Handel AG' })
  const supplierId = await server.company({ name: 'Brandt Werkzeuge GmbH' })
  const emre = await server.person(companyId, { role: 'requester', firstName: 'Emre' })
  await emre.send(`PUT users/${emre.id}/properties/shell.language`, {
    body: 'de-DE',
    headers: { 'content-type': 'text/plain' },
  })
  const lia = await server.person(companyId, { role: 'requester' })
  const svea = await server.person(companyId, { role: 'buyer' })
  await server.person(companyId, { role: 'apManager' })
  const paul = await server.person(companyId, { role: 'readOnly' })
  const stranger = await server.person(await server.company())
  const connection = await server.connect(companyId, supplierId)

  /** What shops were sent, and what they answer with. */
  const asked: { path: string; body: string }[] = []
  let answer = ''
  const outside = createServer(async (request, response) => {
    asked.push({ path: request.url ?? '', body: await text(request) })
    response.end(answer)
  })
  await new Promise<void>((listening) => outside.listen(0, '127.0.0.1', listening))
  afterAll(() => void outside.close())
  const { port } = outside.address() as { port: number }
  const outsideAddress = `http://127.0.0.1:${port}`

  const shopBody = (more: object = {}) => ({
    ...{ Name: 'Brandt online', ConnectionId: connection, Protocol: 'OCI', Address: `${outsideAddress}/shop?for=7` },
    ...{ UserName: 'nordlicht', Secret: 'geheim & <sicher>', Active: true },
    ...more,
  })
  const putShop = (by: TestPerson, id: string, more: object = {}) =>
    by.send(`PUT procurement/punch-out-shops/${id}`, { json: shopBody(more) })
  async function shop(more: object = {}): Promise<string> {
    const id = randomUUID()
    expect((await putShop(svea, id, more)).status).toBe(204)
    return id
  }
  const shops = async (by: TestPerson) =>
    (await json<{ Shops: Shop[] }>(by.send('GET procurement/punch-out-shops'))).Shops

  async function draft(by: TestPerson, Lines: readonly object[] = [], more: object = {}): Promise<string> {
    const id = randomUUID()
    expect((await by.send(`PUT ${base}/${id}`, { json: { Lines, ...more } })).status).toBe(204)
    return id
  }
  const start = (by: TestPerson, requisition: string, ShopId: string, id: string = randomUUID()) =>
    by.send(`PUT ${base}/${requisition}/punch-outs/${id}`, { json: { ShopId } })
  /** Begins a visit. @returns the path of the page that opens the shop */
  async function visit(by: TestPerson, requisition: string, shopId: string): Promise<string> {
    const id = randomUUID()
    expect((await start(by, requisition, shopId, id)).status).toBe(200)
    return `/window/punch-out/${companyId}/${id}`
  }
  const visits = async (by: TestPerson, requisition: string) =>
    (await json<{ PunchOuts: Visit[] }>(by.send(`GET ${base}/${requisition}/punch-outs`))).PunchOuts
  /** Opens the shop for a draft in the browser of a person: what the page would send to it. */
  async function open(by: TestPerson, requisition: string, shopId: string): Promise<Form & { hook: string }> {
    const path = await visit(by, requisition, shopId)
    const page = await (await server.browser(by)).send(`GET ${path}`, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(200)
    const form = formOf(await page.text())
    return { ...form, hook: form.fields.get('HOOK_URL') ?? '' }
  }

  return {
    ...{ server, companyId, emre, lia, svea, paul, stranger, connection, asked, outsideAddress },
    ...{ shopBody, putShop, shop, shops, draft, start, visit, visits, open },
    answers: (next: string) => {
      answer = next
    },
  }
}

/** A basket as a shop sends it by OCI. */
export const basketOf = (...items: readonly Record<string, string>[]): URLSearchParams =>
  new URLSearchParams(
    Object.fromEntries(
      items.flatMap((item, at) =>
        Object.entries({
          ...{ DESCRIPTION: 'Bürste', QUANTITY: '2', UNIT: 'PCE', PRICE: '10.50', CURRENCY: 'EUR', VENDORMAT: 'B-1' },
          ...item,
        }).map(([field, value]) => [`NEW_ITEM-${field}[${at + 1}]`, value]),
      ),
    ),
  )
