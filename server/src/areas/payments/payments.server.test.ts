import { randomUUID } from 'node:crypto'
import type { Of, PaymentFile } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { get } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'
import { account, startPayments } from './testing-payments.ts'

const { server, supplier, buyer, stranger, sent, answer, clerk, accepted, may, proposal, order, fault } =
  await startPayments()

describe('accepted invoices become a file for the bank', () => {
  test('that names each with its payee, account and amount, the same bytes each time, and is made once', async () => {
    const [one, two] = [await accepted(), await accepted()]
    expect(await may(buyer, one)).toBe(true)
    const proposed = await proposal(buyer, [one, two])
    expect(proposed).toMatchObject({ Accounts: [account], Refused: [] })
    const id = randomUUID()
    const file = await json<Of<typeof PaymentFile>>(order(buyer, id, [one, two]))
    expect(file).toMatchObject({ Id: id, Account: account, ExecutionDate: '2099-12-31', Sums: proposed.Sums })
    expect(file.Payments.map(({ DocumentId }) => DocumentId).toSorted()).toEqual([one, two].toSorted())
    expect(await json(order(buyer, id, [two, one]))).toEqual(file)
    expect((await fault(order(buyer, id, [one])))[0]).toBe(409)

    const download = async () => (await buyer.send(`GET payments/${id}/file`)).text()
    const xml = await download()
    expect(xml).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
    for (const { ID, Amount, Account } of file.Payments) {
      expect(xml).toContain(`<Ustrd>${ID}</Ustrd>`)
      expect(xml).toContain(`>${Amount}</InstdAmt>`)
      expect(xml).toContain(`<IBAN>${Account}</IBAN>`)
    }
    expect(await download()).toBe(xml)
    expect(await get(buyer, `documents/${one}/metadata`)).toMatchObject({ PaymentFileId: id })
  })

  test('none is in two files: who pays it again is told why, until the first is taken back', async () => {
    const [one, two] = [await accepted(), await accepted()]
    const id = randomUUID()
    await json(order(buyer, id, [one]))
    expect(await may(buyer, one)).toBe(false)
    expect(await fault(order(buyer, randomUUID(), [two, one]))).toEqual([
      409,
      expect.stringContaining('it is already in a payment file'),
    ])
    // All or none: the other one is free still.
    expect(await may(buyer, two)).toBe(true)
    expect((await proposal(buyer, [one, two])).Refused).toMatchObject([
      { DocumentId: one, Reason: 'it is already in a payment file' },
    ])
    await json(buyer.send(`DELETE payments/${id}`), 204)
    expect((await buyer.send(`GET payments/${id}`)).status).toBe(404)
    await json(order(buyer, randomUUID(), [one, two]))
    const { Events } = await get<{ Events: { Type: string }[] }>(buyer, `documents/${one}/history`)
    const ours = Events.map(({ Type }) => Type).filter((type) => type.includes('payment_'))
    expect(ours.toSorted()).toEqual([
      'document.payment_ordered',
      'document.payment_ordered',
      'document.payment_withdrawn',
    ])
  })

  test('two who press at the same moment pay once', async () => {
    const one = await accepted()
    const both = await Promise.all([order(buyer, randomUUID(), [one]), order(buyer, randomUUID(), [one])])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('the same request twice at the same moment has the effect of one', async () => {
    const some = [await accepted(), await accepted()]
    const id = randomUUID()
    const all = await Promise.all([1, 2, 3].map(() => json<Of<typeof PaymentFile>>(order(buyer, id, some))))
    expect(all[1]).toEqual(all[0])
    expect(all[2]).toEqual(all[0])
    const { Events } = await get<{ Events: { Type: string }[] }>(buyer, `documents/${some[0]}/history`)
    expect(Events.filter(({ Type }) => Type === 'document.payment_ordered')).toHaveLength(1)
  })

  test('does not show to others what is confined to some', async () => {
    const [open, confined] = [await accepted(), await accepted()]
    const id = randomUUID()
    await json(order(buyer, id, [open, confined]))
    const Grants = [{ UserId: buyer.id, Right: 'admin' }]
    await json(buyer.send(`PUT documents/${confined}/access`, { json: { Grants } }), 204)
    const seen = await json<Of<typeof PaymentFile>>(clerk.send(`GET payments/${id}`))
    expect(seen.Payments.map(({ DocumentId }) => DocumentId)).toEqual([open])
    expect(seen.Sums).toMatchObject([{ Sum: seen.Payments[0]?.Amount }])
    expect((await json<Of<typeof PaymentFile>>(buyer.send(`GET payments/${id}`))).Payments).toHaveLength(2)
    // Nor do they get the file, which names it.
    const head = await server.person(buyer.companyId, { role: 'apManager' })
    expect(await fault(head.send(`GET payments/${id}/file`))).toEqual([
      403,
      expect.stringContaining('that you cannot access'),
    ])
    expect((await buyer.send(`GET payments/${id}/file`)).status).toBe(200)
  })

  test('is today for whoever is farther west than the server, and what is being marked as paid is not paid too', async () => {
    const one = await accepted()
    const now = server.platform.clock.now()
    const there = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10)
    await json(order(buyer, randomUUID(), [one], { ExecutionDate: there }))
    const other = await accepted()
    await json(answer(buyer, other, { ResponseCode: 'BusinessPaid', HoldFor: 10 }), 201)
    const [status, message] = await fault(order(buyer, randomUUID(), [other]))
    expect([status, message]).toEqual([409, expect.stringContaining('was already chosen')])
  })

  test('nothing is paid that nobody accepted, from another’s account, in the past or twice', async () => {
    const waiting = await sent(supplier, 'Invoice', { id: 'PAY-WAITS' })
    expect((await fault(order(buyer, randomUUID(), [waiting])))[1]).toContain('accept it before it is paid')
    const one = await accepted()
    const foreign = await fault(order(buyer, randomUUID(), [one], { Account: 'DE75512108001245126199' }))
    expect(foreign).toEqual([400, expect.stringContaining('not an account of your company')])
    expect(await fault(order(buyer, randomUUID(), [one], { ExecutionDate: '2001-01-01' }))).toEqual([
      400,
      expect.stringContaining('ExecutionDate is 2001-01-01'),
    ])
    await json(answer(buyer, one, { ResponseCode: 'BusinessPaid' }), 201)
    expect((await fault(order(buyer, randomUUID(), [one])))[1]).toContain('PAID_UNCONFIRMED')
  })

  test('is for who may pay, and for nobody of another company', async () => {
    const one = await accepted()
    expect(await may(clerk, one)).toBe(false)
    expect((await order(clerk, randomUUID(), [one])).status).toBe(403)
    expect((await order(supplier, randomUUID(), [one])).status).toBe(409)
    expect((await order(stranger, randomUUID(), [one])).status).toBe(404)
    const id = randomUUID()
    await json(order(buyer, id, [one]))
    expect(await json(clerk.send(`GET payments/${id}`))).toMatchObject({ Id: id })
    for (const call of [`GET payments/${id}`, `GET payments/${id}/file`, `DELETE payments/${id}`] as const)
      expect((await stranger.send(call)).status).toBe(404)
  })
})
