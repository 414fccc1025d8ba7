import { describe, expect, test } from 'vitest'
import { approve } from '../approvals/testing.ts'
import { json } from '../documents/testing-trade.ts'
import { startReplies, undecided } from './testing-replies.ts'

const { server, admin, clerk, mia, max, hire, names, ...replies } = await startReplies()
const { allow, lastTo, tokensIn, decide, write, sign, bring, reply, mailsTo } = replies
const { allowReplies, asked, outcomes, answersTo } = replies
const rules = () => json(clerk.send('GET mail-decisions/rules'))

test('an administrator lets replies decide where links do; before, replies go to whoever asks', async () => {
  expect(await allowReplies()).toBe(409)
  expect(await allow(admin)).toBe(204)
  expect(await rules()).toEqual({ Allowed: true, Available: true, Replies: false, RepliesAvailable: true })
  await asked()
  expect((await mailsTo(max)).at(-1)?.replyTo).toBe(clerk.username)
  expect([await allowReplies(true, clerk), await allowReplies(), await allowReplies()]).toEqual([403, 204, 204])
  expect(await rules()).toMatchObject({ Replies: true })
  await allow(admin, false)
  expect(await rules()).toMatchObject({ Allowed: false, Replies: false })
  await allow(admin)
  await allowReplies()
})

describe('a reply', () => {
  test('approves once, in the name of who was asked, who is told so in the thread of theirs; the log says that it was a reply', async () => {
    const { id, step, name, address } = await asked()
    expect(address).toMatch(/^decisions\+r[0-9a-v]{41}@kontor\.example$/)
    expect(await lastTo(max)).toContain('reply to this e-mail: write “Approve”, or “Decline” and the reason')
    const answers = await answersTo(max)
    const text = `Approve\n\nOn Fri, 20 Nov 2026 at 10:00, Carla Clerk <kontor@example.com> wrote:\n> Decline (https://…)`
    const mail = await sign(write(max, text, { id: 'first' }))
    expect([await bring(address.toUpperCase(), mail), await bring(address, mail)]).toEqual([204, 204])
    expect(await outcomes(id)).toEqual([{ outcome: 'ACCEPT', decidedBy: max.id }])
    const received = await answers()
    expect(received.map(({ subject }) => subject)).toEqual([`Approved: ${name}`])
    expect(received[0]?.text).toContain(`You approved ${name} of `)
    const { headers } = (await mailsTo(max)).at(-1) ?? { headers: [] }
    expect(headers.find(({ key }) => key === 'in-reply-to')?.value).toBe('<first@example.com>')
    expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied')
    type Line = {
      Kind: string
      User?: { Id: string }
      Actor?: { Id: string }
      Details: { Key: string; Value: string }[]
    }
    const { Lines } = await json<{ Lines: Line[] }>(admin.send('GET audit?limit=200'))
    const line = Lines.find(({ Kind }) => Kind === 'user.decided_by_mail')
    expect(line?.User?.Id).toBe(max.id)
    expect(line?.Details.map(({ Value }) => Value)).toEqual(expect.arrayContaining([id, step, 'ACCEPT', 'reply']))
  })

  test('declines with what stands after the word; what it quotes decides nothing', async () => {
    const { id, address } = await asked()
    const text = 'Decline: wrong price\n\n-----Original Message-----\nFrom: Carla Clerk\nApprove'
    expect(await reply(max, address, text)).toBe(204)
    expect(await outcomes(id)).toEqual([{ outcome: 'REJECT', decidedBy: max.id, reason: 'wrong price' }])
  })

  test('in HTML alone is read, too', async () => {
    const { id, address } = await asked()
    const html = `<div dir="ltr">Ablehnen</div><div>Falscher <b>Preis</b></div><br><div class="gmail_quote">Am Fr. schrieb Carla:<blockquote>Approve</blockquote></div>`
    expect(await reply(max, address, html, { type: 'text/html' })).toBe(204)
    expect(await outcomes(id)).toEqual([{ outcome: 'REJECT', decidedBy: max.id, reason: 'Falscher Preis' }])
  })

  test('that cannot be understood decides nothing and is told so; the next one decides', async () => {
    const { id, name, address } = await asked()
    const answers = await answersTo(max)
    for (const text of ['Who is that?', 'Decline', '> Approve', 'Approve, but only half of it'])
      expect(await reply(max, address, text)).toBe(204)
    expect(await outcomes(id)).toEqual(undecided)
    const received = await answers()
    expect(new Set(received.map(({ subject }) => subject))).toEqual(new Set([`Nothing was decided on ${name}`]))
    expect(received.map(({ text }) => /Nothing was decided: (.*)\./.exec(text)?.[1])).toEqual([
      'it does not begin with a word that approves or declines',
      'the reason is missing',
      'there is no text of yours above the quoted e-mail',
      'the text after the first word makes the decision unclear',
    ])
    expect(received[0]?.text).toContain('Write to Carla Clerk directly')
    expect(await reply(max, address, 'Approve')).toBe(204)
    expect(await outcomes(id)).toEqual([{ outcome: 'ACCEPT', decidedBy: max.id }])
  })

  test('is answered a few times for one question, and then no more', async () => {
    const { address } = await asked()
    const answers = await answersTo(max)
    for (let at = 0; at < 7; at += 1) await reply(max, address, 'What?')
    expect(await answers()).toHaveLength(5)
  })

  test('is told in the language of who replies', async () => {
    const dana = await hire({ role: 'approver', language: 'da-DK' })
    const { id, name, address } = await asked(dana)
    expect(await lastTo(dana)).toContain('Godkend')
    const answers = await answersTo(dana)
    await reply(dana, address, 'Godkendt\n\nMed venlig hilsen\nDana')
    expect(await outcomes(id)).toEqual([{ outcome: 'ACCEPT', decidedBy: dana.id }])
    expect((await answers()).map(({ subject }) => subject)).toEqual([`Godkendt: ${name}`])
  })
})

test('an address that is none takes nothing', async () => {
  const { address } = await asked()
  const wrong = address.replace(/(.)@/, (_, sign: string) => `${sign === '0' ? '1' : '0'}@`)
  expect(await reply(max, wrong, 'Approve')).toBe(404)
  expect(await bring(address, '')).toBe(204)
})

test('a DNS that is away is no answer: the same e-mail counts when it comes again', async () => {
  const { id, address } = await asked()
  const mail = await sign(write(max, 'Approve'))
  names.state.away = true
  expect(await bring(address, mail)).toBe(503)
  expect(await outcomes(id)).toEqual(undecided)
  names.state.away = false
  expect(await bring(address, mail)).toBe(204)
  expect(await outcomes(id)).toEqual([{ outcome: 'ACCEPT', decidedBy: max.id }])
})

describe('the rules of decisions from the mail hold for replies', () => {
  const why = async (answers: () => Promise<{ text: string }[]>) =>
    (await answers()).map(({ text }) => /Nothing was decided: (.*)\./.exec(text)?.[1])

  test('what has a warning is not approved; it can be declined', async () => {
    await asked(max, 'TWICE')
    const { id, address } = await asked(max, 'TWICE')
    expect(await lastTo(max)).toContain('reply to this e-mail: write “Decline” and the reason')
    const answers = await answersTo(max)
    await reply(max, address, 'Approve')
    expect(await outcomes(id)).toEqual(undecided)
    expect(await why(answers)).toEqual(['it has a warning that you have to review first: sign in to approve it'])
    await reply(max, address, 'Decline. Paid already')
    expect(await outcomes(id)).toEqual([{ outcome: 'REJECT', decidedBy: max.id, reason: 'Paid already' }])
  })

  test('what was decided elsewhere, or by the link, is decided', async () => {
    const [first, second] = [await asked(), await asked()]
    const token = tokensIn(await lastTo(max))[0]?.token ?? ''
    await json(approve(max, first.id), 200)
    expect((await decide(token, 'ACCEPT')).status).toBe(204)
    const answers = await answersTo(max)
    await reply(max, first.address, 'Decline: no')
    await reply(max, second.address, 'Decline: no')
    expect([await outcomes(first.id), await outcomes(second.id)]).toEqual([
      [{ outcome: 'ACCEPT', decidedBy: max.id }],
      [{ outcome: 'ACCEPT', decidedBy: max.id }],
    ])
    expect(await why(answers)).toEqual(['it is already approved', 'it was already decided from your mail'])
  })

  test('who is locked decides nothing', async () => {
    const leaver = await hire({ role: 'approver', firstName: 'Lea', lastName: 'Leaver' })
    const { id, address } = await asked(leaver)
    const locked = { body: 'LOCKED', headers: { 'content-type': 'text/plain' } }
    await json(admin.send(`PUT account/users/${leaver.id}/state`, locked), 204)
    expect(await reply(leaver, address, 'Approve')).toBe(204)
    expect(await outcomes(id)).toEqual(undecided)
  })

  test('a link and a reply at once decide once', async () => {
    const { id, address } = await asked()
    const token = tokensIn(await lastTo(max))[0]?.token ?? ''
    const mail = await sign(write(max, 'Decline: no'))
    await Promise.all([decide(token, 'ACCEPT'), bring(address, mail)])
    expect(await outcomes(id)).toHaveLength(1)
    expect((await outcomes(id))[0]?.outcome).toBeDefined()
  })

  test('neither secret is kept', async () => {
    const { address } = await asked()
    const [, secret = ''] = /\+r[0-9a-v]{26}([0-9a-v]{15})@/.exec(address) ?? []
    await reply(max, address, 'What?')
    const rows = await server.platform.db.transaction(admin.companyId, async (tx) => {
      const tables = tx.withTables<Record<'mail_decision' | 'mail_reply' | 'outbox', Record<string, unknown>>>()
      const from = (table: 'mail_decision' | 'mail_reply' | 'outbox') => tables.selectFrom(table).selectAll().execute()
      return JSON.stringify([await from('mail_decision'), await from('mail_reply'), await from('outbox')])
    })
    expect(rows).toContain('reply_hash')
    expect(secret).toHaveLength(15)
    expect(rows).not.toContain(secret)
  })

  test('where they are forbidden again, and after two weeks, none decides', async () => {
    const [first, second] = [await asked(), await asked()]
    const answers = await answersTo(max)
    await allowReplies(false)
    await reply(max, first.address, 'Approve')
    await allowReplies()
    server.platform.clock.advance(14 * 24 * 60 * 60_000)
    await reply(max, second.address, 'Approve')
    expect([await outcomes(first.id), await outcomes(second.id)]).toEqual([undecided, undecided])
    expect(await why(answers)).toEqual([
      'your company no longer allows decisions by e-mail',
      'the e-mail that asked you has expired: sign in to decide it',
    ])
  })
})
