import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Areas, ResultOf } from '@kontor/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { runOverdue } from '../documents/commands/mark-overdue.ts'
import { documentOf } from '../documents/testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-overview-'))
const server = await startTestServer({ environment: { KONTOR_DATA: folder } })
const [supplierId, buyerId, strangerId] = [await server.company(), await server.company(), await server.company()]
const supplier = await server.person(supplierId)
const buyer = await server.person(buyerId)
const stranger = await server.person(strangerId)
const connection = await server.connect(supplierId, buyerId)

afterAll(() => rmSync(folder, { recursive: true }))

type Overview = ResultOf<Areas['documentLists']['readOverview']>
const overview = async (person: TestPerson): Promise<Overview> =>
  (await person.send('GET documents/overview?from=2026-11-21')).json() as Promise<Overview>
const group = ({ Waiting }: Overview, name: string) => Waiting.find(({ Group }) => Group === name)

async function save(more: Parameters<typeof documentOf>[1]): Promise<string> {
  const id = randomUUID()
  const { status } = await supplier.send(`PUT documents/${id}?draft=true`, {
    body: new Uint8Array(documentOf('Invoice', more)),
    headers: { 'content-type': 'application/xml' },
  })
  expect(status).toBe(204)
  return id
}

async function deliver(more: Parameters<typeof documentOf>[1]): Promise<string> {
  const id = await save(more)
  const sent = await supplier.send(`PUT documents/${id}/dispatches/${randomUUID()}`, {
    json: { ConnectionId: connection },
  })
  expect(sent.status).toBe(201)
  await server.settle()
  return id
}

const answer = async (person: TestPerson, id: string, body: object) => {
  const given = await person.send(`PUT documents/${id}/statechange`, { json: { ResponseId: randomUUID(), ...body } })
  expect(given.status).toBe(201)
  await server.settle()
}

/** The list of each group, as its tile on Home opens it. */
const shownBy = {
  toAnswer: 'toanswer=true',
  overduePurchases: 'state=OVERDUE&stag=purchases',
  overdueSales: 'state=OVERDUE&stag=sales',
  disputed: 'state=DISPUTED_BY_RECEIVER',
  failed: 'state=FAILED_DELIVERY',
  drafts: 'onlydrafts=true',
  unanswered: 'state=DELIVERED_SENT&type=invoice&type=creditnote&type=order&type=quote',
  toConfirm: 'state=PAID_UNCONFIRMED&stag=sales',
}

describe('a company’s trade at a glance', () => {
  it('F-102: each thing that waits is counted as the list shows it, with its money by currency', async () => {
    await save({ id: 'DRAFT-1' })
    await deliver({ id: 'W-1', dueDate: '2026-11-23' })
    await deliver({ id: 'W-2', dueDate: '2026-11-29', currency: 'DKK' })
    await deliver({ id: 'W-3', dueDate: '2026-11-30' })
    await deliver({ id: 'LATE', dueDate: '2026-11-02', issueDate: '2026-10-01' })
    for (const companyId of [buyerId, supplierId])
      await server.platform.transact(companyId, { actorId: null, requestId: 'test' }, runOverdue)

    const seen = await overview(buyer)
    expect(group(seen, 'toAnswer')).toEqual({
      Group: 'toAnswer',
      Count: 4,
      Sums: [
        { Currency: 'DKK', Type: -1, Sum: '119.00' },
        { Currency: 'EUR', Type: -1, Sum: '357.00' },
      ],
    })
    expect(group(seen, 'overduePurchases')).toMatchObject({ Count: 1, Sums: [{ Currency: 'EUR', Sum: '119.00' }] })
    expect(group(seen, 'drafts')).toMatchObject({ Count: 0, Sums: [] })
    const sent = await overview(supplier)
    expect(group(sent, 'drafts')).toMatchObject({ Count: 1 })
    expect(group(sent, 'overdueSales')).toMatchObject({ Count: 1 })
    expect(group(sent, 'overduePurchases')).toMatchObject({ Count: 0 })
    expect(group(seen, 'overdueSales')).toMatchObject({ Count: 0 })
    for (const [name, query] of Object.entries(shownBy)) {
      for (const [person, summary] of [
        [buyer, seen],
        [supplier, sent],
      ] as const) {
        const { itemCount } = (await (await person.send(`GET documents?${query}`)).json()) as { itemCount: number }
        expect([name, group(summary, name)?.Count]).toEqual([name, itemCount])
      }
    }
    expect(group(sent, 'unanswered')?.Sums.every(({ Type }) => Type === 1)).toBe(true)
  })

  it('what falls due is summed by week, from the day on that was asked for', async () => {
    const { Due } = await overview(buyer)
    expect(Due).toEqual([
      { Week: '2026-11-23', Count: 1, Currency: 'DKK', Type: -1, Sum: '119.00' },
      { Week: '2026-11-23', Count: 1, Currency: 'EUR', Type: -1, Sum: '119.00' },
      { Week: '2026-11-30', Count: 1, Currency: 'EUR', Type: -1, Sum: '119.00' },
    ])
    const next = await buyer.send('GET documents/overview?from=2026-11-25&weeks=1')
    expect(((await next.json()) as Overview).Due).toMatchObject([{ Week: '2026-11-23', Currency: 'DKK' }])
  })

  it('what is paid no longer falls due, and waits for the seller to confirm it', async () => {
    const paid = await deliver({ id: 'A-3' })
    await answer(buyer, paid, { ResponseCode: 'BusinessPaid' })
    expect(group(await overview(supplier), 'toConfirm')).toMatchObject({
      Count: 1,
      Sums: [{ Currency: 'EUR', Type: 1, Sum: '119.00' }],
    })
    expect((await overview(buyer)).Due.filter(({ Week }) => Week === '2026-12-14')).toEqual([])
  })

  it('nobody sees anything of another company, and a day that is none is refused by name', async () => {
    const seen = await overview(stranger)
    expect(seen.Waiting.every(({ Count, Sums }) => Count === 0 && Sums.length === 0)).toBe(true)
    expect(seen.Due).toEqual([])
    const refused = await buyer.send('GET documents/overview?from=yesterday')
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('from')
  })
})
