import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { approve, approving, ask, flow, reject, withdraw } from '../approvals/testing.ts'
import { json } from '../documents/testing-trade.ts'

type Done = ResultOf<Areas['inbox']['listDone']>

const { server, supplier, stranger, delivered, answer, hire, clerk, admin, mia, max } = await approving()

const done = (by: TestPerson, query = '') => json<Done>(by.send(`GET inbox/done${query}`))
const about = async (by: TestPerson, query = '') => (await done(by, query)).items.map(({ subjectId }) => subjectId)

describe('what a person has decided and finished', () => {
  test('stands in one list, the latest first, with how it was decided, and for nobody else', async () => {
    const [one, two, three] = [await delivered({}), await delivered({}), await delivered({})]
    for (const document of [one, two]) await json(ask(clerk, document, [mia.id], 'More than we agreed'), 201)
    await json(approve(mia, one))
    server.platform.clock.advance(60_000)
    await json(reject(mia, two, 'Too dear'), 204)
    server.platform.clock.advance(60_000)
    const given = { subjectId: three, assigneeIds: [mia.id], comment: 'Is this ours?' }
    const assignment = await json<{ id: string }>(clerk.send('POST assignments', { json: given }), 201)
    await json(mia.send(`PUT assignments/${assignment.id}/close`), 204)
    server.platform.clock.advance(60_000)
    const task = { handler: 'Acme.Shelf.count', assignees: [mia.id], context: JSON.stringify({ title: 'Count it' }) }
    const { id } = await json<{ id: string }>(clerk.send('POST tasks', { json: task }), 201)
    await json(mia.send(`PUT tasks/${id}/outcome/DONE`, { json: { completedBy: mia.id } }), 204)

    expect(await done(mia)).toMatchObject({
      isMore: false,
      items: [
        { kind: 'TASK', decision: 'COMPLETE', why: 'Count it' },
        { kind: 'ASSIGNMENT', decision: 'COMPLETE', subjectId: three, givenBy: { name: 'Carla Clerk' } },
        { kind: 'APPROVAL', decision: 'REJECT', subjectId: two },
        { kind: 'APPROVAL', decision: 'APPROVE', subjectId: one, document: { type: 'invoice', currency: 'EUR' } },
      ],
    })
    expect(await about(mia, '?kind=APPROVAL')).toEqual([two, one])
    expect(await about(mia, '?q=more%20than')).toEqual([two, one])
    for (const other of [clerk, max, admin, supplier, stranger]) expect((await done(other)).items).toEqual([])
  })

  test('leaves out what ended by itself: taken back, answered by a colleague, decided by another', async () => {
    const [back, answered, others] = [await delivered({}), await delivered({}), await delivered({})]
    for (const document of [back, answered, others]) await json(ask(clerk, document, [max.id, mia.id], 'Yours?'), 201)
    const step = (await flow(clerk, back)).steps.find(({ kind }) => kind === 'current')
    await json(withdraw(clerk, back, step!.id), 204)
    await json(answer(clerk, answered, { ResponseCode: 'BusinessReject', ReasonCode: 'QTY', Reason: 'No' }), 201)
    await json(approve(mia, others))
    expect((await done(max)).items).toEqual([])
    expect((await done(clerk)).items).toEqual([])
    expect((await about(mia))[0]).toBe(others)
  })

  test('comes a page after the other, each piece once', async () => {
    const paul = await hire({ role: 'approver', firstName: 'Paul', lastName: 'Page' })
    const documents: string[] = []
    for (let nth = 0; nth < 5; nth += 1) {
      const document = await delivered({})
      await json(ask(clerk, document, [paul.id]), 201)
      await json(approve(paul, document))
      documents.unshift(document)
    }
    const seen: string[] = []
    let after = ''
    for (let isMore = true; isMore; ) {
      const page = await done(paul, `?limit=2${after}`)
      seen.push(...page.items.map(({ subjectId }) => subjectId!))
      after = `&after=${page.items.at(-1)!.id}`
      isMore = page.isMore
    }
    expect(seen.toSorted()).toEqual(documents.toSorted())
    const refused = await paul.send('GET inbox/done?after=0192f0c1-aaaa-7000-8000-000000000009')
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('not an item of work')])
  })

  test('shows nothing of a document that has been closed to them since', async () => {
    const eve = await hire({ role: 'approver', firstName: 'Eve', lastName: 'Gone' })
    const [open, closed] = [await delivered({}), await delivered({})]
    for (const document of [open, closed]) {
      await json(ask(clerk, document, [eve.id]), 201)
      await json(approve(eve, document))
    }
    const Grants = [{ UserId: clerk.id, Right: 'write' }]
    await json(admin.send(`PUT documents/${closed}/access`, { json: { Grants } }), 204)
    expect(await about(eve)).toEqual([open])
  })
})
