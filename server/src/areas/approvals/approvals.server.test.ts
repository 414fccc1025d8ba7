import type { Areas, Of, ResultOf, Verdict } from '@kontor/contract'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { approve, approving, ask, base, type Flow, flow, permissions, reject } from './testing.ts'

const { server, supplier, admin, stranger, delivered, metadata, answer, hire, clerk, mia, max } = await approving()
const rita = await hire({ role: 'readOnly', firstName: 'Rita', lastName: 'Reader' })

const allows = async (by: TestPerson, id: string) =>
  (await metadata(by, id)).AllowedActions.map(({ Action }) => Action).filter((action) => action === 'accept')
const refusal = async (response: Promise<Response>) => {
  const got = await response
  return [got.status, await got.text()] as const
}

describe('a bill under approval', () => {
  test('F-119, F-120, F-163, F-210: is accepted once all who were asked have approved it, one after another', async () => {
    const id = await delivered()
    expect([await flow(clerk, id), await allows(clerk, id)]).toMatchObject([{ steps: [], complete: false }, ['accept']])
    await json(ask(clerk, id, [mia.id], 'More than we agreed'), 201)
    expect(await refusal(answer(clerk, id, { ResponseCode: 'BusinessAccept' }))).toEqual([
      409,
      expect.stringContaining('its approval is still pending'),
    ])
    expect((await metadata(clerk, id)).ApprovalState).toBe('OPEN')
    expect((await clerk.send(`GET ${base}/steps/next/${id}`)).status).toBe(404)
    await json(approve(mia, id, { invitedUserIds: [max.id] }))
    const { steps, people } = await flow(mia, id)
    expect(steps).toMatchObject([
      { kind: 'created', askedBy: clerk.id, because: 'More than we agreed', outcome: 'ACCEPT', decidedBy: mia.id },
      { kind: 'current', askedBy: mia.id, invitedUserIds: [max.id], approverIds: [max.id] },
    ])
    expect(people.map(({ name }) => name).toSorted()).toEqual(['Carla Clerk', 'Max Muster', 'Mia Manager'])
    expect(await allows(clerk, id)).toEqual([])
    await json(approve(max, id))
    expect(await json<Flow>(rita.send(`GET documents/${id}/approval`))).toMatchObject({ complete: true })
    expect([(await metadata(clerk, id)).ApprovalState, await allows(clerk, id)]).toEqual(['APPROVED', ['accept']])
    await json(answer(clerk, id, { ResponseCode: 'BusinessAccept' }), 201)
    expect((await ask(clerk, id, [mia.id])).status).toBe(409)
    expect((await metadata(supplier, id)).ApprovalState).toBeUndefined()
  })

  test('F-211: that is refused for a reason is not accepted until it was asked for anew', async () => {
    const id = await delivered()
    await ask(clerk, id, [mia.id])
    await json(ask(clerk, id, [max.id]), 201)
    expect(await json(clerk.send(`GET ${base}/steps/next/${id}`))).toMatchObject({ invitedUserIds: [max.id] })
    expect(await refusal(reject(mia, id, ' '))).toEqual([400, expect.stringContaining('enter a reason')])
    expect(await refusal(approve(mia, id, { outcome: 'REJECT' }))).toEqual([400, expect.stringContaining('outcome')])
    await json(reject(mia, id, 'Goods never came'), 204)
    expect((await flow(clerk, id)).steps).toMatchObject([{ outcome: 'REJECT', reason: 'Goods never came' }])
    expect([(await metadata(clerk, id)).ApprovalState, await allows(clerk, id)]).toEqual(['REFUSED', []])
    await json(ask(clerk, id), 201)
    expect((await flow(clerk, id)).steps[1]).toMatchObject({ kind: 'current', invitedUserIds: [mia.id] })
    await json(approve(mia, id))
    expect(await allows(clerk, id)).toEqual(['accept'])
    await server.settle()
    const { Events } = await json<ResultOf<Areas['documents']['readHistory']>>(
      clerk.send(`GET documents/${id}/history`),
    )
    expect(Events.map(({ Type }) => Type).slice(-5)).toEqual([
      'document.approval_asked',
      'document.approval_asked',
      'document.approval_refused',
      'document.approval_asked',
      'document.approved',
    ])
    const then = Events.find(({ Type }) => Type === 'document.approval_refused')?.Position
    expect(await json(clerk.send(`GET documents/${id}/metadata?position=${then}`))).toMatchObject({
      ApprovalState: 'REFUSED',
    })
  })

  test('that its sender cancels meanwhile is decided on no more', async () => {
    const id = await delivered()
    await ask(clerk, id, [mia.id])
    await json(answer(supplier, id, { ResponseCode: 'BusinessCancel' }), 201)
    await server.settle()
    expect((await approve(mia, id)).status).toBe(409)
    expect(await flow(mia, id)).toMatchObject({ steps: [{ kind: 'created' }] })
  })
})

describe('whoever is asked', () => {
  test('works here, may approve, may see the document and did not ask: the error names them', async () => {
    const id = await delivered()
    expect((await ask(clerk, id, [stranger.id])).status).toBe(404)
    for (const [invited, why] of [
      [rita, 'Rita Reader'],
      [clerk, 'you cannot request your own approval'],
    ] as const)
      expect(await refusal(ask(clerk, id, [invited.id]))).toEqual([400, expect.stringContaining(why)])
    await json(
      admin.send(`PUT documents/${id}/access`, { json: { Grants: [{ UserId: clerk.id, Right: 'write' }] } }),
      204,
    )
    expect(await refusal(ask(clerk, id, [mia.id]))).toEqual([
      400,
      expect.stringContaining('do not have access to the document'),
    ])
    expect((await permissions(clerk, id)).invitable.map(({ id }) => id)).toEqual([admin.id])
    expect((await mia.send(`GET ${base}/approvalflow/${id}`)).status).toBe(403)
    expect((await stranger.send(`GET ${base}/approvalflow/${id}`)).status).toBe(404)
  })

  test('is told by mail in their language, why and where; who asked is told what came of it', async () => {
    const id = await delivered({ id: 'MAIL-1' })
    await server.settle()
    const since = await mails()
    await ask(clerk, id, [mia.id], 'Please check <line 2>')
    await server.settle()
    const arrived = await newMails(since)
    expect(arrived.map(({ To }) => To)).toEqual([mia.username])
    const mail = await PostalMime.parse(
      await (await admin.send(`GET mails/${encodeURIComponent(arrived[0]?.MessageId ?? '')}`)).arrayBuffer(),
    )
    expect(mail.subject).toBe('Carla Clerk asks you to approve MAIL-1 from Nordlicht Software GmbH')
    expect(mail.text).toMatch(new RegExp(`Please check <line 2>\\s+Open document .*#/Kontor.Documents/view/${id}`))
    expect(mail.replyTo?.[0]?.address).toBe(clerk.username)
    await reject(mia, id, 'Too dear')
    await server.settle()
    expect((await newMails([...since, ...arrived])).map(({ To, Subject }) => [To, Subject])).toEqual([
      [clerk.username, 'Mia Manager declined to approve MAIL-1 from Nordlicht Software GmbH'],
    ])
  })

  test('is represented by their substitute while they are away, who says for whom', async () => {
    const id = await delivered()
    await ask(clerk, id, [mia.id])
    expect(await refusal(approve(max, id))).toEqual([409, expect.stringContaining('awaits Mia Manager')])
    const days = { From: '2026-11-20', Until: '2026-11-21', SubstituteId: max.id }
    await json(mia.send(`PUT users/${mia.id}/absence`, { json: days }))
    expect((await approve(max, id, { approver: { id: clerk.id } })).status).toBe(400)
    expect(await json(approve(max, id, { approver: { id: mia.id } }))).toMatchObject({
      decidedBy: max.id,
      decidedFor: mia.id,
    })
    await json(mia.send(`DELETE users/${mia.id}/absence`), 204)
  })

  test('decides once, also where two of them do so at the same time', async () => {
    const id = await delivered()
    await ask(clerk, id, [mia.id, max.id])
    const both = await Promise.all([approve(mia, id), approve(max, id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

type Mail = { To: string; MessageId: string; Subject: string }
const newMails = async (since: readonly Mail[]) =>
  (await mails()).filter(({ MessageId }) => since.every((one) => one.MessageId !== MessageId))
const mails = async () => (await json<{ Items: Mail[] }>(admin.send('GET mails?limit=100'))).Items

test('F-346: what a person may do with an approval, what is done, and “why” agree', async () => {
  const everybody = [clerk, mia, max, rita, admin]
  for (const prepare of [
    async (_id: string) => undefined,
    (id: string) => ask(clerk, id, [mia.id]),
    (id: string) => ask(admin, id, [max.id]),
    (id: string) => ask(clerk, id, [mia.id]).then(() => reject(mia, id, 'no')),
    (id: string) => answer(admin, id, { ResponseCode: 'BusinessReject', ReasonCode: 'OTH' }),
  ]) {
    const id = await delivered()
    await prepare(id)
    const asks: (() => Promise<Response>)[] = []
    const approvals: typeof asks = []
    for (const person of everybody) {
      const { canApprove, canReject, canInvite, invitable } = await permissions(person, id)
      expect([canReject, await json(person.send(`GET ${base}/canapprove/${id}`))]).toEqual([canApprove, { canApprove }])
      const why = async (action: string) =>
        (await json<Of<typeof Verdict>>(admin.send(`GET users/${person.id}/why/${action}?object=${id}`))).Allowed
      expect([await why('approval.decide'), await why('approval.invite')]).toEqual([canApprove, canInvite])
      // What one may would change what the next may: it is done last.
      if (canApprove) approvals.push(() => approve(person, id))
      else expect((await approve(person, id)).status).toBe(person === rita ? 403 : 409)
      const [other] = invitable
      if (!canInvite) expect((await ask(person, id, [mia.id])).ok).toBe(false)
      else if (other !== undefined) asks.push(() => ask(person, id, [other.id]))
    }
    for (const act of [...asks.slice(0, 1), ...approvals.slice(0, 1)]) expect((await act()).ok).toBe(true)
  }
})

test('an approval that its only person has left is decided by an administrator', async () => {
  const id = await delivered()
  const leaver = await hire({ role: 'approver' })
  await ask(clerk, id, [leaver.id])
  expect((await approve(admin, id)).status).toBe(409)
  await json(admin.send(`DELETE account/users/${leaver.id}`), 204)
  await json(approve(admin, id))
})
