import { describe, expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { attach, found, read, startPapers, type, upload } from './testing-papers.ts'

const { server, company } = await startPapers()

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
