import { afterAll, describe, expect, test } from 'vitest'
import { approve, approving, ask, flow, withdraw } from '../approvals/testing.ts'
import { json } from '../documents/testing-trade.ts'
import { startMailServer } from '../mail/testing.ts'
import { deciding, mailSettings } from './testing.ts'

const mails = await startMailServer()
afterAll(mails.stop)
const { server, admin, clerk, mia, max, hire, delivered } = await approving(mailSettings(mails))
const { allow, lastTo, tokensIn, tokenOf, read, decide } = deciding(server, mails)

let number = 0
/** A new bill that is like no other, which a clerk asks somebody to approve, and what their mail brings. */
async function asked(to = max, businessId?: string, because?: string) {
  number += 1
  const line = {
    id: '1',
    name: 'Work',
    quantity: '1',
    unit: 'HUR',
    price: `${number}`,
    tax: { category: 'S', percent: '19' },
  }
  const id = await delivered({ id: businessId ?? `R-${number}`, lines: [line] })
  const step = await json<{ id: string }>(ask(clerk, id, [to.id], because), 201)
  await server.settle()
  return { id, step: step.id, token: tokensIn(await lastTo(to))[0]?.token ?? '' }
}
const outcomes = async (id: string) =>
  (await flow(clerk, id)).steps.map(({ outcome, decidedBy, reason }) => ({ outcome, decidedBy, reason }))

test('whoever is asked has no links in their mail until an administrator allows them, and nobody else does', async () => {
  expect(await json(clerk.send('GET mail-decisions/rules'))).toMatchObject({ Allowed: false, Available: true })
  await asked()
  expect(await lastTo(max)).toContain('/#/Kontor.Documents/view/')
  expect(tokensIn(await lastTo(max))).toEqual([])
  expect([await allow(clerk), await allow(mia), await allow(admin), await allow(admin)]).toEqual([403, 403, 204, 204])
  expect(await json(clerk.send('GET mail-decisions/rules'))).toEqual({
    Allowed: true,
    Available: true,
    Replies: false,
    RepliesAvailable: true,
  })
})

describe('a link in the mail', () => {
  test('tells what it decides, changes nothing however often it is read, and approves once, in the name of its person', async () => {
    const { id, step, token } = await asked(max, undefined, 'Please before Friday')
    expect(tokensIn(await lastTo(max)).map(({ act }) => act)).toEqual(['approve', 'decline'])
    const shown = await read(token)
    for (const _ of [1, 2]) expect(await read(token)).toEqual(shown)
    expect(shown).toMatchObject({
      status: 200,
      State: 'OPEN',
      PersonName: 'Max Muster',
      Expires: '2026-12-04T10:00:00.000Z',
      Asked: { Kind: 'DOCUMENT', Id: id, AskedBy: 'Carla Clerk', Because: 'Please before Friday', Warnings: [] },
      AllowedActions: ['approve', 'reject'],
    })
    expect(await outcomes(id)).toMatchObject([{ outcome: undefined }])

    expect((await decide(token, 'ACCEPT')).status).toBe(204)
    expect(await outcomes(id)).toEqual([{ outcome: 'ACCEPT', decidedBy: max.id }])
    expect(await read(token)).toMatchObject({ State: 'USED', Why: 'this link was already used', AllowedActions: [] })
    expect((await read(token)).Asked).toBeUndefined()
    expect((await decide(token, 'REJECT', 'no')).status).toBe(409)
    await server.settle()
    type Line = { Kind: string; User?: { Id: string }; Details: { Key: string; Value: string }[] }
    const { Lines } = await json<{ Lines: Line[] }>(admin.send('GET audit?limit=200'))
    const line = Lines.find(({ Kind }) => Kind === 'user.decided_by_mail')
    expect(line?.User?.Id).toBe(max.id)
    expect(line?.Details.map(({ Value }) => Value)).toEqual(expect.arrayContaining([id, step, 'ACCEPT']))
  })

  test('declines with a reason, and asks for one', async () => {
    const { id, token } = await asked()
    const refused = await decide(token, 'REJECT', '  ')
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Reason is missing')])
    expect((await decide(token, 'REJECT', 'Not what we agreed')).status).toBe(204)
    expect(await outcomes(id)).toEqual([{ outcome: 'REJECT', decidedBy: max.id, reason: 'Not what we agreed' }])
  })

  test('that is pressed twice at the same time decides once', async () => {
    const { id, token } = await asked()
    const both = await Promise.all([decide(token, 'ACCEPT'), decide(token, 'REJECT', 'no')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(await outcomes(id)).toHaveLength(1)
  })

  test('decides that one step, and none that comes after it', async () => {
    const { id, token } = await asked()
    await json(ask(clerk, id, [mia.id]), 201)
    await json(approve(max, id), 200)
    expect(await read(token)).toMatchObject({ State: 'OVER', AllowedActions: [] })
    expect((await decide(token, 'ACCEPT')).status).toBe(409)
    expect(await outcomes(id)).toEqual([{ outcome: 'ACCEPT', decidedBy: max.id }, {}])
  })

  test('is over where its step was taken back, also when the same person is asked anew', async () => {
    const { id, step, token } = await asked()
    await json(withdraw(clerk, id, step), 204)
    await server.settle()
    await json(ask(clerk, id, [max.id]), 201)
    expect(await read(token)).toMatchObject({ State: 'OVER', AllowedActions: [] })
    expect((await decide(token, 'ACCEPT')).status).toBe(409)
    await server.settle()
    expect((await decide(await tokenOf(max), 'ACCEPT')).status).toBe(204)
  })

  test('decides nothing that its person could not when signed in', async () => {
    const leaver = await hire({ role: 'approver', firstName: 'Lea', lastName: 'Leaver' })
    const { id, token } = await asked(leaver)
    const locked = { body: 'LOCKED', headers: { 'content-type': 'text/plain' } }
    await json(admin.send(`PUT account/users/${leaver.id}/state`, locked), 204)
    expect(await read(token)).toMatchObject({ State: 'OVER', Why: 'they cannot sign in' })
    expect((await decide(token, 'ACCEPT')).status).toBe(409)
    expect(await outcomes(id)).toEqual([{}])
  })

  test('approves nothing that has a warning: that is looked at first; it can be declined', async () => {
    await asked(max, 'TWICE')
    const { token } = await asked(max, 'TWICE')
    expect(tokensIn(await lastTo(max)).map(({ act }) => act)).toEqual(['decline'])
    expect(await read(token)).toMatchObject({
      State: 'OPEN',
      Asked: { Warnings: ['DUPLICATE'] },
      Why: 'it has a warning that you have to review first: sign in to approve it',
      AllowedActions: ['reject'],
    })
    expect((await decide(token, 'ACCEPT')).status).toBe(409)
    expect((await decide(token, 'REJECT', 'Paid already')).status).toBe(204)
  })

  test('is none where a sign of it is another, or it names another company', async () => {
    const { token } = await asked()
    const other = `kt_${Buffer.alloc(16, 7).toString('base64url')}.${token.split('.')[1]}`
    const wrong = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
    for (const one of ['x', wrong, other]) {
      expect((await read(one)).status).toBe(404)
      expect((await decide(one, 'ACCEPT')).status).toBe(404)
    }
  })

  test('is kept nowhere: neither among the mails nor among the links', async () => {
    const { token } = await asked()
    const rows = await server.platform.db.transaction(admin.companyId, async (tx) => {
      const tables = tx.withTables<Record<'mail_decision' | 'mail_notice' | 'outbox', Record<string, unknown>>>()
      const from = (table: 'mail_decision' | 'mail_notice' | 'outbox') => tables.selectFrom(table).selectAll().execute()
      return JSON.stringify([await from('mail_decision'), await from('mail_notice'), await from('outbox')])
    })
    expect(rows).toContain('token_hash')
    expect(rows).not.toContain(token.split('.')[1])
    const { Items } = await json<{ Items: { Subject: string; To: string }[] }>(admin.send('GET mails?limit=100'))
    expect(Items.filter(({ To }) => To === max.username).length).toBeLessThan(
      mails.taken.filter(({ to }) => to.includes(max.username)).length,
    )
  })
})

test('a mail server that is away is tried again with another link; after three times the mail comes without', async () => {
  const offered = mails.offered.length
  mails.answers.push([451, 'later'])
  const { id } = await asked()
  const tried = mails.offered.slice(offered).map((raw) => /decide\/[\w.=\r\n-]+/.exec(String(raw))?.[0])
  expect(new Set(tried).size).toBe(2)
  expect((await decide(await tokenOf(max), 'ACCEPT')).status).toBe(204)
  expect(await outcomes(id)).toEqual([{ outcome: 'ACCEPT', decidedBy: max.id }])

  await server.settle()
  mails.answers.push([451, 'later'], [451, 'later'], [451, 'later'])
  await asked()
  expect(await lastTo(max)).toContain('asks you to approve')
  expect(tokensIn(await lastTo(max))).toEqual([])
})

test('whoever wants the mails of a day in one gets no link that would lie there until then', async () => {
  const daily = await hire({ role: 'approver', firstName: 'Dora', lastName: 'Daily' })
  const choice = { body: 'daily', headers: { 'content-type': 'text/plain' } }
  await json(daily.send(`PUT users/${daily.id}/properties/shell.mails`, choice), 204)
  const { token } = await asked(daily)
  expect(token).toBe('')
})

test('a link ends after two weeks, and all of them where the company forbids them again', async () => {
  const [first, second] = [await asked(), await asked()]
  expect(await allow(admin, false)).toBe(204)
  expect(await read(first.token)).toMatchObject({
    State: 'OVER',
    Why: 'your company no longer allows decisions by e-mail',
  })
  expect((await decide(first.token, 'ACCEPT')).status).toBe(409)
  expect(await allow(admin)).toBe(204)
  expect((await decide(first.token, 'ACCEPT')).status).toBe(204)
  server.platform.clock.advance(14 * 24 * 60 * 60_000)
  expect(await read(second.token)).toMatchObject({ State: 'EXPIRED' })
  expect((await decide(second.token, 'ACCEPT')).status).toBe(409)
})
