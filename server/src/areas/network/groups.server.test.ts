import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'

const server = await startTestServer()

async function company(name: string) {
  const id = await server.company({ name })
  return { id, person: await server.person(id) }
}
const [aster, stranger] = [await company('Aster'), await company('Stranger')]
const connected = async (name: string) => {
  const partner = await company(name)
  return { ...partner, connectionId: await server.connect(aster.id, partner.id) }
}
const [birch, cedar, dogwood] = [await connected('Birch'), await connected('Cedar'), await connected('Dogwood')]

const put = (path: string, json: unknown, by = aster) => by.person.send(`PUT network/${path}`, { json })
const get = (path: string, by = aster) => by.person.send(`GET network/${path}`)
const read = async (path: string) => (await (await get(path)).json()) as never

describe('groups of partners', () => {
  test('F-177, F-178: are made, filled, listed with how many are in them, and narrow the list of partners', async () => {
    const [wood, paper] = [randomUUID(), randomUUID()]
    expect((await put(`groups/${wood}`, { Id: wood, Name: 'Wood', Description: 'Boards and beams' })).status).toBe(204)
    expect((await put(`groups/${paper}`, { Id: paper, Name: 'Paper' })).status).toBe(204)
    const ConnectionIds = [cedar.connectionId, birch.connectionId]
    expect((await put(`groups/${wood}/connections`, { ConnectionIds })).status).toBe(204)
    expect(await read('groups')).toMatchObject({
      itemCount: 2,
      Groups: [
        { Id: paper, Name: 'Paper', ConnectionCount: 0 },
        { Id: wood, Name: 'Wood', Description: 'Boards and beams', ConnectionCount: 2 },
      ],
    })
    expect(await read(`groups/${wood}/connections`)).toEqual({ ConnectionIds: ConnectionIds.toSorted() })
    expect(await read(`connections?group=${wood}`)).toMatchObject({
      itemCount: 2,
      Connection: [{ CompanyName: 'Birch' }, { CompanyName: 'Cedar' }],
    })
    // Set anew: who is not named is in it no longer.
    await put(`groups/${wood}/connections`, { ConnectionIds: [dogwood.connectionId, dogwood.connectionId] })
    expect(await read(`groups/${wood}`)).toMatchObject({ Name: 'Wood', ConnectionCount: 1 })
    expect((await aster.person.send(`DELETE network/groups/${wood}`)).status).toBe(204)
    expect((await get(`groups/${wood}`)).status).toBe(404)
    expect((await aster.person.send(`DELETE network/groups/${wood}`)).status).toBe(404)
    expect(await read(`connections/${dogwood.connectionId}`)).toMatchObject({ State: 'ACCEPTED' })
  })

  test('have one name each, and say what is wrong with another', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    await put(`groups/${one}`, { Id: one, Name: 'Carriers' })
    const taken = await put(`groups/${other}`, { Id: other, Name: 'carriers ' })
    expect([taken.status, await taken.json()]).toEqual([
      409,
      expect.objectContaining({ Message: 'There is already a group called carriers: choose another name.' }),
    ])
    expect((await put(`groups/${one}`, { Id: one, Name: 'CARRIERS' })).status).toBe(204)
    expect((await put(`groups/${one}`, { Id: other, Name: 'Carriers' })).status).toBe(400)
    expect((await put(`groups/${one}`, { Id: one, Name: '  ' })).status).toBe(400)
  })

  test('are the company’s alone, and hold none but its own connections', async () => {
    const id = randomUUID()
    await put(`groups/${id}`, { Id: id, Name: 'Rivals' })
    const theirs = await server.connect(stranger.id, cedar.id)
    const foreign = await put(`groups/${id}/connections`, { ConnectionIds: [birch.connectionId, theirs] })
    expect([foreign.status, await foreign.text()]).toEqual([404, expect.stringContaining(theirs)])
    expect(await read(`groups/${id}`)).toMatchObject({ ConnectionCount: 0 })
    for (const path of [`groups/${id}`, `groups/${id}/connections`])
      expect((await get(path, stranger)).status).toBe(404)
    // Under an id that another company has, a company makes a group of its own.
    expect((await put(`groups/${id}`, { Id: id, Name: 'Mine' }, stranger)).status).toBe(204)
    expect(await read(`groups/${id}`)).toMatchObject({ Name: 'Rivals' })
  })
})

describe('what a company keeps of a partner', () => {
  test('is read as it was kept, by its own people alone', async () => {
    const path = `connections/${birch.connectionId}/properties/supplier-number`
    expect((await get(path)).status).toBe(404)
    const kept = await aster.person.send(`PUT network/${path}`, {
      body: 'L-4711',
      headers: { 'content-type': 'text/plain' },
    })
    expect(kept.status).toBe(204)
    const found = await get(path)
    expect([found.status, await found.text()]).toEqual([200, 'L-4711'])
    expect((await get(path, birch)).status).toBe(404)
    expect((await get(path, stranger)).status).toBe(404)
  })

  test('are the terms of payment and of delivery, each by itself', async () => {
    const id = birch.connectionId
    const terms = (kind: string) => aster.person.send(`GET ${kind}terms/${id}`).then((answer) => answer.json())
    const set = (kind: string, json: object) => aster.person.send(`PUT ${kind}terms/${id}`, { json })
    expect(await terms('payment')).toEqual({ ConnectionId: id })
    const agreed = { Code: '1', Days: 30, DiscountPercent: '2.5', DiscountDays: 10, Note: 'By transfer' }
    expect((await set('payment', agreed)).status).toBe(204)
    expect((await set('delivery', { Code: 'DAP', Note: 'Gate 3' })).status).toBe(204)
    expect(await terms('payment')).toEqual({ ConnectionId: id, ...agreed })
    expect(await terms('delivery')).toEqual({ ConnectionId: id, Code: 'DAP', Note: 'Gate 3' })
    expect((await set('payment', { Days: 14 })).status).toBe(204)
    expect(await terms('payment')).toEqual({ ConnectionId: id, Days: 14 })
    expect((await stranger.person.send(`GET paymentterms/${id}`)).status).toBe(404)
    expect((await stranger.person.send(`PUT deliveryterms/${id}`, { json: { Code: 'EXW' } })).status).toBe(404)
  })

  test.each([
    ['payment', { Code: 'DAP' }, 'Code is DAP: use a code of UNCL 4279 for payment terms, e.g. 1 or ZZZ.'],
    ['payment', { DiscountPercent: '2' }, 'DiscountPercent and DiscountDays belong together: enter both or neither.'],
    ['payment', { DiscountPercent: '101', DiscountDays: 8 }, 'DiscountPercent is 101: it can be 100 at most.'],
    [
      'payment',
      { Days: 14, DiscountPercent: '2', DiscountDays: 15 },
      'DiscountDays is 15 and Days is 14: a discount ends no later than the invoice is due.',
    ],
    ['delivery', { Code: 'XYZ' }, 'Code is XYZ: use one of Incoterms 2020, e.g. EXW or DAP.'],
    [
      'delivery',
      { Code: 'DAP', DiscountPercent: '2', DiscountDays: 8 },
      'DiscountPercent and DiscountDays are payment terms: leave them out of delivery terms.',
    ],
    [
      'payment',
      { ConnectionId: '6f3c0b62-51d4-4c51-9a0e-1f6d9b0e1c11', Days: 3 },
      'ConnectionId is 6f3c0b62-51d4-4c51-9a0e-1f6d9b0e1c11',
    ],
  ])('are refused where nobody could keep to them: %s, %j', async (kind, json, why) => {
    const refused = await aster.person.send(`PUT ${kind}terms/${cedar.connectionId}` as 'PUT x', { json })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(why)])
  })
})

describe('a request for a connection', () => {
  const asked = async (name: string) => {
    const other = await company(name)
    const id = randomUUID()
    await other.person.send(`PUT network/connections/${id}`, { json: { CompanyAccountId: aster.id } })
    return { ...other, connectionId: id }
  }
  const act = (id: string, how: string, by = aster) => by.person.send(`PUT network/requests/${id}/${how}`)

  test('is put out of sight; who asked sees that it waits, and it can be accepted later', async () => {
    const elm = await asked('Elm')
    const hidden = await act(elm.connectionId, 'hide')
    expect([hidden.status, await hidden.text()]).toEqual([200, elm.connectionId])
    expect(await read('requests')).toMatchObject({ itemCount: 0 })
    expect(await read(`connections/${elm.connectionId}`)).toMatchObject({
      State: 'HIDDEN',
      AllowedActions: ['accept', 'reject', 'verify'],
    })
    expect(await (await get('pending', elm)).json()).toMatchObject({
      itemCount: 1,
      Connection: [{ ConnectionId: elm.connectionId, State: 'REQUESTED' }],
    })
    expect((await act(elm.connectionId, 'hide')).status).toBe(409)
    expect((await act(elm.connectionId, 'accept')).status).toBe(200)
    expect(await (await get(`connections/${elm.connectionId}`, elm)).json()).toMatchObject({ State: 'ACCEPTED' })
    expect(await (await get('pending', elm)).json()).toMatchObject({ itemCount: 0 })
  })

  test('is verified once, which its partner does not see', async () => {
    const fir = await asked('Fir')
    for (const status of [200, 200]) expect((await act(fir.connectionId, 'verify')).status).toBe(status)
    expect(await read(`connections/${fir.connectionId}`)).toMatchObject({
      Verified: expect.stringMatching(/^20/),
      AllowedActions: ['accept', 'reject', 'hide', 'send'],
    })
    expect(await (await get(`connections/${fir.connectionId}`, fir)).json()).not.toHaveProperty('Verified')
    await act(fir.connectionId, 'accept')
    expect(await read(`connections/${fir.connectionId}`)).toHaveProperty('Verified')
    expect((await act(fir.connectionId, 'verify')).status).toBe(409)
  })

  test('is neither hidden nor verified by who sent it, or by a stranger', async () => {
    const gingko = await asked('Gingko')
    for (const how of ['hide', 'verify']) {
      expect((await act(gingko.connectionId, how, gingko)).status).toBe(409)
      expect((await act(gingko.connectionId, how, stranger)).status).toBe(404)
    }
  })
})

test('the companies of the network with a public profile are listed, page by page', async () => {
  await server.settle()
  const first = (await read('companies?limit=2')) as { itemCount: number; Items: { Name: string }[] }
  expect(first.Items).toHaveLength(2)
  const second = (await read('companies?limit=2&page=1')) as typeof first
  const names = [...first.Items, ...second.Items].map(({ Name }) => Name)
  expect(names).toEqual(['Birch', 'Cedar', 'Dogwood', 'Elm'])
  expect(first.itemCount).toBe(7)
})
