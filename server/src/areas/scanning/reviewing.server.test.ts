import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { paper } from '../mail-intake/testing.ts'
import { attach, found, read, startPapers, type, type Upload, upload } from './testing-papers.ts'

const { server, company } = await startPapers()

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
    const missing = await clerk.send(`GET cloudscan/sender/validate?connectionId=${kruse}`)
    expect([missing.status, await missing.json()]).toMatchObject([
      400,
      { ValidationError: [{ ErrorDetail: [{ Key: 'field', Value: 'documentNumber' }] }] },
    ])
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
