import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { documentOf } from '../documents/testing.ts'
import { get, making } from '../documents/testing-making.ts'
import { json, trading } from '../documents/testing-trade.ts'

const { server, connection, supplier, buyer, stranger, sent } = await making()

describe('a number', () => {
  test('F-421: has a seed in each channel', async () => {
    const { Seeds } = await get<ResultOf<Areas['documentNumbers']['listNumberSeeds']>>(supplier, 'documents/numbers')
    expect(Seeds.find(({ type }) => type === 'invoice')).toEqual({
      Channel: 'DEFAULT',
      type: 'invoice',
      Pattern: 'INV-{00000}',
      Next: 1,
    })
  })

  test('F-260, F-261: finds its document, and is taken once it was sent', async () => {
    const id = await sent(supplier, 'Invoice', { id: 'TAKEN-1' })
    const by = (number: string) =>
      `documents/bynumber?number=${number}&senderConnectionId=${connection}&documentType=invoice&issueDate=2026-11-20&receiverId=${buyer.companyId}`
    for (const side of [supplier, buyer]) {
      expect((await side.send(`HEAD ${by('TAKEN-1')}`)).status).toBe(204)
      expect((await side.send(`HEAD ${by('FREE-1')}`)).status).toBe(404)
    }
    expect((await stranger.send(`HEAD ${by('TAKEN-1')}`)).status).toBe(404)
    expect(await get(buyer, 'documents/bybusinessid?businessId=TAKEN-1&issueDate=2026-11-20')).toMatchObject({
      DocumentId: id,
    })
    expect((await supplier.send('GET documents/bybusinessid?businessId=TAKEN-1')).status).toBe(400)
  })
})

describe('numbers', () => {
  test('F-421: are proposed one by one, taken by sending, whatever the order', async () => {
    const next = async () => (await json<{ Number: string }>(supplier.send('GET documents/numbers/next-number'))).Number
    const proposed = await next()
    expect(await next()).toBe(proposed)
    expect(await json(supplier.send(`GET documents/numbers/${proposed}/exists?type=invoice`))).toEqual({
      Exists: false,
    })
    const id = await sent(supplier, 'Invoice', { id: proposed })
    expect(await json(supplier.send(`GET documents/numbers/${proposed}/exists?type=invoice`))).toEqual({
      Exists: true,
      DocumentId: id,
    })
    expect(await next()).not.toBe(proposed)
  })

  test('that are proposed were not used before, in whatever order they were given', async () => {
    const { supplier, delivered } = await trading(server)
    await delivered({ id: 'RE-2026-0136', issueDate: '2026-11-09' })
    await delivered({ id: 'RE-2026-0137', issueDate: '2026-11-10' })
    await delivered({ id: 'RE-2026-0135', issueDate: '2026-11-20' })
    expect(await json(supplier.send('GET documents/numbers/next-number'))).toMatchObject({ Number: 'RE-2026-0138' })
  })

  test('that are proposed are those of no draft, until it is deleted', async () => {
    const { supplier, delivered, save } = await trading(server)
    const next = async () => (await json<{ Number: string }>(supplier.send('GET documents/numbers/next-number'))).Number
    await delivered({ id: 'RE-2026-0136' })
    const first = await save(supplier, documentOf('Invoice', { id: await next() }))
    expect(await next()).toBe('RE-2026-0138')
    await save(supplier, documentOf('Invoice', { id: await next() }))
    expect(await next()).toBe('RE-2026-0139')
    // A draft holds no number against a person who types it.
    expect(await json(supplier.send('GET documents/numbers/RE-2026-0137/exists?type=invoice'))).toEqual({
      Exists: false,
    })
    await json(supplier.send(`DELETE documents/${first}`), 204)
    expect(await next()).toBe('RE-2026-0137')
  })

  test('that are proposed were not used by documents that were sent at the same moment, whatever their days', async () => {
    const { supplier, delivered } = await trading(server)
    const days = ['2026-11-14', '2026-11-13', '2026-11-12', '2026-11-11']
    await Promise.all(days.map((issueDate, at) => delivered({ id: `INV-0000${at + 1}`, issueDate })))
    expect(await json(supplier.send('GET documents/numbers/next-number'))).toMatchObject({ Number: 'INV-00005' })
    const { Seeds } = await json<{ Seeds: { type: string; Next: number }[] }>(supplier.send('GET documents/numbers'))
    expect(Seeds.find(({ type }) => type === 'invoice')).toMatchObject({ Next: 5 })
  })
})
