import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { startMailServer } from '../mail/testing.ts'
import { startProcurement } from '../requisitions/testing-procurement.ts'
import { deciding, mailSettings } from './testing.ts'
import { startNameServer } from './testing-dns.ts'
import { replying } from './testing-replies.ts'

const mails = await startMailServer()
const names = await startNameServer()
afterAll(mails.stop)
afterAll(names.stop)
const { admin, draft, emre, jonas, move, plain, read, server, statusOf, svea } = await startProcurement({
  ...mailSettings(mails),
  KONTOR_MAIL_INTAKE: 'decisions@kontor.example',
  KONTOR_DNS: names.address,
})
const { allow, lastTo, tokensIn, tokenOf, read: readLink, decide } = deciding(server, mails)
const { reply, addressFor } = replying(server, mails, names)

async function requested(by = emre) {
  const id = await draft(by, undefined, { Note: 'For the new colleague' })
  expect(await statusOf(move(by, id, 'PENDING'))).toBe(204)
  await server.settle()
  return id
}

test('a requisition is approved from the mail of who is asked, once, and goes on as if they were signed in', async () => {
  expect(await allow(admin)).toBe(204)
  const id = await requested()
  const token = await tokenOf(jonas)
  expect(await readLink(token)).toMatchObject({
    State: 'OPEN',
    PersonName: 'Jonas Head',
    Asked: {
      Kind: 'REQUISITION',
      Id: id,
      Partner: 'Emre Requester',
      Amount: '80.00',
      Because: 'For the new colleague',
    },
    AllowedActions: ['approve', 'reject'],
  })
  expect((await decide(token, 'ACCEPT')).status).toBe(204)
  await server.settle()
  expect((await read(emre, id)).State).toBe('ORDERED')
  expect((await decide(token, 'REJECT', 'no')).status).toBe(409)
})

test('one that was taken back and requested again is not decided by the link of the first mail', async () => {
  const id = await requested()
  const first = await tokenOf(jonas)
  expect(await statusOf(move(emre, id, 'DRAFT'))).toBe(204)
  expect(await readLink(first)).toMatchObject({ State: 'OVER' })
  expect(await statusOf(move(emre, id, 'PENDING'))).toBe(204)
  await server.settle()
  expect(await readLink(first)).toMatchObject({ State: 'OVER', Why: 'it is already decided' })
  expect((await decide(first, 'ACCEPT')).status).toBe(409)
  expect((await decide(await tokenOf(jonas), 'REJECT', 'Too dear')).status).toBe(204)
  expect(await read(emre, id)).toMatchObject({ State: 'REJECTED', Reason: 'Too dear' })
})

test('a reply decides a requisition, too', async () => {
  expect((await admin.send('PUT mail-decisions/replies', { json: { Allowed: true } })).status).toBe(204)
  const [first, second] = [await requested(), await requested()]
  expect(await reply(jonas, await addressFor(jonas), 'Decline: Too dear')).toBe(204)
  expect(await read(emre, second)).toMatchObject({ State: 'REJECTED', Reason: 'Too dear' })
  expect((await read(emre, first)).State).toBe('PENDING')
  await requested()
  expect(await reply(jonas, await addressFor(jonas), 'Approve, thanks')).toBe(204)
  expect(await lastTo(jonas)).toContain('You approved')
})

test('the task of a buyer, who finds a supplier for what is approved, brings no link', async () => {
  const id = await draft(emre, [plain('Chair', '90', { SupplierConnectionId: undefined })])
  expect(await statusOf(move(emre, id, 'PENDING'))).toBe(204)
  await server.settle()
  expect((await decide(await tokenOf(jonas), 'ACCEPT')).status).toBe(204)
  await server.settle()
  expect(await lastTo(svea)).not.toBe('')
  expect(tokensIn(await lastTo(svea))).toEqual([])
})

test('an installation that sends no e-mail offers none of it', async () => {
  const silent = await startTestServer()
  const administrator = await silent.person(await silent.company())
  const answer = await administrator.send('PUT mail-decisions/rules', { json: { Allowed: true } })
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('KONTOR_SMTP_URL')])
})
