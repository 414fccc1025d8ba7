import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { asBody, json } from '../documents/testing-trade.ts'
import { bill, intakeOf, mailOf, paper } from '../mail-intake/testing.ts'
import { pdfOf, textStream } from '../pages/testing-pdf.ts'

const server = await startTestServer({
  at: '2026-11-27T09:00:00Z',
  environment: { KONTOR_MAIL_INTAKE: 'invoices@kontor.example' },
})
const { company, bring } = intakeOf(server)

type Upload = ResultOf<Areas['scanning']['readUpload']>

const upload = async (person: TestPerson, name = 'scan.pdf') => {
  const form = new FormData()
  form.append('file', new File([asBody(paper())], name))
  return json<Upload>(person.send('POST cloudscan/uploads', { body: form }), 201)
}
const read = (person: TestPerson, id: string) => json<Upload>(person.send(`GET cloudscan/integration/${id}`))
const found = async (person: TestPerson, query: string) =>
  (await json<{ Items: Upload[] }>(person.send(`GET cloudscan/integration?descending=false&${query}`))).Items.map(
    ({ FileName }) => FileName,
  )
const type = (person: TestPerson, id: string, form: Parameters<typeof bill>[0] = {}) =>
  person.send(`PUT cloudscan/integration/${id}/content`, {
    body: asBody(bill(form)),
    headers: { 'content-type': 'application/xml' },
  })
const reason = async (person: TestPerson, kind: 'ONHOLD' | 'REJECT', name: string) =>
  json<{ id: string }>(person.send('POST scanio/tags', { json: { type: kind, name } }), 201)
const decide = (person: TestPerson, what: 'onhold' | 'reject', uploads: readonly string[], tags: readonly string[]) =>
  person.send(`PUT scanio/documents/${what}`, { json: { documentUploadIds: uploads, tagIds: tags } })
const attach = (person: TestPerson, id: string, name: string, bytes = paper()) => {
  const form = new FormData()
  form.append('file', new File([asBody(bytes)], name, { type: 'application/pdf' }))
  return person.send(`POST scanio/documents/${id}/attachments`, { body: form })
}

describe('reasons', { timeout: 60_000 }, () => {
  test('F-204, F-234: put several papers on hold at once, stand with each, and go when it is reopened', async () => {
    const { clerk, admin } = await company()
    const [first, second] = [await upload(clerk, 'first.pdf'), await upload(clerk, 'second.pdf')]
    const missing = await reason(admin, 'ONHOLD', 'Delivery note missing')
    const asked = await reason(admin, 'ONHOLD', 'Buyer is asked')
    expect((await decide(clerk, 'onhold', [first.Id, second.Id], [missing.id, asked.id])).status).toBe(204)
    expect(await read(clerk, first.Id)).toMatchObject({
      State: 'ON_HOLD',
      Reason: 'Delivery note missing · Buyer is asked',
      Tags: ['Delivery note missing', 'Buyer is asked'],
      OwnTags: [],
      History: [{ Step: 'HELD', Reason: 'Delivery note missing · Buyer is asked' }],
    })
    expect(await found(clerk, 'tag=Buyer%20is%20asked')).toEqual(['first.pdf', 'second.pdf'])
    await clerk.send(`PUT cloudscan/integration/${first.Id}/review`)
    expect((await read(clerk, first.Id)).Tags).toEqual([])
    expect(await found(clerk, 'tag=Buyer%20is%20asked')).toEqual(['second.pdf'])
  })

  test('F-234: reject as they hold, and one paper that cannot be decided of leaves all as they were', async () => {
    const { clerk, admin } = await company()
    const [first, second] = [await upload(clerk, 'first.pdf'), await upload(clerk, 'second.pdf')]
    const wrong = await reason(admin, 'REJECT', 'Wrong recipient')
    const hold = await reason(admin, 'ONHOLD', 'Delivery note missing')
    await decide(clerk, 'reject', [second.Id], [wrong.id])
    expect((await decide(clerk, 'reject', [first.Id, second.Id], [wrong.id])).status).toBe(409)
    expect((await read(clerk, first.Id)).State).toBe('TO_REVIEW')
    const other = await decide(clerk, 'reject', [first.Id], [hold.id])
    expect([other.status, await other.text()]).toEqual([400, expect.stringContaining('Delivery note missing')])
    expect(await read(clerk, second.Id)).toMatchObject({ State: 'REJECTED', Reason: 'Wrong recipient' })
  })

  test('F-250, F-251: at least one paper and one reason are asked for, in the words of the spec', async () => {
    const { clerk, admin } = await company()
    const { Id } = await upload(clerk)
    const { id } = await reason(admin, 'ONHOLD', 'Later')
    for (const [uploads, tags, field] of [
      [[], [id], 'documentUploadIds'],
      [[Id], [], 'tagIds'],
    ] as const) {
      const answer = await decide(clerk, 'onhold', uploads, tags)
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(field)])
    }
  })

  test('F-203: are worded by who configures scanning; what carries one keeps it as it was', async () => {
    const { clerk, admin } = await company()
    const { Id } = await upload(clerk)
    const { id } = await reason(admin, 'REJECT', 'Wrong recipient')
    expect((await admin.send('POST scanio/tags', { json: { type: 'REJECT', name: ' Wrong recipient ' } })).status).toBe(
      409,
    )
    expect((await clerk.send('POST scanio/tags', { json: { type: 'REJECT', name: 'Mine' } })).status).toBe(403)
    await decide(clerk, 'reject', [Id], [id])
    const json2 = { type: 'REJECT', name: 'Not for us', description: 'Another company is named.' }
    expect(await json(admin.send(`PUT scanio/tags/${id}`, { json: json2 }))).toEqual({ id, ...json2 })
    expect((await read(clerk, Id)).Tags).toEqual(['Wrong recipient'])
    expect((await admin.send(`DELETE scanio/tags/${id}`)).status).toBe(204)
    expect((await admin.send(`DELETE scanio/tags/${id}`)).status).toBe(404)
    expect(await json(clerk.send('GET scanio/tags?type=REJECT'))).toEqual({ Tags: [] })
    expect((await read(clerk, Id)).Reason).toBe('Wrong recipient')
  })
})

test('F-203: a saved look is one’s own until it is shared, and a reason that is gone goes out of it', {
  timeout: 60_000,
}, async () => {
  const { clerk, admin, companyId } = await company()
  const colleague = await server.person(companyId, { role: 'apClerk' })
  const tag = await reason(admin, 'ONHOLD', 'Delivery note missing')
  const mine = { name: 'Harbour, on hold', states: ['ON_HOLD'], tagIds: [tag.id], query: 'harbour' }
  const saved = await json<{ id: string }>(clerk.send('POST scanio/quickfilters', { json: mine }), 201)
  const looks = async (person: TestPerson) =>
    (await json<{ QuickFilters: { id: string }[] }>(person.send('GET scanio/quickfilters'))).QuickFilters
  expect(await looks(clerk)).toMatchObject([{ ...mine, shared: false, mine: true }])
  expect(await looks(colleague)).toEqual([])
  expect((await colleague.send(`DELETE scanio/quickfilters/${saved.id}`)).status).toBe(404)
  await clerk.send(`PUT scanio/quickfilters/${saved.id}`, { json: { ...mine, shared: true } })
  await admin.send(`DELETE scanio/tags/${tag.id}`)
  expect(await looks(colleague)).toMatchObject([{ ...mine, tagIds: [], shared: true, mine: false }])
  expect((await colleague.send(`DELETE scanio/quickfilters/${saved.id}`)).status).toBe(403)
  expect((await admin.send(`DELETE scanio/quickfilters/${saved.id}`)).status).toBe(204)
  expect(await looks(clerk)).toEqual([])
})

describe('folders', { timeout: 60_000 }, () => {
  test('gather papers that carry their tags and are found by both; what lay in one that goes lies in the first', async () => {
    const { clerk, admin } = await company()
    const [first, second] = [await upload(clerk, 'first.pdf'), await upload(clerk, 'second.pdf')]
    expect((await clerk.send('PUT cloudscan/folders/Harbour')).status).toBe(403)
    for (const path of [
      'PUT cloudscan/folders/Office',
      'PUT cloudscan/folders/Harbour',
      'PUT cloudscan/folders/Harbour',
    ] as const)
      expect((await admin.send(path)).status).toBe(204)
    await admin.send('PUT cloudscan/folders/Harbour/tags/Freight')
    expect((await clerk.send(`PUT cloudscan/integration/${first.Id}/folder/Harbour`)).status).toBe(204)
    expect((await clerk.send(`PUT cloudscan/integration/${first.Id}/folder/Attic`)).status).toBe(404)
    await clerk.send(`PUT cloudscan/integration/${first.Id}/tags`, { json: { Tag: [' Urgent ', 'Urgent', ''] } })
    expect(await read(clerk, first.Id)).toMatchObject({
      Folder: 'Harbour',
      Tags: ['Urgent', 'Freight'],
      OwnTags: ['Urgent'],
    })
    expect(await found(clerk, 'folder=Harbour')).toEqual(['first.pdf'])
    expect(await found(clerk, 'tag=Freight&tag=Rent')).toEqual(['first.pdf'])
    await clerk.send(`PUT cloudscan/integration/${second.Id}/folder/Office`)
    await admin.send('DELETE cloudscan/folders/Harbour/tags/Freight')
    expect(await json(clerk.send('GET cloudscan/folders/Harbour/taglist'))).toEqual({ Tag: [] })
    expect((await admin.send('DELETE cloudscan/folders/Harbour')).status).toBe(204)
    expect(await found(clerk, 'folder=Office')).toEqual(['first.pdf', 'second.pdf'])
    await admin.send('DELETE cloudscan/folders/Office')
    expect((await read(clerk, first.Id)).Folder).toBeUndefined()
    expect((await admin.send('DELETE cloudscan/folders/Office')).status).toBe(404)
  })

  test('send what lies in them to their branch', async () => {
    const { clerk, admin, companyId } = await company()
    const branchId = await server.branch(companyId, { name: 'Nordlicht Kiel GmbH' })
    const boss = await server.person(branchId)
    await admin.send('PUT cloudscan/folders/Kiel')
    expect((await admin.send(`PUT cloudscan/folders/Kiel/branch/${await server.company()}`)).status).toBe(404)
    expect((await admin.send(`PUT cloudscan/folders/Kiel/branch/${branchId}`)).status).toBe(204)
    expect(await json(clerk.send('GET cloudscan/folders/Kiel/branch'))).toEqual({ BranchId: branchId })
    const { Id } = await upload(clerk)
    const buyer = { name: 'Nordlicht Kiel GmbH', address: { country: 'DE' } }
    expect((await type(clerk, Id, { id: 'KI-1', buyer })).status).toBe(204)
    expect((await attach(clerk, Id, 'delivery note.pdf')).status).toBe(201)
    const body = { FolderName: 'Kiel', Email: 'kasse@hafen.example' }
    const { DocumentId } = await json<{ DocumentId: string }>(
      clerk.send(`POST cloudscan/documents/${Id}/dispatch`, { json: body }),
      201,
    )
    await server.settle()
    expect(await json(boss.send(`GET documents/${DocumentId}/metadata`))).toMatchObject({
      ID: 'KI-1',
      UnifiedState: 'DELIVERED_RECEIVED',
      SentBy: 'kasse@hafen.example',
    })
    const files = await json<{ DocumentAttachment: { Name: string; Original: boolean }[] }>(
      boss.send(`GET documents/${DocumentId}/attachments`),
    )
    expect(files.DocumentAttachment.map(({ Name, Original }) => [Name, Original])).toEqual([
      ['scan.pdf', true],
      ['delivery note.pdf', false],
    ])
    expect((await clerk.send(`GET documents/${DocumentId}/metadata`)).status).toBe(404)
    expect(await read(clerk, Id)).toMatchObject({ State: 'SENT', RecipientName: 'Nordlicht Kiel GmbH', DocumentId })
    expect(await server.faultsOfLog(companyId)).toEqual([])
  })
})

describe('a paper', { timeout: 60_000 }, () => {
  test('F-217: goes back to be mended with a comment, which is gone once it is taken up', async () => {
    const { clerk } = await company()
    const { Id } = await upload(clerk)
    const back = (comment: string) =>
      clerk.send(`POST cloudscan/reprocess/${Id}`, { body: comment, headers: { 'content-type': 'text/plain' } })
    expect((await back('  ')).status).toBe(400)
    expect((await back('The total is that of another page.')).status).toBe(204)
    expect(await found(clerk, 'state=REEDIT')).toEqual(['scan.pdf'])
    expect(await read(clerk, Id)).toMatchObject({
      State: 'REEDIT',
      Comment: 'The total is that of another page.',
      History: [{ Step: 'SENT_BACK', Reason: 'The total is that of another page.' }],
    })
    expect((await type(clerk, Id)).status).toBe(204)
    await clerk.send(`PUT cloudscan/integration/${Id}/review`)
    expect((await read(clerk, Id)).Comment).toBeUndefined()
  })

  test('F-233: that somebody has in hand is changed by nobody else, until they let go or their time is over', async () => {
    const { clerk, admin, companyId } = await company()
    const colleague = await server.person(companyId, { role: 'apClerk' })
    const { Id } = await upload(clerk)
    const lock = (person: TestPerson, method = 'PUT') => person.send(`${method} scanio/documents/${Id}/lock`)
    expect((await lock(clerk)).status).toBe(204)
    expect((await lock(clerk)).status).toBe(204)
    expect(await read(colleague, Id)).toMatchObject({ LockedByName: expect.stringContaining('Ada') })
    for (const refused of [await lock(colleague), await type(colleague, Id), await lock(colleague, 'DELETE')])
      expect([refused.status, await refused.text()]).toEqual([423, expect.stringContaining('is working on the file')])
    expect((await colleague.send(`DELETE scanio/documents?id=${Id}`)).status).toBe(423)
    // Who saves keeps it; fifteen minutes after that it is free.
    server.platform.clock.set('2026-11-27T09:10:00Z')
    expect((await type(clerk, Id)).status).toBe(204)
    server.platform.clock.set('2026-11-27T09:24:59Z')
    expect((await lock(colleague)).status).toBe(423)
    server.platform.clock.set('2026-11-27T09:25:00Z')
    expect((await read(colleague, Id)).LockedBy).toBeUndefined()
    expect((await lock(colleague)).status).toBe(204)
    expect((await lock(admin, 'DELETE')).status).toBe(204)
    expect((await type(clerk, Id)).status).toBe(204)
    server.platform.clock.set('2026-11-27T09:00:00Z')
  })

  test('SCN-25, SCN-33: comes from whom a person says, as long as the document names them', async () => {
    const { clerk, admin, companyId } = await company()
    const [kruse, other] = [crypto.randomUUID(), crypto.randomUUID()]
    for (const [id, name] of [
      [kruse, 'Hafen Spedition Kruse'],
      [other, 'Ostwind KG'],
    ] as const)
      await admin.send(`PUT network/partners/${id}`, {
        json: { CompanyName: name, Country: 'DE', Email: `${id.slice(0, 8)}@kruse.example` },
      })
    const { Id } = await upload(clerk)
    expect((await clerk.send(`PUT cloudscan/integration/${Id}/sender/${crypto.randomUUID()}`)).status).toBe(404)
    const member = await server.connect(companyId, await server.company({ name: 'Member GmbH' }))
    expect((await clerk.send(`PUT cloudscan/integration/${Id}/sender/${member}`)).status).toBe(400)
    await type(clerk, Id, { seller: { name: 'Hafen Spedition Kruse', address: { country: 'DE' } } })
    const { Senders } = await json<{ Senders: { ConnectionId: string; Score: number }[] }>(
      clerk.send(`GET cloudscan/integration/${Id}/senders`),
    )
    expect(Senders).toMatchObject([{ ConnectionId: kruse, CompanyName: 'Hafen Spedition Kruse', Score: 85 }])
    expect((await clerk.send(`PUT cloudscan/integration/${Id}/sender/${kruse}`)).status).toBe(204)
    expect((await read(clerk, Id)).SenderConnectionId).toBe(kruse)
    await type(clerk, Id, { seller: { name: 'Ostwind KG', address: { country: 'DE' } } })
    expect((await read(clerk, Id)).SenderConnectionId).toBeUndefined()
  })

  test('SCN-16 to 18: may come from partners outside of the network, whose numbers are free until one was received', async () => {
    const { clerk, admin, companyId } = await company()
    const [kruse, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const branchId = await server.branch(companyId, { name: 'Nordlicht Kiel GmbH' })
    for (const [id, name] of [
      [kruse, 'Hafen Spedition Kruse'],
      [other, 'Ostwind KG'],
    ] as const)
      await admin.send(`PUT network/partners/${id}`, {
        json: { CompanyName: name, Country: 'DE', Email: `${id.slice(0, 8)}@kruse.example` },
      })
    const member = await server.connect(companyId, await server.company({ name: 'Member GmbH' }))
    const senders = async (query: string) =>
      await json<{ Items: { CompanyName: string }[]; itemCount: number }>(clerk.send(`GET cloudscan/senders?${query}`))
    expect(await senders('limit=1')).toMatchObject({ itemCount: 2, Items: [{ CompanyName: 'Hafen Spedition Kruse' }] })
    expect((await senders('query=ostw')).Items).toMatchObject([{ ConnectionId: other, Country: 'DE' }])
    expect(await senders(`branchId=${branchId}`)).toMatchObject({ itemCount: 0 })
    expect((await clerk.send(`GET cloudscan/senders?branchId=${await server.company()}`)).status).toBe(404)
    expect(await json(clerk.send(`GET cloudscan/senders/${kruse}`))).toMatchObject({ ConnectionId: kruse })
    expect(await json(clerk.send(`GET cloudscan/senders/${member}`))).toMatchObject({ CompanyName: 'Member GmbH' })
    expect((await clerk.send(`GET cloudscan/senders/${crypto.randomUUID()}`)).status).toBe(404)

    const free = async (query: string) => {
      const answer = await clerk.send(`GET cloudscan/sender/validate?documentNumber=V-1&${query}`)
      return [answer.headers.get('content-type'), await answer.text()]
    }
    expect(await free(`connectionId=${kruse}`)).toEqual([expect.stringContaining('text/plain'), 'true'])
    const { Id } = await upload(clerk)
    await type(clerk, Id, { id: 'V-1', issueDate: '2026-11-20' })
    expect((await clerk.send(`POST cloudscan/integration/${Id}/dispatch?connectionId=${kruse}`)).status).toBe(201)
    await server.settle()
    expect((await free(`connectionId=${kruse}`))[1]).toBe('false')
    expect((await free(`connectionId=${kruse}&documentType=invoice&issueDate=2026-01-02`))[1]).toBe('false')
    expect((await free(`connectionId=${kruse}&documentType=creditnote`))[1]).toBe('true')
    expect((await free(`connectionId=${kruse}&issueDate=2025-11-20`))[1]).toBe('true')
    expect((await free(`connectionId=${other}`))[1]).toBe('true')
    expect((await free(`receiverId=${branchId}`))[1]).toBe('true')
  })

  test('SCN-28: is for a legal entity of the company and of no other', async () => {
    const { clerk, admin, companyId } = await company()
    const { Id } = await upload(clerk)
    const entity = crypto.randomUUID()
    const json2 = { Id: entity, Description: '', CompanyId: companyId, Name: 'Nordlicht Lager GmbH' }
    expect((await admin.send(`PUT legalentities/${entity}`, { json: json2 })).ok).toBe(true)
    expect((await clerk.send(`PUT cloudscan/integration/${Id}/legalentity/${entity}`)).status).toBe(204)
    expect((await read(clerk, Id)).LegalEntityId).toBe(entity)
    expect((await clerk.send(`PUT cloudscan/integration/${Id}/legalentity/${crypto.randomUUID()}`)).status).toBe(404)
  })

  test('SIO-15, SCN-31: has files beside it, as they came', async () => {
    const { clerk } = await company()
    const { Id } = await upload(clerk)
    const bytes = paper()
    expect((await attach(clerk, Id, 'terms.pdf', bytes)).status).toBe(201)
    const { Attachments } = await json<{ Attachments: { Id: string }[] }>(
      clerk.send(`GET cloudscan/integration/${Id}/attachments`),
    )
    expect(Attachments).toMatchObject([{ Name: 'terms.pdf', MimeType: 'application/pdf', Size: bytes.length }])
    const file = await clerk.send(`GET cloudscan/integration/${Id}/attachments/${Attachments[0]?.Id}/content`)
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await attach(clerk, Id, 'empty.pdf', Buffer.alloc(0))).status).toBe(400)
  })

  test.each([
    ['invoice', '384', 'Invoice'],
    ['creditnote', '381', 'CreditNote'],
  ])('SIO-12: is begun without a file: %s of kind %s', async (documentType, code, ubl) => {
    const { clerk } = await company()
    const query = `documentType=${documentType}&invoiceTypeCode=${code}`
    const blank = await json<Upload>(clerk.send(`POST scanio/documents/blank?${query}`), 201)
    expect(blank).toMatchObject({ State: 'TO_REVIEW', DocumentType: documentType, PageCount: 0, Version: 1 })
    const content = await clerk.send(`GET cloudscan/integration/${blank.Id}/content`, {
      headers: { accept: 'application/xml' },
    })
    expect(await content.text()).toMatch(new RegExp(`<${ubl}[\\s\\S]*TypeCode>${code}<[\\s\\S]*Nordlicht Handel AG`))
    expect(await json(clerk.send(`GET cloudscan/integration/${blank.Id}/pages`))).toEqual({ Page: [] })
    await type(clerk, blank.Id, { id: `B-${code}` })
    expect((await clerk.send(`POST cloudscan/integration/${blank.Id}/dispatch`)).status).toBe(201)
    expect((await clerk.send('POST scanio/documents/blank?documentType=order')).status).toBe(400)
  })
})

test('SCN-29: what a paper says in letters is read with its place, and its totals where somebody asks for them', {
  timeout: 60_000,
}, async () => {
  const { clerk } = await company()
  const form = new FormData()
  const lines = [
    'Hafen Spedition GmbH',
    'Rechnung H-88',
    'Datum 20.11.2026',
    'Netto 100,00',
    'MwSt 19 % 19,00',
    'Gesamt EUR 119,00',
    'USt-IdNr. DE128111902',
    'USt-IdNr. DE811907980',
  ]
  form.append('file', new File([asBody(pdfOf([textStream(lines)]))], 'scan.pdf'))
  const { Id } = await json<Upload>(clerk.send('POST cloudscan/uploads', { body: form }), 201)
  const fields = async () =>
    (await json<ResultOf<Areas['scanning']['readFields']>>(clerk.send(`GET cloudscan/integration/${Id}/reading`))).Field
  const head = await fields()
  expect(head.map(({ Name, Value }) => [Name, Value])).toEqual([
    ['Number', 'H-88'],
    ['IssueDate', '2026-11-20'],
    ['VatId', 'DE811907980'],
    ['Currency', 'EUR'],
  ])
  expect(head[0]).toMatchObject({ Page: 1, Width: expect.any(Number), Height: expect.any(Number) })
  expect((await clerk.send(`PUT cloudscan/integration/${Id}/enabletotals`)).status).toBe(204)
  expect((await read(clerk, Id)).ReadsTotals).toBe(true)
  expect((await fields()).slice(4).map(({ Name, Value }) => [Name, Value])).toEqual([
    ['NetAmount', '100.00'],
    ['TaxPercent', '19'],
    ['TaxAmount', '19.00'],
    ['PayableAmount', '119.00'],
  ])
})

test('SCN-08 to 10: a company that switches scanning off takes in no file without data, however it comes', {
  timeout: 60_000,
}, async () => {
  const { clerk, admin, companyId, address } = await company()
  const branchId = await server.branch(companyId, { name: 'Nordlicht Kiel GmbH' })
  const receivers = () => json(clerk.send('GET cloudscan/receivers'))
  expect((await clerk.send('DELETE cloudscan/account/enabled')).status).toBe(403)
  for (const _twice of [1, 2]) expect((await admin.send('DELETE cloudscan/account/enabled')).status).toBe(204)
  expect(await receivers()).toMatchObject({
    Receivers: [
      { CompanyAccountId: companyId, CompanyName: 'Nordlicht Handel AG', Enabled: false },
      { CompanyAccountId: branchId, CompanyName: 'Nordlicht Kiel GmbH', Enabled: true },
    ],
  })
  const form = new FormData()
  form.append('file', new File([asBody(paper())], 'scan.pdf'))
  for (const refused of [
    await clerk.send('POST cloudscan/uploads', { body: form }),
    await clerk.send('POST scanio/documents/blank'),
  ])
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Scanning is off')])
  await bring(address, mailOf([['scan.pdf', 'application/pdf', paper()]]))
  const mails = await json<{ Items: { Files: object[] }[] }>(clerk.send('GET mails/intake/received'))
  expect(mails.Items[0]?.Files).toMatchObject([{ Fate: 'REFUSED', Reason: expect.stringContaining('with its data') }])
  expect((await admin.send('PUT cloudscan/account/enabled')).status).toBe(204)
  expect(await receivers()).toMatchObject({ Receivers: [{ Enabled: true }, { Enabled: true }] })
  await upload(clerk)
})

test('SCN-23, F-389: the table holds exactly what the same filters show', { timeout: 60_000 }, async () => {
  const { clerk, admin } = await company()
  const first = await upload(clerk, 'first.pdf')
  await upload(clerk, '=second.pdf')
  await admin.send('PUT cloudscan/folders/Harbour')
  await clerk.send(`PUT cloudscan/integration/${first.Id}/folder/Harbour`)
  await type(clerk, first.Id, { id: 'H-9' })
  const table = async (query: string) => {
    const answer = await clerk.send(`GET cloudscan/integration?${query}`, { headers: { accept: 'text/csv' } })
    expect(answer.headers.get('content-type')).toContain('text/csv')
    return (await answer.text()).replace('\ufeff', '').trimEnd().split('\r\n')
  }
  const [head, ...rows] = await table('folder=Harbour')
  expect(head).toMatch(/^File,State,Received,Supplier,Number,Issued,Amount,Currency,Folder/)
  expect(rows).toEqual([expect.stringMatching(/^first\.pdf,TO_REVIEW,.*,H-9,.*,EUR,Harbour,/)])
  expect(await table('descending=false')).toHaveLength(3)
  expect((await table('query=second'))[1]).toMatch(/^'=second\.pdf/)
})
