import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { afterAll, describe, expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import { startTestServer } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { startMailServer } from '../mail/testing.ts'

const post = await startMailServer()
afterAll(post.stop)
const server = await startTestServer({
  environment: { KONTOR_SMTP_URL: post.url, KONTOR_MAIL_FROM: 'kontor@nordlicht.example' },
})
const boxed = await startTestServer()

async function supplierOf(network: typeof server, name = 'Nordlicht Software GmbH') {
  const company = await network.company({ name })
  const { send } = await network.person(company)
  const partner = async (more: object = {}, id = randomUUID()) => {
    const json = { CompanyName: 'Atelier Søndergaard', Country: 'DK', Email: 'bogholderi@søndergaard.example', ...more }
    return { id, answer: await send(`PUT network/partners/${id}`, { json }) }
  }
  const dispatch = async (
    connectionId: string,
    documentId: string = randomUUID(),
    dispatchId: string = randomUUID(),
  ) => {
    const body = new Uint8Array(documentOf('Invoice', { id: 'R-2026/1' }))
    const headers = { 'content-type': 'application/xml' }
    expect((await send(`PUT documents/${documentId}?draft=true`, { body, headers })).status).toBeLessThan(300)
    const again = () =>
      send(`PUT documents/${documentId}/dispatches/${dispatchId}`, { json: { ConnectionId: connectionId } })
    expect((await again()).status).toBe(201)
    return { documentId, dispatchId, again }
  }
  const standing = async (documentId: string) =>
    (await (await send(`GET documents/${documentId}/metadata`)).json()) as {
      UnifiedState: string
      DeliveryState: string
      ProcessState: string
      LatestDispatch: { DispatchState: string; DispatchChannel: string; FailureMessage?: string }
    }
  const mails = async () => (await (await send('GET mails')).json()) as { Items: Record<string, unknown>[] }
  return { company, send, partner, dispatch, standing, mails }
}

const supplier = await supplierOf(server)

describe('a document for a partner who is no member', () => {
  test('goes by mail, to read as a PDF and to book as XML, once', async () => {
    const { id, answer } = await supplier.partner()
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({
      ConnectionType: 'ExternalConnection',
      State: 'ACCEPTED',
      Channels: [{ Channel: 'EMAIL', Simulated: false }],
      AllowedActions: ['edit', 'send'],
    })
    const before = post.taken.length
    const { documentId, dispatchId, again } = await supplier.dispatch(id)
    expect((await again()).status).toBe(201)
    await server.settle()
    await again()
    await server.settle()

    expect(post.taken.length).toBe(before + 1)
    const { from, to, raw } = post.taken.at(-1)!
    expect([from, to]).toEqual(['kontor@nordlicht.example', ['bogholderi@søndergaard.example']])
    const mail = await PostalMime.parse(raw)
    expect(mail.messageId).toBe(`<${dispatchId}@nordlicht.example>`)
    expect(mail.subject).toContain('R-2026/1')
    expect(mail.subject).toContain('fra Nordlicht Software GmbH')
    const [pdf, xml] = mail.attachments
    expect([pdf?.mimeType, xml?.mimeType]).toEqual(['application/pdf', 'application/xml'])
    expect([pdf?.filename, xml?.filename]).toEqual(['R-2026-1.pdf', 'R-2026-1.xml'])
    expect(Buffer.from(pdf!.content as ArrayBuffer).toString('latin1', 0, 5)).toBe('%PDF-')
    expect(Buffer.from(xml!.content as ArrayBuffer).toString()).toContain('R-2026/1')
    expect(await supplier.standing(documentId)).toMatchObject({
      DeliveryState: 'SENT',
      ProcessState: 'PENDING',
      LatestDispatch: { DispatchState: 'COMPLETED', DispatchChannel: 'EMAIL' },
    })
  })

  test('is tried again under the same message id while the server says later', async () => {
    const { id } = await supplier.partner()
    post.answers.push([451, 'greylisted, come back'], [421, 'too busy'])
    const [offered, taken] = [post.offered.length, post.taken.length]
    const { documentId } = await supplier.dispatch(id)
    await server.settle()
    const tries = post.offered.slice(offered)
    expect([tries.length, post.taken.length - taken]).toEqual([3, 1])
    expect(new Set(tries.map((raw) => raw.toString())).size).toBe(1)
    const { Events } = (await (await supplier.send(`GET documents/${documentId}/history`)).json()) as {
      Events: { Type: string; Details: { Key: string; Value: string }[] }[]
    }
    expect(Events.map(({ Type }) => Type)).toEqual([
      'document.created',
      'document.sent',
      'document.delayed',
      'document.delayed',
      'document.mailed',
    ])
    expect(Events[2]?.Details).toContainEqual({ Key: 'why', Value: '451 greylisted, come back' })
    expect((await supplier.standing(documentId)).LatestDispatch).not.toHaveProperty('FailureMessage')
  })

  test('comes back with the words of a server that refuses it, and can be sent again', async () => {
    const { id } = await supplier.partner()
    post.answers.push([550, 'no such mailbox here'])
    const { documentId } = await supplier.dispatch(id)
    await server.settle()
    expect(await supplier.standing(documentId)).toMatchObject({
      UnifiedState: 'FAILED_DELIVERY',
      LatestDispatch: { DispatchState: 'FAILED', FailureMessage: '550 no such mailbox here' },
    })
    server.platform.clock.advance(60_000)
    const resent = await supplier.send(`PUT documents/${documentId}/dispatches/${randomUUID()}`, {
      json: { ConnectionId: id },
    })
    expect(resent.status).toBe(201)
    await server.settle()
    expect((await supplier.standing(documentId)).LatestDispatch.DispatchState).toBe('COMPLETED')
  })

  test('is given up after two days in which no server took it', async () => {
    const { id } = await supplier.partner()
    post.answers.push(...Array.from({ length: 9 }, () => [450, 'mailbox busy'] as const))
    const { documentId } = await supplier.dispatch(id)
    await server.settle()
    expect(post.answers).toEqual([])
    expect((await supplier.standing(documentId)).LatestDispatch).toMatchObject({
      DispatchState: 'FAILED',
      FailureMessage: '450 mailbox busy',
    })
  })

  test('leaves once where its task runs twice, as after a crash', async () => {
    const { tasks } = areas
    const { id } = await supplier.partner()
    const { dispatchId } = await supplier.dispatch(id)
    const nobody = { actorId: null, requestId: 'crash' }
    const taken = post.taken.length
    for (let run = 0; run < 2; run += 1) {
      const outward = await server.platform.transact(supplier.company, nobody, (uow) =>
        tasks['documents.mail']!(uow, { dispatchId }),
      )
      if (outward) await server.platform.transact(supplier.company, nobody, await outward(server.platform.settings))
    }
    await server.settle()
    expect(post.taken.length).toBe(taken + 1)
    const messageId = `${dispatchId}@nordlicht.example`
    await server.platform.transact(supplier.company, nobody, async (uow) => {
      expect(await tasks['mail.send']!(uow, { messageId, attempt: 1 })).toBeUndefined()
    })
  })
})

describe('who writes a mail', () => {
  test.each([
    ['a second recipient', { Email: 'a@example.com, b@example.com' }],
    ['a header of its own', { Email: 'a@example.com\r\nBcc: b@example.com' }],
    ['no address', { Email: undefined }],
  ])('is refused %s, by the name of the field', async (_, more) => {
    const { answer } = await supplier.partner(more)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Email')
  })

  test('adds no header by the name of a company', async () => {
    const hostile = await supplierOf(server, 'Evil\r\nBcc: victim@example.com')
    const { id } = await hostile.partner({ CompanyName: 'Buyer\nX-Evil: 1' })
    await hostile.dispatch(id)
    await server.settle()
    const { headers, to } = await PostalMime.parse(post.taken.at(-1)!.raw)
    expect(headers.map(({ key }) => key)).not.toContain('bcc')
    expect(headers.map(({ key }) => key)).not.toContain('x-evil')
    expect(to?.length).toBe(1)
  })
})

describe('without a mail server', () => {
  test('the mail stays in the mailbox of the installation, and the way says so', async () => {
    const sender = await supplierOf(boxed)
    const { id, answer } = await sender.partner()
    expect(await answer.json()).toMatchObject({ Channels: [{ Channel: 'EMAIL', Simulated: true }] })
    const { documentId } = await sender.dispatch(id)
    await boxed.settle()
    expect((await sender.standing(documentId)).LatestDispatch.DispatchState).toBe('COMPLETED')
    const [mail, ...others] = (await sender.mails()).Items
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      To: 'bogholderi@søndergaard.example',
      State: 'SENT',
      Transport: 'MAILBOX',
      Attempts: 1,
    })
    const whole = await sender.send(`GET mails/${encodeURIComponent(String(mail?.['MessageId']))}`)
    expect(whole.headers.get('content-type')).toContain('message/rfc822')
    expect((await PostalMime.parse(await whole.arrayBuffer())).attachments.length).toBe(2)
    const stranger = await supplierOf(boxed, 'Stranger')
    expect((await stranger.mails()).Items).toEqual([])
    expect((await stranger.send(`GET mails/${encodeURIComponent(String(mail?.['MessageId']))}`)).status).toBe(404)
  })

  test('only an administrator reads the mails', async () => {
    const company = await boxed.company()
    const clerk = await boxed.person(company, { role: 'apClerk' })
    expect((await clerk.send('GET mails')).status).toBe(403)
  })
})
