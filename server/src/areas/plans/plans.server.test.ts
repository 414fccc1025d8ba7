import { randomUUID } from 'node:crypto'
import type { Of, ProformaPlan } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { dayInUtc } from '../../platform/index.ts'
import type { TestPerson } from '../../testing.ts'
import { get, making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'

type Plan = Of<typeof ProformaPlan>

const { server, supplier, buyer, stranger, connection, sent, answer } = await making()
const clerk = await server.person(buyer.companyId, { role: 'apClerk' })

let nth = 0
const draft = (more: object = {}) => {
  nth += 1
  return {
    ...{ name: `Plan ${nth}`, connectionId: connection, currency: 'EUR' },
    instalments: [
      { date: '2099-03-31', amount: '1000.10' },
      { date: '2099-01-31', amount: '500.20', note: 'On signing' },
    ],
    ...more,
  }
}
const create = (more?: object) => json<Plan>(buyer.send('POST v0/plans', { json: draft(more) }), 201)
const read = (person: TestPerson, id: unknown) => get<Plan>(person, `v0/plans/${id}`)
const fault = async (asked: Promise<Response>) => {
  const response = await asked
  return [response.status, ((await response.json()) as { Message: string }).Message] as const
}

describe('F-228: a plan of payments', () => {
  test('is drafted for the company alone, changed, published to the partner and closed for both', async () => {
    const { id } = await create()
    expect(await read(buyer, id)).toMatchObject({
      ...{ state: 'DRAFT', isOwn: true, allowedActions: ['edit', 'activate'] },
      instalments: [{ date: '2099-01-31', note: 'On signing' }, { date: '2099-03-31' }],
      progress: { planned: '1500.30', invoiced: '0.00', paid: '0.00', left: '1500.30' },
    })
    expect((await supplier.send(`GET v0/plans/${id}`)).status).toBe(404)

    const changed = draft({ name: 'Machines', instalments: [{ date: '2099-01-31', amount: '300.00' }] })
    await json(buyer.send(`PUT v0/plans/${id}`, { json: changed }))
    await json(buyer.send(`PUT v0/plans/${id}/activate`), 204)
    await server.settle()
    const theirs = await read(supplier, id)
    expect(theirs).toMatchObject({ name: 'Machines', state: 'ACTIVE', isOwn: false, allowedActions: [] })
    expect(theirs.partner).toBe('Atelier Søndergaard')
    expect((await get<{ Items: Plan[] }>(supplier, 'v0/plans')).Items.map((one) => one.id)).toContain(id)

    // The partner reads it and no more, and a published one is not changed.
    for (const [person, call] of [
      [supplier, `PUT v0/plans/${id}/close`],
      [supplier, `PUT v0/plans/${id}`],
      [buyer, `PUT v0/plans/${id}`],
      [buyer, `PUT v0/plans/${id}/activate`],
    ] as const)
      expect((await fault(person.send(call, { json: changed })))[0]).toBe(409)

    await json(buyer.send(`PUT v0/plans/${id}/close`), 204)
    expect([(await read(buyer, id)).state, (await read(supplier, id)).state]).toEqual(['CLOSED', 'CLOSED'])
    expect(await fault(buyer.send(`PUT v0/plans/${id}/close`))).toEqual([
      409,
      'The plan Machines is unchanged: only a published plan is closed, and it is CLOSED.',
    ])
  })

  test('tells the people of the partner', async () => {
    const { id, name } = await create()
    await json(buyer.send(`PUT v0/plans/${id}/activate`), 204)
    const notified = JSON.stringify(await get(supplier, `account/users/${supplier.id}/notifications`))
    expect(notified).toContain(`shared the payment plan ${name} with you`)
    await json(buyer.send(`PUT v0/plans/${id}/close`), 204)
  })

  test('counts invoices that arrive, in its currency, and what is paid of them, alike for both', async () => {
    const { id } = await create()
    await json(buyer.send(`PUT v0/plans/${id}/activate`), 204)
    const today = dayInUtc(server.platform.clock.now())
    const before = await sent(supplier, 'Invoice', { id: 'PLAN-OLD', issueDate: '2020-01-01' })
    const bill = await sent(supplier, 'Invoice', { id: 'PLAN-1', issueDate: today })
    const { Amount } = await get<{ Amount: string }>(buyer, `documents/${bill}/metadata`)
    await json(answer(buyer, bill, { ResponseCode: 'BusinessAccept' }), 201)
    await json(
      buyer.send(`PUT documents/${bill}/payments/${randomUUID()}`, { json: { Amount: '10.00', Day: today } }),
      204,
    )
    await server.settle()
    const left = (1500.3 - Number(Amount)).toFixed(2)
    for (const person of [buyer, supplier])
      expect((await read(person, id)).progress).toEqual({ planned: '1500.30', invoiced: Amount, paid: '10.00', left })
    expect(before).toBeDefined()
    // A second one in the same currency would count the same invoices again.
    const other = await create()
    expect((await fault(buyer.send(`PUT v0/plans/${other.id}/activate`)))[1]).toContain('close it first')
    await json(buyer.send(`PUT v0/plans/${id}/close`), 204)
  })

  test('is nobody’s else, and of those who may', async () => {
    const { id } = await create()
    for (const call of [
      `GET v0/plans/${id}`,
      `PUT v0/plans/${id}`,
      `PUT v0/plans/${id}/activate`,
      `PUT v0/plans/${id}/close`,
    ] as const)
      expect((await stranger.send(call, call.startsWith('GET') ? {} : { json: draft() })).status).toBe(404)
    expect((await stranger.send('POST v0/plans', { json: draft() })).status).toBe(404)
    expect((await clerk.send('POST v0/plans', { json: draft() })).status).toBe(403)
    expect(await read(clerk, id)).toMatchObject({ allowedActions: [] })
  })

  test('names the field, the value and the fix of what is none', async () => {
    for (const [instalments, message] of [
      [[{ date: '2099-01-31', amount: '0.00' }], 'Instalment 1: amount is 0.00: enter an amount greater than 0.'],
      [
        [
          { date: '2099-01-31', amount: '1' },
          { date: '2099-01-31', amount: '2' },
        ],
        'Instalment 2: date is 2099-01-31, as in another instalment: add the two up.',
      ],
    ] as const)
      expect(await fault(buyer.send('POST v0/plans', { json: draft({ instalments }) }))).toEqual([400, message])
  })
})
