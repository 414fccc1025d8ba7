import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { UnitOfWork } from '../../platform/index.ts'
import { testPlatform } from '../../platform/testing.ts'
import { startTestServer } from '../../testing.ts'
import { startMailServer, type TakenMail } from '../mail/testing.ts'
import { takeMail } from './commands/take-mail.ts'
import { bill, intakeOf, type MailedFile, mailbox, mailOf, paper } from './testing.ts'

const post = await startMailServer()
afterAll(post.stop)
const server = await startTestServer({
  environment: {
    KONTOR_SMTP_URL: post.url,
    KONTOR_MAIL_FROM: 'kontor@kontor.example',
    KONTOR_MAIL_INTAKE: 'invoices@kontor.example',
  },
})
const { company, bring, mails } = intakeOf(server)

/** Of each test another sender: nobody is answered twice within hours, and a server counts for each company. */
const somebody = () => `post-${randomUUID().slice(0, 8)}@hafen.example`
const takenBy = (address: string) => post.taken.filter(({ to: [to = ''] }) => to.toLowerCase() === address)
const parsed = ([mail]: readonly TakenMail[]) => PostalMime.parse(mail?.raw ?? Buffer.alloc(0))
const zip: MailedFile = ['all.zip', 'application/zip', Buffer.from('PK\x03\x04')]

describe('who mails an invoice that cannot be taken in', { timeout: 60_000 }, () => {
  test('hears which file it was, why, and what to do, in the thread of their mail and the language of the company', async () => {
    const { clerk, address } = await company()
    const from = somebody()
    const id = randomUUID()
    const mail = mailOf([zip, ['liste.csv', 'text/csv', Buffer.from('a;b')]], {
      from,
      id,
      subject: 'Rechnung 12',
      headers: ['References: <first@hafen.example>'],
    })
    expect([await bring(address, mail), await bring(address, mail)]).toEqual([204, 204])
    const taken = takenBy(from)
    expect(taken).toHaveLength(1)
    const answer = await parsed(taken)
    const header = (name: string) => answer.headers.find(({ key }) => key === name)?.value
    expect(answer.subject).toBe('Nicht angenommen: Rechnung 12')
    expect(answer.from).toEqual({ name: 'Nordlicht Handel AG', address: 'kontor@kontor.example' })
    expect(answer.replyTo?.map((one) => one.address)).toEqual([address])
    expect([answer.inReplyTo, header('auto-submitted')]).toEqual([`<${id}@hafen.example>`, 'auto-replied'])
    expect(answer.references).toBe(`<first@hafen.example> <${id}@hafen.example>`)
    expect(answer.text).toContain('nichts darin konnte als Rechnung angenommen werden')
    expect(answer.text).toMatch(/all\.zip\s+Die Datei ist ein Archiv .*: Entpacken Sie es und senden Sie/)
    expect(answer.text).toMatch(/liste\.csv\s+Die Datei ist weder ein PDF/)
    expect(answer.html).toContain('<strong>Nordlicht Handel AG</strong>')
    expect(await mails(clerk)).toMatchObject([{ From: from, Answer: 'SENT' }])
  })

  test('hears of an e-mail without a file, in the language that it says it is in', async () => {
    const { address } = await company()
    const from = somebody()
    await bring(address, mailOf([], { from, headers: ['Content-Language: fr'] }))
    const { subject, text } = await parsed(takenBy(from))
    expect(subject).toBe('Non pris en compte : Rechnung März')
    expect(text).toContain('aucune pièce jointe')
  })

  test('hears of what was not taken in where the rest was, and of nothing where all was', async () => {
    const { clerk, address } = await company()
    const [some, all] = [somebody(), somebody()]
    await bring(address, mailOf([['H.xml', 'text/xml', bill()], zip], { from: some }))
    await bring(address, mailOf([['scan.pdf', 'application/pdf', paper()]], { from: all }))
    const { text } = await parsed(takenBy(some))
    expect(text).toContain('die anderen schon')
    expect(text).not.toContain('H.xml')
    expect(takenBy(all)).toEqual([])
    const [second, first] = await mails(clerk)
    expect([first?.Answer, second?.Answer]).toEqual(['SENT', undefined])
  })

  test('is told again until their server takes it, and colleagues see where it never does', async () => {
    const { clerk, address } = await company()
    const [patient, gone] = [somebody(), somebody()]
    post.answers.push([451, 'greylisted'])
    await bring(address, mailOf([], { from: patient }))
    expect(takenBy(patient)).toHaveLength(1)
    post.answers.push([550, 'no such mailbox'])
    await bring(address, mailOf([], { from: gone }))
    expect((await mails(clerk)).map(({ From, Answer }) => [From, Answer])).toEqual([
      [gone, 'FAILED'],
      [patient, 'SENT'],
    ])
  })
})

describe('nobody is answered', { timeout: 60_000 }, () => {
  test.each([
    ['by a machine', 'AUTOMATIC', ['Auto-Submitted: auto-replied']],
    ['whose mail came back', 'AUTOMATIC', ['Return-Path: <>']],
    ['on a list', 'LIST', ['List-Id: <bills.lists.example>']],
    ['whose sender is forged', 'UNPROVEN', ['Authentication-Results: mx.example; spf=fail; dmarc=fail']],
  ])('%s', async (_who, why, headers) => {
    const { clerk, address } = await company()
    const from = somebody()
    await bring(address, mailOf([zip], { from, headers }))
    expect(takenBy(from)).toEqual([])
    expect(await mails(clerk)).toMatchObject([{ Answer: why }])
  })

  test('twice within twelve hours; then again', async () => {
    const { clerk, address } = await company()
    const from = somebody()
    await bring(address, mailOf([zip], { from }))
    await bring(address, mailOf([], { from: from.toUpperCase() }))
    expect(takenBy(from)).toHaveLength(1)
    expect((await mails(clerk)).map(({ Answer }) => Answer)).toEqual(['RECENT', 'SENT'])
    server.platform.clock.advance(12 * 3_600_000)
    await bring(address, mailOf([zip], { from }))
    expect(takenBy(from)).toHaveLength(2)
  })

  // On a cluster the locks that it looks at are on workers.
  test.skipIf(process.env['KONTOR_TEST_CLUSTER'])('twice for e-mails that come to two servers at once', async () => {
    const { companyId, clerk, address } = await company()
    const from = somebody()
    const answerTo = { address: from, subject: 'Rechnung', references: [], replyTo: address }
    const take = (uow: UnitOfWork) =>
      takeMail(uow, { from, subject: 'Rechnung', messageId: uow.newId() }, [], { answerTo })
    const author = { actorId: null, requestId: 'test' }
    const other = testPlatform(server.database)
    const waits = () =>
      other.db.plain(async (tx) => {
        const { rows } = await sql`select from pg_locks where locktype = 'transactionid' and not granted`.execute(tx)
        expect(rows).toHaveLength(1)
      })
    // The first has answered and is not done when the second comes.
    let second: Promise<unknown> = Promise.resolve()
    await server.platform.transact(companyId, author, async (uow) => {
      await take(uow)
      second = other.transact(companyId, author, take)
      await Promise.race([second, vi.waitFor(waits)])
    })
    await second
    await other.db.close()
    await server.settle()
    expect(takenBy(from)).toHaveLength(1)
    expect((await mails(clerk)).map(({ Answer }) => Answer).toSorted()).toEqual(['RECENT', 'SENT'])
  })

  test('in a flood of forged senders beyond thirty in an hour', async () => {
    const { clerk, address } = await company()
    for (let i = 0; i < 31; i++) await bring(address, mailOf([], { from: somebody() }))
    const answers = (await mails(clerk)).map(({ Answer }) => Answer)
    expect(answers[0]).toBe('RECENT')
    expect(answers.slice(1).every((one) => one === 'SENT')).toBe(true)
  })

  test('who is one of us', async () => {
    const { clerk, address } = await company()
    await bring(address, mailOf([zip], { from: address }))
    expect(await mails(clerk)).toMatchObject([{ Answer: 'OWN' }])
  })
})

test('words of a stranger lead nowhere in the mail that somebody else may get', async () => {
  const { address } = await company()
  const from = somebody()
  const elsewhere = address.replace('kontor.example', 'evil.example')
  await bring(elsewhere, mailOf([], { from, subject: 'Win https://evil.example/now <b>big</b>' }))
  const { subject, html, replyTo } = await parsed(takenBy(from))
  expect(replyTo?.map((one) => one.address)).toEqual([address])
  expect(subject).toBe('Nicht angenommen: Win … <b>big</b>')
  expect(`${subject} ${html}`).not.toContain('evil.example')
  expect(takenBy(mailbox)).toEqual([])
})
