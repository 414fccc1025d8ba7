import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { startMailServer } from '../mail/testing.ts'
import type { Standing } from './testing-peppol.ts'

const post = await startMailServer()
afterAll(post.stop)
const server = await startTestServer({
  environment: {
    KONTOR_SMTP_URL: post.url,
    KONTOR_MAIL_FROM: 'kontor@nordlicht.example',
    KONTOR_MAIL_RETURN: 'returns@nordlicht.example',
  },
})
const supplier = await server.person(await server.company({ name: 'Nordlicht Software GmbH' }))

/** A report as mail servers write it (RFC 3464). */
const report = (fields: readonly string[], { type = 'multipart/report; report-type=delivery-status' } = {}) =>
  [
    'From: MAILER-DAEMON@søndergaard.example',
    'To: returns@nordlicht.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    `Content-Type: ${type}; boundary="b"`,
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Your mail could not be delivered.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; bogholderi@example.com',
    ...fields,
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    'Subject: the mail itself',
    '',
    'Action: failed',
    '--b--',
    '',
  ].join('\r\n')

const noMailbox = report([
  'Action: failed',
  'Status: 5.1.1',
  'Diagnostic-Code: smtp; 550 5.1.1 <bogholderi@example.com>:',
  '  no such mailbox here',
])

/** An invoice that a mail server took, and where its mail came from. */
async function mailed() {
  const [connectionId, documentId] = [randomUUID(), randomUUID()]
  const json = { CompanyName: 'Atelier', Country: 'DK', Email: 'bogholderi@example.com' }
  expect((await supplier.send(`PUT network/partners/${connectionId}`, { json })).status).toBe(201)
  const headers = { 'content-type': 'application/xml' }
  const body = new Uint8Array(documentOf('Invoice', { id: 'R-1' }))
  await supplier.send(`PUT documents/${documentId}?draft=true`, { body, headers })
  const dispatch = () =>
    supplier.send(`PUT documents/${documentId}/dispatches/${randomUUID()}`, { json: { ConnectionId: connectionId } })
  const standing = async () =>
    (await (await supplier.send(`GET documents/${documentId}/metadata`)).json()) as Standing & { ProcessState: string }
  expect((await dispatch()).status).toBe(201)
  await server.settle()
  expect((await standing()).UnifiedState).toBe('SENT')
  const { from } = post.taken.at(-1)!
  return { documentId, from, dispatch, standing }
}

async function comesBack(address: string, mail: string | Uint8Array<ArrayBuffer>) {
  const headers = { 'content-type': 'message/rfc822' }
  const { status } = await server.send(`POST mails/returned/${encodeURIComponent(address)}`, { body: mail, headers })
  await server.settle()
  return status
}

describe('a mail that comes back after a server has taken it', () => {
  test('fails its document with the reason, once, and the document can be sent again', async () => {
    const { documentId, from, dispatch, standing } = await mailed()
    expect(from).toMatch(/^returns\+[0-9a-f]{56}@nordlicht\.example$/)
    expect(await comesBack(from, noMailbox)).toBe(204)
    const reason = 'The mail came back: 550 5.1.1 <bogholderi@example.com>: no such mailbox here'
    expect(await standing()).toMatchObject({
      UnifiedState: 'FAILED_DELIVERY',
      ProcessState: 'PENDING',
      LatestDispatch: { DispatchState: 'FAILED', FailureMessage: reason },
    })
    const mails = (await (await supplier.send('GET mails?limit=1')).json()) as { Items: unknown[] }
    expect(mails.Items).toMatchObject([{ State: 'FAILED', ServerSaid: reason }])

    server.platform.clock.advance(60_000)
    expect((await dispatch()).status).toBe(201)
    await server.settle()
    // The report of the first mail, once more, says nothing of the second.
    expect(await comesBack(from.toUpperCase(), noMailbox)).toBe(204)
    expect((await standing()).UnifiedState).toBe('SENT')
    expect(post.taken.at(-1)!.from).not.toBe(from)
    const { Events } = (await (await supplier.send(`GET documents/${documentId}/history`)).json()) as {
      Events: { Type: string }[]
    }
    expect(Events.map(({ Type }) => Type).filter((type) => /sent|mailed|failed/.test(type))).toEqual([
      'document.sent',
      'document.mailed',
      'document.failed',
      'document.sent',
      'document.mailed',
    ])
  })

  test('keeps what was said of the document meanwhile', async () => {
    const { documentId, from, standing } = await mailed()
    const json = { ResponseId: randomUUID(), ResponseCode: 'BusinessCancel', Reason: 'Sent by mistake' }
    await supplier.send(`PUT documents/${documentId}/statechange`, { json })
    const { ProcessState } = await standing()
    expect(ProcessState).not.toBe('PENDING')
    await comesBack(from, noMailbox)
    expect(await standing()).toMatchObject({ ProcessState, LatestDispatch: { DispatchState: 'FAILED' } })
  })

  test.each([
    ['is only late', report(['Action: delayed', 'Status: 4.4.1'])],
    ['has arrived', report(['Action: delivered', 'Status: 2.0.0'])],
    ['is answered by a note of absence', 'Subject: I am away\r\n\r\nAction: failed\r\n'],
    ['encloses a report that was forwarded', report(['Action: failed'], { type: 'multipart/mixed' })],
    ['is nothing', ''],
    ['is no text', new Uint8Array([0, 255, 254, 13, 10, 13, 10, 0])],
    [
      'is nested without end',
      `Content-Type: multipart/report; boundary=a\r\n\r\n${'--a\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n'.repeat(5000)}`,
    ],
    ['has a header without end', `X: ${'x'.repeat(900_000)}`],
  ])('does not where it %s', async (_, mail) => {
    const { from, standing } = await mailed()
    expect(await comesBack(from, mail)).toBe(204)
    expect((await standing()).UnifiedState).toBe('SENT')
  })

  test('does not where whoever reports it does not know its return path', async () => {
    const { from, standing } = await mailed()
    const last = from.replace(/(.)@/, (_, digit: string) => `${digit === '0' ? '1' : '0'}@`)
    for (const address of [last, 'returns@nordlicht.example', from.replace(/\+.{32}/, `+${'0'.repeat(32)}`), '+@'])
      expect(await comesBack(address, noMailbox)).toBe(404)
    expect((await standing()).UnifiedState).toBe('SENT')
  })

  test('says why in few words, whatever the report says', async () => {
    const { from, standing } = await mailed()
    await comesBack(from, report(['Action: FAILED', `Diagnostic-Code: smtp; 550 a\u0007b ${'x'.repeat(100_000)}`]))
    const { FailureMessage = '' } = (await standing()).LatestDispatch
    expect([FailureMessage.length, FailureMessage.slice(0, 34)]).toEqual([1000, 'The mail came back: 550 a b xxxxxx'])
  })

  test('is read up to a megabyte', async () => {
    const { from, standing } = await mailed()
    expect(await comesBack(from, noMailbox + 'x'.repeat(1024 * 1024))).toBe(413)
    expect(await comesBack(from, noMailbox + 'x'.repeat(900_000))).toBe(204)
    expect((await standing()).UnifiedState).toBe('FAILED_DELIVERY')
  })
})
