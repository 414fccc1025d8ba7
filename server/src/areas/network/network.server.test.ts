import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'

const server = await startTestServer()

async function company(name: string, more = {}) {
  const id = await server.company({ name, ...more })
  return { id, person: await server.person(id) }
}
const aster = await company('Aster', { identifiers: [{ scheme: 'DE:VAT', value: 'DE1' }] })
type Known = typeof aster

const request = (from: Known, to: string, id: string = randomUUID(), Message?: string) =>
  from.person.send(`PUT network/connections/${id}`, { json: { CompanyAccountId: to, ...(Message && { Message }) } })
const answer = (who: Known, id: string, how: 'accept' | 'reject') =>
  who.person.send(`PUT network/requests/${id}/${how}`)
const read = async (who: Known, path: string) => (await (await who.person.send(`GET network/${path}`)).json()) as never

describe('a request for a connection', () => {
  test('stands on both sides under one id: the one waits, the other can answer', async () => {
    const birch = await company('Birch')
    const id = randomUUID()
    const asked = await request(aster, birch.id, id, 'Shall we?')
    expect([asked.status, await asked.json()]).toEqual([
      201,
      expect.objectContaining({
        ConnectionId: id,
        State: 'REQUESTED',
        CompanyAccountId: birch.id,
        CompanyName: 'Birch',
        FromCompanyAccountId: aster.id,
        ToCompanyAccountId: birch.id,
        AllowedActions: ['send'],
      }),
    ])
    expect(await read(birch, `connections/${id}`)).toMatchObject({
      CompanyName: 'Aster',
      FromCompanyAccountId: aster.id,
      ToCompanyAccountId: birch.id,
      Identifiers: [{ scheme: 'DE:VAT', value: 'DE1' }],
      Message: 'Shall we?',
      AllowedActions: ['accept', 'reject', 'hide', 'verify', 'send'],
    })
    expect(await read(birch, 'requests')).toMatchObject({
      itemCount: 1,
      Items: [
        {
          ...{ Id: id, SenderCompanyAccountId: aster.id, Received: expect.any(String) },
          Connection: { ConnectionId: id, Message: 'Shall we?' },
        },
      ],
    })
    expect(await read(aster, 'requests')).toMatchObject({ itemCount: 0 })
  })

  test('says its id and type in the body, too, as older programs do', async () => {
    const birch = await company('Birch')
    const id = randomUUID()
    const put = (ConnectionId: string) => {
      const json = { ConnectionType: 'TradeshiftConnection', ConnectionId, CompanyAccountId: birch.id }
      return aster.person.send(`PUT network/connections/${id}`, { json })
    }
    expect((await put(randomUUID())).status).toBe(400)
    expect((await put(id)).status).toBe(201)
  })

  test('is accepted by the side that was asked, for both, once', async () => {
    const birch = await company('Birch')
    const id = randomUUID()
    await request(aster, birch.id, id)
    expect((await answer(aster, id, 'accept')).status).toBe(409)
    const accepted = await answer(birch, id, 'accept')
    expect([accepted.status, await accepted.text()]).toEqual([200, id])
    for (const side of [aster, birch])
      expect(await read(side, `connections/${id}`)).toMatchObject({ State: 'ACCEPTED' })
    expect((await answer(birch, id, 'accept')).status).toBe(409)
    expect((await answer(birch, id, 'reject')).status).toBe(409)
  })

  test('tells what waits for the answer on both sides, in the transaction of the answer', async () => {
    const birch = await company('Birch')
    const id = randomUUID()
    await request(aster, birch.id, id)
    await server.settle()
    await answer(birch, id, 'accept')
    for (const companyId of [aster.id, birch.id]) {
      const tasks = await server.platform.db.transaction(companyId, (tx) =>
        tx
          .withTables<{ outbox: { task: string; payload: { data: unknown } } }>()
          .selectFrom('outbox')
          .selectAll()
          .execute(),
      )
      expect(tasks.map(({ task, payload }) => [task, payload.data])).toEqual([
        ['documents.connected', { connectionId: id }],
      ])
    }
    await server.settle()
  })

  test('is rejected for both, and can be made again under its id by either', async () => {
    const birch = await company('Birch')
    const id = randomUUID()
    await request(aster, birch.id, id)
    await answer(birch, id, 'reject')
    expect(await read(aster, `connections/${id}`)).toMatchObject({ State: 'REJECTED', AllowedActions: ['request'] })
    expect((await request(birch, aster.id)).status).toBe(409)
    expect((await request(birch, aster.id, id)).status).toBe(201)
    expect(await read(aster, `connections/${id}`)).toMatchObject({
      State: 'REQUESTED',
      FromCompanyAccountId: birch.id,
      AllowedActions: ['accept', 'reject', 'hide', 'verify', 'send'],
    })
  })

  test('that comes twice is one; a second under another id names the first', async () => {
    const birch = await company('Birch')
    const id = randomUUID()
    expect((await request(aster, birch.id, id)).status).toBe(201)
    expect((await request(aster, birch.id, id)).status).toBe(201)
    const twin = await request(aster, birch.id)
    expect([twin.status, await twin.json()]).toEqual([
      409,
      expect.objectContaining({ ErrorDetail: expect.arrayContaining([{ Key: 'connection', Value: id }]) }),
    ])
  })

  test('made by both sides at the same moment becomes one', async () => {
    // However the two interleave, so several times.
    for (let time = 0; time < 8; time += 1) {
      const [birch, cedar] = [await company('Birch'), await company('Cedar')]
      const answers = await Promise.all([request(birch, cedar.id), request(cedar, birch.id)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    }
  })

  test('to oneself, to nobody, or under a taken id is refused', async () => {
    const [birch, cedar] = [await company('Birch'), await company('Cedar')]
    expect((await request(aster, aster.id)).status).toBe(400)
    expect((await request(aster, randomUUID())).status).toBe(404)
    const id = randomUUID()
    await request(aster, birch.id, id)
    expect((await request(aster, cedar.id, id)).status).toBe(409)
    expect((await request(cedar, birch.id, id)).status).toBe(409)
  })

  test('is no business of a third company', async () => {
    const [birch, cedar] = [await company('Birch'), await company('Cedar')]
    const id = randomUUID()
    await request(aster, birch.id, id)
    expect((await cedar.person.send(`GET network/connections/${id}`)).status).toBe(404)
    expect((await answer(cedar, id, 'accept')).status).toBe(404)
  })
})

describe('the list', () => {
  test('shows connections by name, in pages, filtered by state and by a part of the name', async () => {
    const dora = await company('Dora')
    for (const name of ['Zeta Tools', 'alpha tools', 'Beta 100%']) {
      const { id } = await company(name)
      await server.connect(dora.id, id)
    }
    const waiting = await company('Waiting')
    await request(dora, waiting.id)
    const names = async (query: string) =>
      ((await read(dora, `connections?${query}`)) as { Connection: { CompanyName: string }[] }).Connection.map(
        ({ CompanyName }) => CompanyName,
      )
    expect(await names('')).toEqual(['alpha tools', 'Beta 100%', 'Waiting', 'Zeta Tools'])
    expect(await names('limit=2&page=1')).toEqual(['Waiting', 'Zeta Tools'])
    expect(await names('state=REQUESTED&state=REJECTED')).toEqual(['Waiting'])
    expect(await names('q=TOOL')).toEqual(['alpha tools', 'Zeta Tools'])
    expect(await names('q=0%25')).toEqual(['Beta 100%'])
  })

  test('finds a partner by a number of theirs, however it is grouped, once enough of it is typed', async () => {
    const emil = await company('Emil')
    const partner = {
      CompanyName: 'Hafen Spedition GmbH',
      Country: 'DE',
      Email: 'office@hafen.example',
      Identifiers: [
        { scheme: 'DE:VAT', value: 'DE 300 000 027' },
        { scheme: 'IBAN', value: 'DE12500105170648489890' },
      ],
    }
    const saved = await emil.person.send(`PUT network/partners/${randomUUID()}`, { json: partner })
    expect(saved.ok).toBe(true)
    const found = async (q: string) =>
      ((await read(emil, `connections?q=${encodeURIComponent(q)}`)) as { Connection: unknown[] }).Connection.length
    expect(await found('DE300000027')).toBe(1)
    expect(await found('DE12 5001 0517 0648')).toBe(1)
    expect(await found('DE300000035')).toBe(0)
    expect(await found('30000')).toBe(0)
  })
})

describe('the search', () => {
  test('finds public companies by the beginning of a word, without accents, and never oneself', async () => {
    const emma = await company('Müller Emma')
    await company('Emma Privat', { public: false })
    await company('Übersee 50% Handel')
    await server.settle()
    const names = async (q: string) =>
      ((await read(aster, `search?q=${encodeURIComponent(q)}`)) as { Items: { Name: string }[] }).Items.map(
        ({ Name }) => Name,
      )
    expect(await names('emma')).toEqual(['Müller Emma'])
    expect(await names('MULL')).toEqual(['Müller Emma'])
    expect(await names('50%')).toEqual(['Übersee 50% Handel'])
    expect(await names('üller')).toEqual([])
    expect(await names('%')).toEqual([])
    const own = await emma.person.send('GET network/search?q=emma')
    expect(await own.json()).toMatchObject({ itemCount: 0 })
  })
})
