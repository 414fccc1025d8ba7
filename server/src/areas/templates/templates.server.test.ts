import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { get, making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'

const { server, supplier, buyer, stranger, save, sent } = await making()
const colleague = await server.person(supplier.companyId)
const reader = await server.person(supplier.companyId, { role: 'readOnly' })

type Listed = ResultOf<Areas['templates']['listTemplates']>['Templates']
const listed = async (person: TestPerson): Promise<Listed> =>
  (await get<{ Templates: Listed }>(person, 'documents/templates')).Templates
const put = (person: TestPerson, id: string, body: object) =>
  person.send(`PUT documents/templates/${id}`, { json: body })
const remove = (person: TestPerson, id: string) => person.send(`DELETE documents/templates/${id}`)
const metadata = (person: TestPerson, id: string) => get<Record<string, unknown>>(person, `documents/${id}/metadata`)

describe('a template', () => {
  test('is made of a draft or of what was sent, shared in the company, named anew, used and deleted', async () => {
    const draft = await save(supplier, documentOf('Invoice', { id: 'DRAFT-1' }), '?draft=true')
    const [monthly, other] = [randomUUID(), randomUUID()]
    await json(put(supplier, monthly, { Name: ' Maintenance ', DocumentId: draft }))
    await json(put(supplier, other, { Name: 'Another', DocumentId: await sent(supplier, 'Invoice', { id: 'SENT-1' }) }))
    expect(await listed(colleague)).toMatchObject([
      { Name: 'Another', Type: 'invoice' },
      {
        Id: monthly,
        Name: 'Maintenance',
        Type: 'invoice',
        Partner: 'Atelier Søndergaard',
        Currency: 'EUR',
        AuthorId: supplier.id,
      },
    ])
    // It stands by itself: the draft may go.
    await json(supplier.send(`DELETE documents/${draft}`), 204)
    await json(put(colleague, monthly, { Name: 'Maintenance, monthly' }))
    const { documentId } = await json<{ documentId: string }>(
      colleague.send(`POST documents/templates/${monthly}/drafts`),
      201,
    )
    expect(await metadata(colleague, documentId)).toMatchObject({ State: 'DRAFT', DocumentType: { type: 'invoice' } })
    await json(remove(supplier, other), 204)
    expect((await listed(supplier)).map(({ Name }) => Name)).toEqual(['Maintenance, monthly'])
    expect((await remove(supplier, other)).status).toBe(404)
    await json(remove(supplier, monthly), 204)
    expect((await metadata(colleague, documentId)).State).toBe('DRAFT')
  })

  test('is issued on the day on which it is used, and due as long after it as in the template', async () => {
    const invoice = documentOf('Invoice', { id: 'TERMS', issueDate: '2026-01-10', dueDate: '2026-01-24' })
    const id = randomUUID()
    await json(put(supplier, id, { Name: 'Two weeks', DocumentId: await save(supplier, invoice, '?draft=true') }))
    const use = async () =>
      metadata(
        supplier,
        (await json<{ documentId: string }>(supplier.send(`POST documents/templates/${id}/drafts`), 201)).documentId,
      )
    const made = await use()
    const today = server.platform.clock.now()
    expect(made.Date).toBe(today.toISOString().slice(0, 10))
    expect(made.DueDate).toBe(new Date(today.getTime() + 14 * 86_400_000).toISOString().slice(0, 10))
    expect(made.ID).not.toBe('TERMS')
  })

  test('is only of what the company writes, under a name of its own, and nobody else’s', async () => {
    const draft = await save(supplier, documentOf('Invoice'), '?draft=true')
    const [id, name] = [randomUUID(), 'Mine']
    await json(put(supplier, id, { Name: name, DocumentId: draft }))
    for (const [person, at, body, status] of [
      [supplier, randomUUID(), { Name: 'MINE', DocumentId: draft }, 409],
      [supplier, randomUUID(), { Name: 'Nothing' }, 404],
      [supplier, randomUUID(), { Name: '  ', DocumentId: draft }, 400],
      [supplier, randomUUID(), { Name: 'Gone', DocumentId: randomUUID() }, 404],
      // A bill that came is not one that its receiver writes.
      [buyer, randomUUID(), { Name: 'Received', DocumentId: await sent(supplier, 'Invoice', { id: 'GOT-1' }) }, 409],
      [stranger, id, { Name: 'Theirs' }, 404],
      [reader, id, { Name: 'Read' }, 403],
    ] as const)
      expect((await put(person, at, body)).status, JSON.stringify(body)).toBe(status)
    expect((await stranger.send(`POST documents/templates/${id}/drafts`)).status).toBe(404)
    expect((await remove(stranger, id)).status).toBe(404)
    expect(await listed(stranger)).toEqual([])
  })

  test('is one where its saving was pressed twice', async () => {
    const id = randomUUID()
    const body = { Name: 'Twice', DocumentId: await save(supplier, documentOf('Invoice'), '?draft=true') }
    await Promise.all([json(put(supplier, id, body)), json(put(supplier, id, body))])
    expect((await listed(supplier)).filter(({ Name }) => Name === 'Twice')).toHaveLength(1)
  })
})
