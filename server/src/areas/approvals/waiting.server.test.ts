import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { approve, approving, ask, base, waiting } from './testing.ts'

const { server, supplier, admin, stranger, delivered, answer, hire, clerk, mia, max } = await approving()
const sam = await hire({ role: 'approver', firstName: 'Sam', lastName: 'Substitute' })
const everybody = [admin, clerk, mia, max, sam]

const ids = async (by: TestPerson) => (await waiting(by)).items.map(({ documentId }) => documentId)
const isAway = (person: TestPerson, by: TestPerson) => {
  const days = { From: '2026-11-19', Until: '2026-11-27', SubstituteId: by.id }
  return json(person.send(`PUT users/${person.id}/absence`, { json: days }))
}

/** Who may not see the document is told so, and cannot. */
async function can(person: TestPerson, id: string): Promise<boolean> {
  const answer = await person.send(`GET ${base}/canapprove/${id}`)
  return answer.ok && ((await answer.json()) as { canApprove: boolean }).canApprove
}

/** What is listed is what the person can decide, of these documents. */
async function agrees(documents: readonly string[]): Promise<void> {
  for (const person of everybody) {
    const listed = await ids(person)
    for (const id of documents) expect(listed.includes(id), `${person.username} ${id}`).toBe(await can(person, id))
  }
}

describe('what waits for somebody’s approval', () => {
  test('is told with what it costs, who asks and why, what was asked for first before the rest, a page at a time', async () => {
    const [first, second] = [await delivered(), await delivered()]
    await json(ask(clerk, second, [mia.id], 'More than we agreed'), 201)
    server.platform.clock.advance(60_000)
    await json(ask(clerk, first, [mia.id]), 201)
    expect(await waiting(mia)).toMatchObject({
      total: 2,
      items: [
        {
          documentId: second,
          document: { type: 'invoice', currency: 'EUR', amount: expect.stringMatching(/^\d+\.\d\d$/) },
          askedBy: clerk.id,
          askedByName: 'Carla Clerk',
          because: 'More than we agreed',
        },
        { documentId: first },
      ],
    })
    expect(await waiting(mia, '?limit=1&page=1')).toMatchObject({
      total: 2,
      firstItem: 1,
      items: [{ documentId: first }],
    })
    for (const person of [clerk, max, admin, supplier, stranger]) expect(await ids(person)).toEqual([])
    await agrees([first, second])
  })

  test('comes to the next once it was decided, and to nobody once the document was answered', async () => {
    const id = await delivered()
    await json(ask(clerk, id, [sam.id]), 201)
    await json(ask(clerk, id, [max.id]), 201)
    expect([await ids(sam), await ids(max)]).toEqual([[id], []])
    await json(approve(sam, id))
    expect([await ids(sam), await ids(max)]).toEqual([[], [id]])
    await json(answer(clerk, id, { ResponseCode: 'BusinessReject', ReasonCode: 'OTH', Reason: 'Not ours' }), 201)
    await server.settle()
    expect(await ids(max)).toEqual([])
    await agrees([id])
  })

  test('comes to who stands in, for whom they do, and to administrators where nobody who was asked can', async () => {
    const [one, other] = [await delivered(), await delivered()]
    await json(ask(clerk, one, [max.id]), 201)
    await json(ask(sam, other, [max.id]), 201)
    await isAway(max, sam)
    expect((await waiting(sam)).items).toMatchObject([
      { documentId: one, insteadOf: { id: max.id, name: 'Max Muster' } },
    ])
    expect([(await ids(max)).toSorted(), await ids(admin)]).toEqual([[one, other].toSorted(), []])
    await agrees([one, other])
    const Grants = [{ UserId: clerk.id, Right: 'write' }]
    await json(admin.send(`PUT documents/${other}/access`, { json: { Grants } }), 204)
    expect([await ids(max), await ids(admin)]).toEqual([[one], [other]])
    await agrees([one, other])
  })
})
