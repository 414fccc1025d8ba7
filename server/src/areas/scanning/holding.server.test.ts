import PostalMime from 'postal-mime'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { asBody, json } from '../documents/testing-trade.ts'
import { startMailServer } from '../mail/testing.ts'
import { bill, intakeOf, mailOf, paper } from '../mail-intake/testing.ts'
import { read, type Upload, upload } from './testing-papers.ts'

const post = await startMailServer()
afterAll(post.stop)
const server = await startTestServer({
  at: '2026-11-27T09:00:00Z',
  environment: {
    KONTOR_SMTP_URL: post.url,
    KONTOR_MAIL_FROM: 'kontor@kontor.example',
    KONTOR_MAIL_INTAKE: 'invoices@kontor.example',
  },
})
const { company, bring } = intakeOf(server)

/** A paper that somebody mailed. */
async function mailed(address: string, clerk: TestPerson, from: string, headers: readonly string[] = []) {
  await bring(address, mailOf([['scan.pdf', 'application/pdf', paper()]], { from, headers, subject: 'Rechnung 9' }))
  const [found] = await at(clerk, 'TO_REVIEW')
  if (found === undefined) throw new Error('The paper did not come.')
  return found.Id
}
const at = async (person: TestPerson, ...states: Upload['State'][]) => {
  const asked = states.map((state) => `state=${state}`).join('&')
  return (await json<{ Items: Upload[] }>(person.send(`GET cloudscan/integration?${asked}&descending=false`))).Items
}
const hold = (person: TestPerson, id: string, body: { reason: string; until?: string }) =>
  person.send(`PUT cloudscan/integration/${id}/onhold`, { json: body })
const reject = (person: TestPerson, id: string, reason: string) =>
  person.send(`PUT cloudscan/integration/${id}/reject`, { json: { reason } })
const reopen = (person: TestPerson, id: string) => person.send(`PUT cloudscan/integration/${id}/review`)
const actionsOf = ({ AllowedActions }: Upload) => AllowedActions.map(({ Action }) => Action)
const mailsTo = (address: string) => post.taken.filter(({ to }) => to.includes(address))

describe('a paper on hold', { timeout: 60_000 }, () => {
  test('is out of the way until its day, and comes back by itself before those that wait longer', async () => {
    const { clerk } = await company()
    const first = await upload(clerk, 'first.pdf')
    const second = await upload(clerk, 'second.pdf')
    const reason = 'The delivery is still missing.'
    expect((await hold(clerk, second.Id, { reason, until: '2026-11-30' })).status).toBe(204)
    expect((await at(clerk, 'TO_REVIEW')).map(({ Id }) => Id)).toEqual([first.Id])
    const [held] = await at(clerk, 'ON_HOLD')
    expect(held).toMatchObject({ Id: second.Id, State: 'ON_HOLD', Reason: reason, HoldUntil: '2026-11-30' })
    expect(held && actionsOf(held)).toEqual(['enter', 'hold', 'reject', 'sendBack', 'reopen', 'delete'])

    // By the company's own day: in Berlin it begins an hour before it does in UTC.
    server.platform.clock.set('2026-11-29T22:59:00Z')
    expect(await at(clerk, 'ON_HOLD')).toHaveLength(1)
    server.platform.clock.set('2026-11-29T23:00:00Z')
    expect(await at(clerk, 'ON_HOLD')).toEqual([])
    const [back, other] = await at(clerk, 'TO_REVIEW')
    expect([back?.Id, other?.Id]).toEqual([second.Id, first.Id])
    expect(back).toMatchObject({ State: 'TO_REVIEW', Reason: reason, HoldUntil: '2026-11-30' })
    server.platform.clock.set('2026-11-27T09:00:00Z')
  })

  test('says who held it and why, is taken back, and can be entered meanwhile', async () => {
    const { companyId, clerk } = await company()
    const { Id } = await upload(clerk)
    await hold(clerk, Id, { reason: 'Ask the buyer.' })
    await hold(clerk, Id, { reason: 'The buyer is away.', until: '2026-12-04' })
    expect((await reopen(clerk, Id)).status).toBe(204)
    const paper = await read(clerk, Id)
    expect(paper).toMatchObject({
      State: 'TO_REVIEW',
      History: [
        { Step: 'HELD', Reason: 'Ask the buyer.', By: expect.stringContaining('Ada') },
        { Step: 'HELD', Reason: 'The buyer is away.', Until: '2026-12-04' },
        { Step: 'REOPENED' },
      ],
    })
    expect([paper.Reason, paper.HoldUntil]).toEqual([undefined, undefined])
    expect((await reopen(clerk, Id)).status).toBe(409)
    await hold(clerk, Id, { reason: 'Once more.' })
    const content = { body: asBody(bill({ id: 'H-1' })), headers: { 'content-type': 'application/xml' } }
    expect((await clerk.send(`PUT cloudscan/integration/${Id}/content`, content)).status).toBe(204)
    expect((await clerk.send(`POST cloudscan/integration/${Id}/dispatch`)).status).toBe(201)
    expect(await at(clerk, 'ON_HOLD')).toEqual([])
    await server.settle()
    expect(await server.faultsOfLog(companyId)).toEqual([])
  })

  test.each(['2026-11-27', '2026-11-26'])('comes back on a day after today, and not on %s', async (until) => {
    const { clerk } = await company()
    const { Id } = await upload(clerk)
    const answer = await hold(clerk, Id, { reason: 'Later.', until })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(until)])
  })
})

describe('a paper that is rejected', { timeout: 60_000 }, () => {
  test('stays to be found with its reason, can only be taken back, and ends quietly where it was uploaded', async () => {
    const { clerk, companyId } = await company()
    const reader = await server.person(companyId, { role: 'readOnly' })
    const { Id, TellsSender } = await upload(clerk)
    expect(TellsSender).toBe(false)
    expect((await reject(clerk, Id, ' ')).status).toBe(400)
    expect((await reject(reader, Id, 'Not ours.')).status).toBe(403)
    const before = post.taken.length
    expect((await reject(clerk, Id, 'It is not for us.')).status).toBe(204)
    await server.settle()
    expect(post.taken.length).toBe(before)
    const rejected = await read(clerk, Id)
    expect([rejected.State, rejected.Reason, actionsOf(rejected)]).toEqual([
      'REJECTED',
      'It is not for us.',
      ['reopen'],
    ])
    expect(await at(clerk, 'TO_REVIEW', 'ON_HOLD')).toEqual([])
    expect((await at(clerk, 'REJECTED')).map((one) => one.Id)).toEqual([Id])
    const content = { body: asBody(bill()), headers: { 'content-type': 'application/xml' } }
    const refused = await clerk.send(`PUT cloudscan/integration/${Id}/content`, content)
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('reopen it first')])
    expect((await reject(clerk, Id, 'Again.')).status).toBe(409)
    expect((await clerk.send(`DELETE scanio/documents?id=${Id}`)).status).toBe(409)
    expect((await reopen(clerk, Id)).status).toBe(204)
    expect(await at(clerk, 'TO_REVIEW')).toHaveLength(1)
  })

  test('is told once to whoever mailed it, with the reason, in the thread of their mail', async () => {
    const { clerk, address } = await company()
    const from = 'kasse@hafen.example'
    const id = await mailed(address, clerk, from)
    expect((await read(clerk, id)).TellsSender).toBe(true)
    await reject(clerk, id, 'Bitte mit unserer Bestellnummer.')
    await server.settle()
    await server.settle()
    const [mail, ...more] = mailsTo(from)
    expect(more).toEqual([])
    const { subject, text, html, inReplyTo, headers } = await PostalMime.parse(mail?.raw ?? '')
    expect(subject).toBe('Nicht angenommen: Rechnung 9')
    expect(text).toMatch(/nimmt eine Datei nicht an[\s\S]*scan\.pdf\s+Bitte mit unserer Bestellnummer\./)
    expect(html).toContain('<strong>Nordlicht Handel AG</strong>')
    expect(inReplyTo).toMatch(/@hafen\.example>$/)
    expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied')
    expect((await read(clerk, id)).History).toMatchObject([{ Step: 'REJECTED', Answer: 'SENT' }])
  })

  test('is not told to anybody where it is taken back within ten seconds', async () => {
    const { clerk, address } = await company()
    const from = 'eilig@hafen.example'
    const id = await mailed(address, clerk, from)
    await reject(clerk, id, 'A slip.')
    await reopen(clerk, id)
    await server.settle()
    expect(mailsTo(from)).toEqual([])
    // What is rejected anew is told with the reason that stands.
    await reject(clerk, id, 'For good.')
    await server.settle()
    expect(mailsTo(from)).toHaveLength(1)
  })

  test('is not told to a machine', async () => {
    const { clerk, address } = await company()
    const from = 'erp@hafen.example'
    const id = await mailed(address, clerk, from, ['Auto-Submitted: auto-generated'])
    expect((await read(clerk, id)).TellsSender).toBe(false)
    await reject(clerk, id, 'Twice.')
    await server.settle()
    expect(mailsTo(from)).toEqual([])
  })

  test('or entered, whichever came first: two who press at once do one of it', async () => {
    const { clerk, admin } = await company()
    const { Id } = await upload(clerk)
    const content = { body: asBody(bill()), headers: { 'content-type': 'application/xml' } }
    await clerk.send(`PUT cloudscan/integration/${Id}/content`, content)
    const answers = await Promise.all([
      reject(admin, Id, 'No.'),
      clerk.send(`POST cloudscan/integration/${Id}/dispatch`),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.map(({ status }) => status)).toContain(409)
  })
})

test('a paper is found by its file, its sender, and what was typed of it', { timeout: 60_000 }, async () => {
  const { clerk, address } = await company()
  const { Id } = await upload(clerk, 'IMG_2231.pdf')
  const content = { body: asBody(bill({ id: 'KX-77' })), headers: { 'content-type': 'application/xml' } }
  await clerk.send(`PUT cloudscan/integration/${Id}/content`, content)
  await bring(address, mailOf([['other.pdf', 'application/pdf', paper()]], { from: 'kasse@blumen.example' }))
  const found = async (words: string) =>
    (
      await json<{ Items: Upload[] }>(clerk.send(`GET cloudscan/integration?query=${encodeURIComponent(words)}`))
    ).Items.map(({ FileName }) => FileName)
  expect(await found('img_22')).toEqual(['IMG_2231.pdf'])
  expect(await found('kx-77')).toEqual(['IMG_2231.pdf'])
  expect(await found('Hafen')).toEqual(['IMG_2231.pdf'])
  expect(await found('blumen.example')).toEqual(['other.pdf'])
})
