import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { documentOf, enclosing } from '../documents/testing.ts'
import { peppolOf } from './testing-peppol.ts'

const server = await startTestServer()
const { pair } = peppolOf(server)
type Side = Awaited<ReturnType<typeof pair>>['seller']
interface File {
  readonly Id: string
  readonly Name: string
}

/** A seller and a buyer, and an invoice of the one that is sent to the other with these files beside it. */
async function sent(document: Uint8Array, files: readonly globalThis.File[]) {
  const { seller, buyer, at } = await pair()
  const { id: partner } = await seller.partner({ scheme: '9930', value: at.buyer })
  const id = await seller.draft(document)
  for (const file of files) {
    const body = new FormData()
    body.append('file', file)
    expect((await seller.send(`POST documents/${id}/attachments`, { body })).status).toBe(201)
  }
  await seller.dispatch(id, partner)
  await server.settle()
  const { LatestDispatch } = await seller.standing(id)
  return { seller, buyer, id, LatestDispatch }
}

const filesOf = async (side: Side, id: string) =>
  ((await (await side.send(`GET documents/${id}/attachments`)).json()) as { DocumentAttachment: File[] })
    .DocumentAttachment
const xmlOf = async (side: Side, id: string) => (await side.send(`GET documents/${id}?received=true`)).text()
const plan = new File(['the plan of the works'], 'Plan ä & b.pdf', { type: 'application/pdf' })

describe('over Peppol', () => {
  test('a file travels in the document, and the receiver finds it among its files; the sender keeps the document as it was', async () => {
    const document = documentOf('Invoice', { id: 'P-7' })
    const { seller, buyer, id, LatestDispatch } = await sent(document, [plan])
    expect([LatestDispatch.DispatchState, LatestDispatch.FailureMessage]).toEqual(['COMPLETED', undefined])
    const [{ DocumentId } = { DocumentId: '' }] = await buyer.list()
    const [file, ...others] = await filesOf(buyer, DocumentId)
    expect(others).toEqual([])
    expect(file).toMatchObject({
      Name: plan.name,
      ContentType: plan.type,
      Size: plan.size,
      Scan: 'CLEAN',
      Enclosed: true,
    })
    expect(await (await buyer.send(`GET documents/${DocumentId}/attachments/${file!.Id}`)).text()).toBe(
      await plan.text(),
    )
    expect(await xmlOf(buyer, DocumentId)).toContain('EmbeddedDocumentBinaryObject')
    expect(await xmlOf(seller, id)).toBe(Buffer.from(document).toString())
    expect(await filesOf(seller, id)).toMatchObject([{ Name: plan.name, Enclosed: false }])
  })

  test('what the document encloses already goes once, beside what was attached', async () => {
    const content = Buffer.from('hours').toString('base64')
    const { buyer, LatestDispatch } = await sent(enclosing([{ name: 'hours.pdf', content }]), [plan])
    expect(LatestDispatch.FailureMessage).toBeUndefined()
    const [{ DocumentId } = { DocumentId: '' }] = await buyer.list()
    expect((await filesOf(buyer, DocumentId)).map(({ Name }) => Name).toSorted()).toEqual(
      [plan.name, 'hours.pdf'].toSorted(),
    )
  })

  test('a document whose prefixes are its own takes a file, too', async () => {
    const renamed = Buffer.from(documentOf('Invoice'))
      .toString()
      .replaceAll(/\b(cac|cbc)(?=[:=])/g, 'x$1')
    const { buyer, LatestDispatch } = await sent(Buffer.from(renamed), [plan])
    expect(LatestDispatch.FailureMessage).toBeUndefined()
    const [{ DocumentId } = { DocumentId: '' }] = await buyer.list()
    expect(await filesOf(buyer, DocumentId)).toHaveLength(1)
  })

  test.each([
    [
      'a kind that Peppol does not carry',
      [plan, new File(['x'], 'notes.txt', { type: 'text/plain' })],
      /notes\.txt has the type text\/plain\. Peppol allows PDF, PNG, JPEG, CSV, XLSX and ODS/,
    ],
    [
      'more bytes than a message has',
      [plan, new File([new Uint8Array(8_000_000)], 'film.pdf', { type: 'application/pdf' })],
      /exceeds the Peppol limit of 10 MB.* The largest is film\.pdf \(8\.0 MB\)/,
    ],
    [
      'a few bytes more than a message has, which its envelope takes',
      [new File([new Uint8Array(7_497_000)], 'film.pdf', { type: 'application/pdf' })],
      /The largest is film\.pdf \(7\.5 MB\)/,
    ],
  ])('%s comes back and says why; nothing arrives', async (_, files, why) => {
    const { buyer, LatestDispatch } = await sent(documentOf('Invoice'), files)
    expect(LatestDispatch.DispatchState).toBe('FAILED')
    expect(LatestDispatch.FailureMessage).toMatch(why)
    expect(await buyer.list()).toEqual([])
  })

  test('files of several megabytes go', async () => {
    const large = new File([new Uint8Array(6_000_000).fill(7)], 'plan.pdf', { type: 'application/pdf' })
    const { buyer, LatestDispatch } = await sent(documentOf('Invoice'), [large])
    expect(LatestDispatch.FailureMessage).toBeUndefined()
    const [{ DocumentId } = { DocumentId: '' }] = await buyer.list()
    expect(await filesOf(buyer, DocumentId)).toMatchObject([{ Size: 6_000_000 }])
  })

  test('an order encloses them, too; what has no room for one comes back', async () => {
    const order = documentOf('Order', { period: { end: '2026-12-31' } })
    expect((await sent(order, [plan])).LatestDispatch.FailureMessage).toBeUndefined()
    const { LatestDispatch } = await sent(documentOf('OrderResponse', { orderReference: 'PO-1' }), [plan])
    expect(LatestDispatch.FailureMessage).toContain(`has no room for ${plan.name}`)
  })
})
