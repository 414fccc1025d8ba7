import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { approve, approving, ask, flow, reject, withdraw } from '../approvals/testing.ts'
import { json } from '../documents/testing-trade.ts'
import { adviceOn, answerAdvice, askAdvice, asked, handOnAdvice, inboxOf, withdrawAdvice } from './testing.ts'

const { server, supplier, admin, stranger, delivered, answer, hire, clerk, mia, max } = await approving()
const sam = await hire({ role: 'approver', firstName: 'Sam', lastName: 'Substitute' })
const rita = await hire({ role: 'requester', firstName: 'Rita', lastName: 'Requester' })
const otto = await hire({ role: 'readOnly', firstName: 'Otto', lastName: 'Onlooker' })

/** A bill that waits for Mia's approval. */
async function waiting(): Promise<string> {
  const id = await delivered()
  await json(ask(clerk, id, [mia.id]), 201)
  return id
}
const adviceWork = async (by: TestPerson, documentId: string) =>
  (await inboxOf(by)).filter(({ kind, subjectId }) => kind === 'ADVICE' && subjectId === documentId)
const isAway = (person: TestPerson, by: TestPerson) => {
  const days = { From: '2026-11-19', Until: '2026-11-27', SubstituteId: by.id }
  return json(person.send(`PUT users/${person.id}/absence`, { json: days }))
}
const isBack = (person: TestPerson) => person.send(`DELETE users/${person.id}/absence`)
const subjects = async (person: TestPerson) => {
  await server.settle()
  const { Items } = await json<{ Items: { To: string; Subject: string }[] }>(admin.send('GET mails?limit=100'))
  return Items.flatMap(({ To, Subject }) => (To === person.username ? [Subject] : []))
}
const history = async (id: string) =>
  (await json<ResultOf<Areas['documents']['readHistory']>>(clerk.send(`GET documents/${id}/history`))).Events.filter(
    ({ Type }) => Type.startsWith('document.advi'),
  ).map(({ Type, ActorName, Details }) => {
    const detail = (key: string) => Details.find(({ Key }) => Key === key)?.Value
    return [Type.slice('document.'.length), ActorName, detail('people'), detail('text') ?? detail('recommendation')]
  })

describe('who decides asks a colleague', () => {
  test('who has it in their inbox, answers in words, and nothing is decided by it', async () => {
    const id = await waiting()
    expect((await adviceOn(mia, id)).canAsk).toBe(true)
    const adviceId = await asked(mia, id, rita, 'Did the drills come?')
    expect(await adviceWork(rita, id)).toMatchObject([
      {
        ...{ id: adviceId, type: 'ADVICE', why: 'Did the drills come?', givenBy: { id: mia.id, name: 'Mia Manager' } },
        allowedActions: ['advise', 'assign'],
      },
    ])
    const counts = await json<{ kinds: unknown[] }>(rita.send('GET inbox/counts'))
    expect(counts.kinds).toContainEqual({ kind: 'ADVICE', count: 1 })
    // It stands beside the decision, which does not wait for it.
    expect((await inboxOf(mia)).find(({ subjectId }) => subjectId === id)?.allowedActions).toContain('askAdvice')
    expect((await adviceOn(mia, id)).advice).toMatchObject([{ state: 'OPEN', allowedActions: ['withdraw'] }])
    await json(answerAdvice(rita, adviceId, 'DECLINE', 'Two of them are broken.'), 204)
    expect((await adviceOn(mia, id)).advice).toMatchObject([
      {
        ...{ state: 'ANSWERED', recommendation: 'DECLINE', answer: 'Two of them are broken.' },
        ...{ answeredBy: { id: rita.id, name: 'Rita Requester' }, allowedActions: [] },
      },
    ])
    expect(await adviceWork(rita, id)).toEqual([])
    expect((await flow(clerk, id)).steps).toMatchObject([{ kind: 'current', approverIds: [mia.id] }])
    expect((await subjects(rita)).filter((one) => one.includes('Mia Manager asks for your advice on'))).toHaveLength(1)
    expect((await subjects(mia)).filter((one) => one.startsWith('Rita Requester advises against'))).toHaveLength(1)
    await json(approve(mia, id))
    expect(await history(id)).toEqual([
      ['advice_asked', 'Mia Manager', 'Rita Requester', 'Did the drills come?'],
      ['advised', 'Rita Requester', undefined, 'Two of them are broken.'],
    ])
  })

  test('may ask whoever sees the document and handles documents, but not themselves, nor somebody twice', async () => {
    const id = await waiting()
    const names = (await adviceOn(mia, id)).askable.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Carla Clerk', 'Max Muster', 'Rita Requester']))
    expect(names).not.toEqual(expect.arrayContaining(['Mia Manager']))
    for (const person of [mia, otto]) expect((await askAdvice(mia, id, [person.id])).status).toBe(400)
    expect((await askAdvice(mia, id, [stranger.id])).status).toBe(404)
    expect((await askAdvice(mia, id, [])).status).toBe(400)
    expect((await askAdvice(mia, id, [max.id], '  ')).status).toBe(400)
    // Who saved or requested it may be asked: advice decides nothing.
    await json(askAdvice(mia, id, [clerk.id, max.id]), 204)
    expect((await askAdvice(mia, id, [max.id], 'Again?')).status).toBe(400)
    const [first] = (await adviceOn(mia, id)).advice
    await json(answerAdvice(clerk, first!.id, 'APPROVE'), 204)
    await json(askAdvice(mia, id, [clerk.id], 'And the price?'), 204)
    // What is closed to a person is not put to them.
    const Grants = [{ UserId: mia.id, Right: 'write' }]
    await json(admin.send(`PUT documents/${id}/access`, { json: { Grants } }), 204)
    expect((await askAdvice(mia, id, [sam.id])).status).toBe(400)
    expect((await adviceOn(mia, id)).askable.map(({ name }) => name)).not.toContain('Sam Substitute')
    expect((await max.send(`GET documents/${id}/approval/advice`)).status).toBe(403)
    expect(await adviceWork(max, id)).toEqual([])
  })

  test('is nobody but who can decide now: who asked for approval, comes later, or is not of the company asks nobody', async () => {
    const id = await waiting()
    await json(ask(clerk, id, [max.id]), 201)
    for (const person of [clerk, max, admin]) {
      expect((await adviceOn(person, id)).canAsk).toBe(false)
      expect((await askAdvice(person, id, [sam.id])).status).toBe(409)
    }
    expect((await askAdvice(rita, id, [sam.id])).status).toBe(403)
    for (const person of [stranger, supplier]) {
      const answers = [askAdvice(stranger, id, [sam.id]), person.send(`GET documents/${randomUUID()}/approval/advice`)]
      for (const refused of await Promise.all(answers)) expect(refused.status).toBe(404)
    }
    const adviceId = await asked(mia, id, sam)
    const calls = [
      answerAdvice(stranger, adviceId, 'APPROVE'),
      handOnAdvice(stranger, adviceId, sam.id),
      withdrawAdvice(stranger, adviceId),
    ]
    for (const refused of await Promise.all(calls)) expect(refused.status).toBe(404)
  })

  test('once, however often the question arrives; its id names no other', async () => {
    const [id, other] = [await waiting(), await waiting()]
    const questionId = randomUUID()
    for (let at = 0; at < 2; at++) await json(askAdvice(mia, id, [max.id], 'Ours?', questionId), 204)
    expect((await adviceOn(mia, id)).advice).toHaveLength(1)
    expect((await askAdvice(mia, id, [max.id], 'Theirs?', questionId)).status).toBe(409)
    expect((await askAdvice(mia, other, [max.id], 'Ours?', questionId)).status).toBe(409)
    const adviceId = (await adviceOn(mia, id)).advice[0]!.id
    for (let at = 0; at < 2; at++) await json(answerAdvice(max, adviceId, 'NONE', 'Ask Rita.'), 204)
    expect((await answerAdvice(max, adviceId, 'APPROVE')).status).toBe(409)
    expect((await history(id)).map(([kind]) => kind)).toEqual(['advice_asked', 'advised'])
    expect((await answerAdvice(max, adviceId, 'NONE', 'Ask Sam.')).status).toBe(409)
  })
})

describe('advice', () => {
  test('is answered by who has it, with a text unless they recommend approval', async () => {
    const adviceId = await asked(mia, await waiting(), max)
    for (const person of [mia, sam, admin]) expect((await answerAdvice(person, adviceId, 'APPROVE')).status).toBe(409)
    expect((await answerAdvice(otto, adviceId, 'APPROVE')).status).toBe(403)
    for (const words of [undefined, ' \u0000 '])
      expect((await answerAdvice(max, adviceId, 'DECLINE', words)).status).toBe(400)
    expect((await answerAdvice(max, adviceId, 'MAYBE', 'x')).status).toBe(400)
    await json(answerAdvice(max, adviceId, 'APPROVE'), 204)
  })

  test('is taken back by who asked, or an administrator; who had it is told', async () => {
    const id = await waiting()
    const [one, two] = [await asked(mia, id, max), await asked(mia, id, sam)]
    expect((await withdrawAdvice(clerk, one)).status).toBe(409)
    await json(withdrawAdvice(mia, one), 204)
    await json(withdrawAdvice(admin, two), 204)
    for (const over of [withdrawAdvice(mia, one), answerAdvice(max, one, 'APPROVE'), handOnAdvice(max, one, sam.id)])
      expect((await over).status).toBe(409)
    expect([await adviceWork(max, id), await adviceWork(sam, id)]).toEqual([[], []])
    expect(await subjects(max)).toContainEqual(expect.stringContaining('Mia Manager no longer needs your advice on'))
    expect((await history(id)).at(-1)).toEqual(['advice_withdrawn', 'Karim Aziz', 'Sam Substitute', undefined])
  })

  test.each([
    ['approved', (id: string) => json(approve(mia, id))],
    ['declined', (id: string) => json(reject(mia, id, 'Not ours'), 204)],
    ['withdrawn', async (id: string) => json(withdraw(clerk, id, (await flow(clerk, id)).steps[0]!.id), 204)],
    [
      'answered by another call',
      async (id: string) => {
        await json(answer(clerk, id, { ResponseCode: 'BusinessReject', ReasonCode: 'OTH', Reason: 'Not ours' }), 201)
        await server.settle()
      },
    ],
  ])('closes by itself once it is %s, and the log says so', async (_what, decideIt) => {
    const id = await waiting()
    const adviceId = await asked(mia, id, max)
    await decideIt(id)
    expect(await adviceWork(max, id)).toEqual([])
    const done = await json<ResultOf<Areas['inbox']['listDone']>>(mia.send('GET inbox/done'))
    expect(done.items.filter(({ subjectId, kind }) => subjectId === id && kind === 'ADVICE')).toEqual([])
    expect((await adviceOn(mia, id)).advice).toMatchObject([{ state: 'CLOSED', allowedActions: [] }])
    expect((await history(id)).map(([kind]) => kind)).toEqual(['advice_asked', 'advice_closed'])
    for (const late of [answerAdvice(max, adviceId, 'APPROVE'), withdrawAdvice(mia, adviceId)])
      expect((await late).status).toBe(409)
    expect((await askAdvice(mia, id, [sam.id])).status).toBe(409)
  })

  test('closes with its step alone, and stays while another step is added behind it', async () => {
    const id = await waiting()
    await asked(mia, id, sam)
    await json(ask(clerk, id, [max.id]), 201)
    expect(await adviceWork(sam, id)).toHaveLength(1)
    await json(approve(mia, id))
    expect(await adviceWork(sam, id)).toEqual([])
    await json(askAdvice(max, id, [sam.id], 'And now?'), 204)
    expect((await adviceOn(max, id)).advice.map(({ state }) => state)).toEqual(['CLOSED', 'OPEN'])
  })
})

describe('advice goes', () => {
  test('on from whoever is away, though not back to who asks, and is told to them once they are back', async () => {
    await isAway(max, rita)
    await isAway(sam, mia)
    const id = await waiting()
    const { askable } = await adviceOn(mia, id)
    expect(askable.find((one) => one.id === max.id)).toMatchObject({ taker: { id: rita.id, name: 'Rita Requester' } })
    await json(askAdvice(mia, id, [max.id, sam.id]), 204)
    const { advice } = await adviceOn(mia, id)
    expect(new Map(advice.map(({ askedOf, holders }) => [askedOf.id, holders.map((one) => one.id)]))).toEqual(
      new Map([
        [max.id, [rita.id]],
        [sam.id, [sam.id]],
      ]),
    )
    await json(answerAdvice(rita, advice.find(({ askedOf }) => askedOf.id === max.id)!.id, 'NONE', 'He knows.'), 204)
    const { items } = await json<{ items: unknown[] }>(max.send('GET inbox/meanwhile'))
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'ADVICE', words: 'He knows.', by: [{ id: rita.id, name: 'Rita Requester' }] }),
    )
    await isBack(max)
    await isBack(sam)
  })

  test('to a colleague whom its holder names, not to who asked', async () => {
    const id = await waiting()
    const adviceId = await asked(mia, id, max)
    expect((await handOnAdvice(sam, adviceId, rita.id)).status).toBe(409)
    for (const person of [mia, max, otto]) expect((await handOnAdvice(max, adviceId, person.id)).status).toBe(400)
    await json(handOnAdvice(max, adviceId, rita.id), 204)
    expect([await adviceWork(max, id), (await adviceWork(rita, id)).length]).toEqual([[], 1])
    expect((await adviceOn(mia, id)).advice).toMatchObject([{ askedOf: { id: max.id }, holders: [{ id: rita.id }] }])
    expect(await history(id)).toContainEqual(['advice_handed_on', 'Max Muster', 'Rita Requester', undefined])
    expect(await subjects(rita)).toContainEqual(expect.stringContaining('Mia Manager asks for your advice on'))
  })

  test('from colleague to colleague on the board of the team, and back', async () => {
    const adviceId = await asked(mia, await waiting(), max)
    const move = (Seen: string[], Holders: string[], more: object = {}) =>
      admin.send(`PUT inbox/team/${adviceId}/holders`, { json: { Seen, Holders, ...more } })
    expect((await move([max.id], [mia.id])).status).toBe(400)
    expect((await move([rita.id], [sam.id])).status).toBe(409)
    await json(move([max.id], [sam.id]))
    expect(await json(move([sam.id], [max.id], { TakesBack: true }))).toMatchObject({ Holders: [{ Id: max.id }] })
    const team = `GET inbox/team?person=${max.id}&cards=100` as const
    const { people } = await json<ResultOf<Areas['inbox']['listTeam']>>(admin.send(team))
    const card = people[0]?.cards.find((one) => one.id === adviceId)
    expect(card).toMatchObject({ kind: 'ADVICE', allowedActions: ['handOn'] })
    expect(card?.refused.map((one) => one.id)).toContain(mia.id)
    await json(withdrawAdvice(mia, adviceId), 204)
    expect((await move([max.id], [sam.id])).status).toBe(409)
  })
})

describe('an adviser who leaves', () => {
  const leaves = (person: TestPerson, SuccessorId?: string) =>
    json<{ Moved: number; Stayed: number }>(
      admin.send(`POST account/users/${person.id}/departure`, {
        json: SuccessorId === undefined ? {} : { SuccessorId },
      }),
    )

  test('hands what they were asked to the colleague who gets their work, where that one can give it', async () => {
    const [wim, xena] = [await hire({ role: 'requester' }), await hire({ role: 'requester' })]
    const [one, other] = [await waiting(), await waiting()]
    const adviceId = await asked(mia, one, wim, 'Did it come?')
    // Who was asked besides keeps it.
    await json(askAdvice(mia, other, [wim.id, sam.id]), 204)
    const beside = (await adviceOn(mia, other)).advice.find(({ askedOf }) => askedOf.id === sam.id)!.id
    expect(await leaves(wim, xena.id)).toEqual({ Moved: 2, Stayed: 0 })
    expect((await adviceWork(xena, one)).map(({ id }) => id)).toEqual([adviceId])
    expect((await adviceWork(sam, other)).map(({ id }) => id)).toEqual([beside])
    await json(answerAdvice(xena, adviceId, 'APPROVE'), 204)
  })

  test('leaves nothing open that nobody answers any more', async () => {
    const [yan, zoe] = [await hire({ role: 'requester' }), await hire({ role: 'requester' })]
    const [one, other] = [await waiting(), await waiting()]
    const [left, closedTo] = [await asked(mia, one, yan), await asked(mia, other, zoe)]
    await leaves(yan)
    // Who asks does not answer themselves.
    expect(await leaves(zoe, mia.id)).toEqual({ Moved: 0, Stayed: 0 })
    for (const [id, documentId] of [
      [left, one],
      [closedTo, other],
    ] as const)
      expect((await adviceOn(mia, documentId)).advice.find((advice) => advice.id === id)?.state).toBe('CLOSED')
    await json(approve(mia, one))
  })
})
