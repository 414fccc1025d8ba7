import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { get, making } from '../documents/testing-making.ts'

const { connection, supplier, buyer, stranger, sent } = await making()

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
