import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import type { TradeForm } from '@kontor/ubl'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { asBody, json } from '../documents/testing-trade.ts'
import { encrypted, pdfOf, textStream } from '../pages/testing-pdf.ts'

const server = await startTestServer()

type Upload = ResultOf<Areas['scanning']['readUpload']>
type Twins = ResultOf<Areas['scanning']['findTwins']>['Twin']
type Files = ResultOf<Areas['attachments']['listAttachments']>['DocumentAttachment']

const place = { street: 'Weg 1', city: 'Bremen', zip: '28195', country: 'DE' }
const harbour = { name: 'Hafen Spedition GmbH', vatId: 'DE811907980', address: place }
const nordlicht = { name: 'Nordlicht Handel AG', vatId: 'DE128111902', address: place }

async function people() {
  const companyId = await server.company({
    name: 'Nordlicht Handel AG',
    identifiers: [{ scheme: 'DE:VAT', value: 'DE128111902' }],
  })
  return {
    companyId,
    head: await server.person(companyId),
    clerk: await server.person(companyId, { role: 'apClerk' }),
    reader: await server.person(companyId, { role: 'readOnly' }),
  }
}

const paper = (words: string = randomUUID()) =>
  pdfOf([textStream(['Hafen Spedition GmbH', words]), textStream(['Page two'])])

function send(person: TestPerson, bytes: Uint8Array, name = 'scan.pdf'): Promise<Response> {
  const form = new FormData()
  form.append('file', new File([asBody(bytes)], name))
  return person.send('POST cloudscan/uploads', { body: form })
}
const uploaded = (person: TestPerson, bytes = paper()) => json<Upload>(send(person, bytes), 201)

const typed = (more: Partial<TradeForm> = {}) =>
  documentOf('Invoice', { id: `H-${randomUUID().slice(0, 8)}`, seller: harbour, buyer: nordlicht, ...more })
const save = (person: TestPerson, id: string, bytes: Uint8Array, query = '') =>
  person.send(`PUT cloudscan/integration/${id}/content${query}`, {
    body: asBody(bytes),
    headers: { 'content-type': 'application/xml' },
  })
const enter = (person: TestPerson, id: string) => person.send(`POST cloudscan/integration/${id}/dispatch`)
const waiting = async (person: TestPerson) =>
  (await json<{ Items: Upload[] }>(person.send('GET cloudscan/integration?state=TO_REVIEW&descending=false'))).Items

describe('a received invoice on paper', { timeout: 60_000 }, () => {
  test('waits to be entered, is shown page by page, and keeps what was entered so far', async () => {
    const { clerk, reader } = await people()
    const { Id, ...upload } = await uploaded(clerk, paper('IBAN DE02'))
    expect(upload).toMatchObject({
      State: 'TO_REVIEW',
      FileName: 'scan.pdf',
      MimeType: 'application/pdf',
      PageCount: 2,
    })
    expect((await json<{ Page: unknown[] }>(clerk.send(`GET cloudscan/integration/${Id}/pages`))).Page).toHaveLength(2)
    const picture = await clerk.send(`GET cloudscan/integration/${Id}/pages/2?width=400`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    const { Run } = await json<{ Run: { Text: string }[] }>(clerk.send(`GET cloudscan/integration/${Id}/pages/1/text`))
    expect(Run.map(({ Text }) => Text)).toContain('IBAN DE02')
    expect((await clerk.send(`GET cloudscan/integration/${Id}/pages/3`)).status).toBe(404)
    expect((await clerk.send(`GET cloudscan/integration/${Id}/content`)).status).toBe(404)

    expect((await save(clerk, Id, typed({ id: 'H-1' }), '?version=0')).status).toBe(204)
    expect((await save(clerk, Id, typed({ id: 'H-2' }), '?version=0')).status).toBe(409)
    expect((await save(clerk, Id, documentOf('Order'))).status).toBe(400)
    expect(await waiting(clerk)).toMatchObject([{ Id, DocumentNumber: 'H-1', SenderName: harbour.name, Version: 1 }])
    const content = await clerk.send(`GET cloudscan/integration/${Id}/content`, {
      headers: { accept: 'application/xml' },
    })
    expect(await content.text()).toContain('H-1')

    expect((await waiting(reader))[0]?.AllowedActions).toEqual([])
    expect((await save(reader, Id, typed())).status).toBe(403)
    expect((await enter(reader, Id)).status).toBe(403)
    expect((await clerk.send(`DELETE scanio/documents?id=${Id}`)).status).toBe(204)
    expect(await waiting(clerk)).toEqual([])
    expect((await clerk.send(`DELETE scanio/documents?id=${Id}`)).status).toBe(404)
  })

  test('is entered once, is answered like any other, and the paper stays beside its data', async () => {
    const { companyId, clerk } = await people()
    const { Id } = await uploaded(clerk)
    expect((await enter(clerk, Id)).status).toBe(404)
    await save(clerk, Id, typed({ id: 'H-77' }))
    const { DocumentId } = await json<{ DocumentId: string }>(enter(clerk, Id), 201)
    expect(await json(enter(clerk, Id), 201)).toEqual({ DocumentId })
    await server.settle()
    expect(await json(clerk.send(`GET documents/${DocumentId}/metadata`))).toMatchObject({
      UnifiedState: 'DELIVERED_RECEIVED',
      ID: 'H-77',
      SentBy: harbour.name,
    })
    const files = `documents/${DocumentId}/attachments`
    const [file] = (await json<{ DocumentAttachment: Files }>(clerk.send(`GET ${files}`))).DocumentAttachment
    expect(file).toMatchObject({ Name: 'scan.pdf', Original: true, Viewable: true, AllowedActions: [] })
    expect((await clerk.send(`GET ${files}/${file?.Id}/pages/1`)).headers.get('content-type')).toBe('image/png')
    const answer = { json: { ResponseId: randomUUID(), ResponseCode: 'BusinessAccept' } }
    expect((await clerk.send(`PUT documents/${DocumentId}/statechange`, answer)).status).toBe(201)
    expect(await waiting(clerk)).toEqual([])
    expect((await save(clerk, Id, typed())).status).toBe(409)
    expect((await clerk.send(`DELETE scanio/documents?id=${Id}`)).status).toBe(409)
    expect(await server.faultsOfLog(companyId)).toEqual([])
  })

  test('SCN-21: comes from the partner whom the clerk named, who is none of the network', async () => {
    const { companyId, clerk, head } = await people()
    const connectionId = randomUUID()
    const kept = { CompanyName: 'Hafen Spedition Nord', Country: 'DE', Email: 'post@hafen-nord.example' }
    expect((await head.send(`PUT network/partners/${connectionId}`, { json: kept })).status).toBe(201)
    const member = await server.connect(companyId, await server.company({ name: 'Member GmbH' }))
    const { Id } = await uploaded(clerk)
    await save(clerk, Id, typed({ id: 'H-78' }))
    const by = (connection: string) =>
      clerk.send(`POST cloudscan/integration/${Id}/dispatch?connectionId=${connection}`)
    const refused = await by(member)
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Member GmbH')])
    expect((await by(randomUUID())).status).toBe(404)
    const { DocumentId } = await json<{ DocumentId: string }>(by(connectionId), 201)
    expect(await json(clerk.send(`GET documents/${DocumentId}/metadata`))).toMatchObject({
      ConnectionId: connectionId,
      SentBy: 'Hafen Spedition Nord',
    })
  })

  test.each([
    ['number', { id: '' }, 'ID'],
    ['date', { issueDate: '' }, 'IssueDate'],
    ['seller', { seller: { name: '' } }, 'Draft'],
    ['seller other than the company itself', { seller: nordlicht }, 'Draft'],
  ] as const)('is not entered without a %s, and says which field', async (_what, more, field) => {
    const { clerk } = await people()
    const { Id } = await uploaded(clerk)
    expect((await save(clerk, Id, typed(more))).status).toBe(204)
    const answer = await json<{ FieldErrors?: unknown; Message?: string }>(enter(clerk, Id), 400)
    expect(JSON.stringify(answer)).toContain(field)
    expect(await waiting(clerk)).toHaveLength(1)
  })

  test('is shown beside what is there already: the same file, the same number, the same amount of the day', async () => {
    const { clerk } = await people()
    const bytes = paper()
    const first = await uploaded(clerk, bytes)
    const second = await uploaded(clerk, bytes)
    const twins = async (id: string, query = '') =>
      (await json<{ Twin: Twins }>(clerk.send(`GET cloudscan/integration/${id}/twins?${query}`))).Twin
    expect(await twins(second.Id)).toMatchObject([{ By: 'BYTES', UploadId: first.Id }])
    await save(clerk, first.Id, typed({ id: 'H 900', issueDate: '2026-11-20' }))
    const { DocumentId } = await json<{ DocumentId: string }>(enter(clerk, first.Id), 201)
    await server.settle()
    expect(await twins(second.Id)).toMatchObject([{ By: 'BYTES', DocumentId, Name: 'H 900' }])
    const other = await uploaded(clerk)
    const sender = 'sender=Hafen%20Spedition'
    expect(await twins(other.Id, `${sender}&number=H%20900`)).toMatchObject([
      { By: 'NUMBER', DocumentId, Amount: '119.00' },
    ])
    expect(await twins(other.Id, 'sender=Ostwind%20KG&number=H%20900')).toEqual([])
    const fields = `${sender}&number=H-901&issueDate=2026-11-20&currency=EUR`
    expect(await twins(other.Id, `${fields}&amount=119.00`)).toMatchObject([{ By: 'FIELDS', DocumentId }])
    expect(await twins(other.Id, `${fields}&amount=119.01`)).toEqual([])
  })

  test.each([
    ['a password', pdfOf([''], encrypted), 'bill.pdf', /protected by a password/],
    ['nothing but its head', Buffer.from('%PDF-1.4\n'), 'bill.pdf', /damaged/],
    ['a ZIP in it', Buffer.from('PK\x03\x04bill.pdf'), 'bills.zip', /archive/],
    ['a program under another name', Buffer.from('MZ\x90\x00'), 'invoice.pdf', /program/],
    ['a Word document', Buffer.from('PK\x03\x04....[Content_Types].xml'), 'bill.docx', /Office document/],
    ['plain text', Buffer.from('Invoice'), 'bill.pdf', /neither a PDF nor/],
  ])('is refused with %s, in words, and nothing is kept', async (_what, bytes, name, words) => {
    const { clerk } = await people()
    const { Message } = await json<{ Message: string }>(send(clerk, bytes, name), 400)
    expect(Message).toMatch(words)
    expect((await send(clerk, Buffer.alloc(20 * 1024 * 1024 + 1), 'large.pdf')).status).toBe(413)
    expect(await waiting(clerk)).toEqual([])
  })

  test('is one entry of one company: two who press at once make one document', async () => {
    const { clerk, head } = await people()
    const { Id } = await uploaded(clerk)
    await save(clerk, Id, typed())
    const answers = await Promise.all([enter(clerk, Id), enter(head, Id), enter(clerk, Id)])
    const documents = new Set<string>()
    for (const answer of answers) {
      expect([201, 409]).toContain(answer.status)
      if (answer.status === 201) documents.add(((await answer.json()) as { DocumentId: string }).DocumentId)
    }
    expect(documents.size).toBe(1)
    const { itemCount } = await json<{ itemCount: number }>(clerk.send('GET documents?stag=inbox'))
    expect(itemCount).toBe(1)
  })
})
