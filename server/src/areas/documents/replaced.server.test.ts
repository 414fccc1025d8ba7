import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { get, making } from './testing-making.ts'
import { json } from './testing-trade.ts'

const { server, supplier, buyer, answer, sent } = await making()

const stateOf = async (person: TestPerson, id: string) =>
  (await get<{ UnifiedState: string }>(person, `documents/${id}/metadata`)).UnifiedState
const corrected = (number: string, before: string, typeCode = '384') =>
  sent(supplier, 'Invoice', { id: number, typeCode, precedingInvoice: { id: before } })

test('F-115: a corrected invoice takes the place of the disputed one that it names, on both sides', async () => {
  const before = await sent(supplier, 'Invoice', { id: 'WRONG-1' })
  await json(
    answer(buyer, before, { ResponseCode: 'BusinessDispute', ReasonCode: 'QTY', Reason: 'Two are missing' }),
    201,
  )
  await server.settle()
  await corrected('RIGHT-1', 'WRONG-1')
  expect([await stateOf(supplier, before), await stateOf(buyer, before)]).toEqual(['REPLACED', 'REPLACED'])
  // Nothing can be said about it any more, and it waits for nobody.
  expect((await answer(buyer, before, { ResponseCode: 'BusinessAccept' })).status).toBe(409)
  const { Document } = await get<{ Document: { ID: string }[] }>(buyer, 'documents?toanswer=true')
  expect(Document.map(({ ID }) => ID)).toEqual(['RIGHT-1'])
  const { Events } = await get<{ Events: { Type: string }[] }>(buyer, `documents/${before}/history`)
  expect(Events.map(({ Type }) => Type)).toContain('document.replaced')
})

test('what was accepted stays, and an invoice that merely names another replaces nothing', async () => {
  const [accepted, partial] = [
    await sent(supplier, 'Invoice', { id: 'WRONG-2' }),
    await sent(supplier, 'Invoice', { id: 'PART-1' }),
  ]
  await json(answer(buyer, accepted, { ResponseCode: 'BusinessAccept' }), 201)
  await server.settle()
  await corrected('RIGHT-2', 'WRONG-2')
  await corrected('FINAL-1', 'PART-1', '380')
  expect([await stateOf(buyer, accepted), await stateOf(buyer, partial)]).toEqual(['ACCEPTED', 'DELIVERED_RECEIVED'])
})
