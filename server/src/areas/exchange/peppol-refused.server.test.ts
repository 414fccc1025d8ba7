import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asPeppol, read, wrap } from '@kontor/ubl'
import { afterAll, describe, expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import { startTestServer } from '../../testing.ts'
import { startClamd } from '../attachments/testing-clamd.ts'
import { documentOf, enclosing } from '../documents/testing.ts'
import { loopback } from '../peppol/index.ts'
import * as dispatches from './store/dispatches.ts'
import { peppolOf } from './testing-peppol.ts'

const clamd = await startClamd()
afterAll(clamd.stop)
const server = await startTestServer({ environment: { KONTOR_CLAMD: clamd.address } })
const system = { actorId: null, requestId: 'test' }
const { pair } = peppolOf(server)
type Pair = Awaited<ReturnType<typeof pair>>

/** An invoice on its way, of which something else arrives than was sent. */
async function arrivingAs({ seller, buyer, at }: Pair, envelope: (messageId: string) => Uint8Array) {
  const { id: partner } = await seller.partner({ scheme: '9930', value: at.buyer })
  const documentId = await seller.draft(documentOf('Invoice', { id: 'P-1' }))
  const messageId = await seller.dispatch(documentId, partner)
  await server.platform.transact(seller.company, system, async (uow) => {
    await dispatches.change(uow, messageId, { state: 'PROCESSING' })
    await loopback.hand(uow, { messageId, documentId, receiver: buyer.company, envelope: envelope(messageId) })
  })
  await server.settle()
  return { partner, documentId, messageId }
}

const catalogue = readFileSync(join(import.meta.dirname, '../../../../docs/samples/peppol/catalogue.xml'))
const header = { country: 'DE', created: '2026-11-20T10:00:00Z' }

describe('a message that the receiver’s side does not take', () => {
  test.each([
    ['is no XML', () => Buffer.from('nonsense'), /XML/],
    [
      'does not say who sent it',
      () =>
        Buffer.from(
          '<StandardBusinessDocument xmlns="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader"><StandardBusinessDocumentHeader/></StandardBusinessDocument>',
        ),
      /The Peppol message has no /,
    ],
    ['declares a document type', () => Buffer.from('<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'), /document type/i],
    ['is larger than is read', () => Buffer.alloc(10_000_001, ' '), /10000001 bytes/],
    [
      'holds what is not traded',
      (messageId: string) =>
        wrap(read(catalogue), {
          ...header,
          messageId,
          sender: { scheme: '9930', value: 'DE1' },
          receiver: { scheme: '9930', value: 'DE2' },
        }),
      /Catalogue/,
    ],
  ])('as it %s comes back to its sender, who reads why and can send again', async (_, envelope, why) => {
    const both = await pair()
    const { seller, buyer } = both
    const { partner, documentId, messageId } = await arrivingAs(both, envelope)
    const came = await seller.standing(documentId)
    expect(came).toMatchObject({
      UnifiedState: 'FAILED_DELIVERY',
      ProcessState: 'PENDING',
      LatestDispatch: { DispatchState: 'FAILED' },
    })
    expect(came.LatestDispatch.FailureMessage).toMatch(/^The receiver’s side did not take it: /)
    expect(came.LatestDispatch.FailureMessage).toMatch(why)
    expect(await buyer.list()).toEqual([])

    // The same message again, after a crash on either side, changes nothing.
    const again = { messageId, cameFrom: seller.company, refusal: null }
    for (const [company, task] of [
      [buyer.company, 'documents.peppolReceive'],
      [seller.company, 'documents.peppolAnswered'],
    ] as const)
      expect(await server.platform.transact(company, system, (uow) => areas.tasks[task]!(uow, again))).toBeUndefined()
    expect((await seller.standing(documentId)).UnifiedState).toBe('FAILED_DELIVERY')

    server.platform.clock.advance(60_000)
    await seller.dispatch(documentId, partner)
    await server.settle()
    expect((await seller.standing(documentId)).UnifiedState).toBe('DELIVERED_SENT')
    expect((await buyer.list()).map(({ ID }) => ID)).toEqual(['P-1'])
  })

  test('is told to whom it came from, also where nobody here receives under its sender', async () => {
    const both = await pair()
    const receiver = { scheme: '9930', value: both.at.buyer }
    const routing = { ...header, sender: { scheme: '9930', value: 'DE000' }, receiver }
    const { documentId } = await arrivingAs(both, (messageId) =>
      wrap(asPeppol(read(documentOf('Invoice', { id: 'P-2' }))), { ...routing, messageId }),
    )
    const { UnifiedState, LatestDispatch } = await both.seller.standing(documentId)
    expect([UnifiedState, LatestDispatch.FailureMessage]).toEqual(['DELIVERED_SENT', undefined])
  })
})

test('a virus that is known where the message arrives keeps it out, and its sender reads in which file', async () => {
  const { seller, buyer, at } = await pair()
  const { id: partner } = await seller.partner({ scheme: '9930', value: at.buyer })
  const content = Buffer.from('a worm of tomorrow').toString('base64')
  const documentId = await seller.draft(enclosing([{ name: 'hours.pdf', content }]))
  await server.settle()
  clamd.known.add('of tomorrow')
  await seller.dispatch(documentId, partner, randomUUID())
  await server.settle()
  const { UnifiedState, LatestDispatch } = await seller.standing(documentId)
  expect([UnifiedState, LatestDispatch.FailureMessage]).toEqual([
    'FAILED_DELIVERY',
    expect.stringContaining('virus in hours.pdf'),
  ])
  expect(await buyer.list()).toEqual([])
})
