import type { Areas, ResultOf } from '@kontor/contract'
import { englishWords, read } from '@kontor/ubl'
import { writeFacturX } from '@kontor/ubl/pdf'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { asBody, json, xml } from '../documents/testing-trade.ts'
import { bill, harbour, intakeOf, type MailedFile, mailbox, mailOf, nordlicht, paper } from './testing.ts'

const server = await startTestServer({ environment: { KONTOR_MAIL_INTAKE: 'invoices@kontor.example' } })

type Intake = ResultOf<Areas['mailIntake']['readMailIntake']>
type Upload = ResultOf<Areas['scanning']['readUpload']>

const { company, bring, mails } = intakeOf(server)
const waiting = async (person: TestPerson) =>
  (await json<{ Items: Upload[] }>(person.send('GET cloudscan/integration?state=TO_REVIEW&descending=false'))).Items
const received = async (person: TestPerson) =>
  (await json<{ Document: { ID: string; DocumentId: string }[] }>(person.send('GET documents?stag=inbox'))).Document

describe('an invoice that comes by e-mail', { timeout: 60_000 }, () => {
  test('as XML enters as received from its seller, with the PDF that came beside it, once', async () => {
    const { clerk, address, companyId } = await company()
    const mail = mailOf([
      ['rechnung.xml', 'text/xml', bill({ id: 'H-1' })],
      ['rechnung.pdf', 'application/pdf', paper()],
      ['logo.png', 'image/png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), true],
    ])
    expect([await bring(address, mail), await bring(address, mail)]).toEqual([204, 204])
    const [document, ...others] = await received(clerk)
    expect([document?.ID, others, await waiting(clerk)]).toEqual(['H-1', [], []])
    // Whose it is says the paper, who sent it the e-mail.
    expect(await json(clerk.send(`GET documents/${document?.DocumentId}/metadata`))).toMatchObject({
      UnifiedState: 'DELIVERED_RECEIVED',
      SenderCompanyName: harbour.name,
      SentBy: mailbox,
    })
    const history = await json<{ Events: object[] }>(clerk.send(`GET documents/${document?.DocumentId}/history`))
    expect(history.Events).toContainEqual(expect.objectContaining({ Type: 'document.received', CompanyName: mailbox }))
    const csv = await clerk.send('GET documents/csv?column=SendingParty&column=SentBy')
    expect(await csv.text()).toMatch(new RegExp(`${harbour.name}.+${mailbox}`))
    const files = await json<{ DocumentAttachment: object[] }>(
      clerk.send(`GET documents/${document?.DocumentId}/attachments`),
    )
    expect(files.DocumentAttachment).toMatchObject([{ Name: 'rechnung.pdf', Original: true }])
    const DocumentId = document?.DocumentId
    expect(await mails(clerk)).toMatchObject([
      {
        ...{ From: 'rechnung@hafen.example', Subject: 'Rechnung März' },
        Files: [
          { FileName: 'rechnung.xml', Fate: 'DOCUMENT', DocumentId },
          { FileName: 'rechnung.pdf', Fate: 'BESIDE', DocumentId },
        ],
      },
    ])
    expect(await server.faultsOfLog(companyId)).toEqual([])
  })

  test('as a PDF with data enters, as one without it waits to be entered, and says who mailed it', async () => {
    const { clerk, address } = await company()
    const hybrid = await writeFacturX(read(bill({ id: 'H-2' })), { words: englishWords, locale: 'en' })
    expect(await bring(address, mailOf([['H-2.pdf', 'application/pdf', hybrid]]))).toBe(204)
    expect(await bring(address, mailOf([['scan.pdf', 'application/octet-stream', paper()]], { id: '' }))).toBe(204)
    expect((await received(clerk)).map(({ ID }) => ID)).toEqual(['H-2'])
    const waits = await waiting(clerk)
    expect(waits.map(({ FileName }) => FileName)).toEqual(['scan.pdf'])
    expect(waits[0]).toMatchObject({ MailFrom: mailbox, PageCount: 1 })
    // Once it is entered, the document says it, too.
    const upload = `cloudscan/integration/${waits[0]?.Id}`
    const typed = { body: asBody(bill({ id: 'H-3' })), headers: xml }
    expect((await clerk.send(`PUT ${upload}/content`, typed)).status).toBe(204)
    const { DocumentId } = await json<{ DocumentId: string }>(clerk.send(`POST ${upload}/dispatch`), 201)
    expect(await json(clerk.send(`GET documents/${DocumentId}/metadata`))).toMatchObject({ SentBy: mailbox })
  })

  test('is not taken in where it is no invoice for the company; the list of e-mails says why, in the language of its reader', async () => {
    const { clerk, address } = await company()
    const other = { ...nordlicht, name: 'Südwind GmbH', vatId: 'DE300000027' }
    const files: MailedFile[] = [
      ['ours.xml', 'text/xml', bill({ seller: nordlicht, buyer: harbour })],
      ['others.xml', 'application/xml', bill({ buyer: other })],
      ['order.xml', 'text/xml', documentOf('Order')],
      ['broken.xml', 'text/xml', Buffer.from('<!DOCTYPE x><Invoice>')],
      ['all.zip', 'application/zip', Buffer.from('PK\x03\x04')],
    ]
    expect(await bring(address, mailOf(files))).toBe(204)
    expect([await received(clerk), await waiting(clerk)]).toEqual([[], []])
    const [{ Files } = { Files: [] }] = await mails(clerk)
    expect(Files.map(({ FileName, Fate }) => `${FileName} ${Fate}`)).toEqual(files.map(([name]) => `${name} REFUSED`))
    expect(Files.map(({ Reason }) => Reason)).toEqual([
      'The seller is Nordlicht Handel AG, the company itself.',
      'The buyer is Südwind GmbH, not the company.',
      'It is a document of type Order: only invoices and credit notes enter by e-mail.',
      expect.stringContaining('DOCTYPE'),
      expect.stringContaining('archive'),
    ])
    const german = await json<{ Items: Awaited<ReturnType<typeof mails>> }>(
      clerk.send('GET mails/intake/received', { headers: { 'accept-language': 'de-DE' } }),
    )
    expect(german.Items[0]?.Files[1]?.Reason).toBe('Der Käufer ist Südwind GmbH, nicht das Unternehmen.')
  })
})

describe('a company’s address', () => {
  test('is given by who runs its purchases; a new one shuts the old, and so does turning it off', async () => {
    const { admin, clerk, address } = await company()
    expect(address).toMatch(/^invoices\+[0-9a-f]{42}@kontor\.example$/)
    expect((await clerk.send('POST mails/intake')).status).toBe(403)
    expect(await json(clerk.send('GET mails/intake'))).toMatchObject({ Available: true, Address: address })
    const next = (await json<Intake>(admin.send('POST mails/intake'))).Address ?? ''
    const mail = mailOf([['scan.pdf', 'application/pdf', paper()]])
    expect([await bring(address, mail), await bring(next.toUpperCase(), mail)]).toEqual([404, 204])
    expect((await admin.send('DELETE mails/intake')).status).toBe(204)
    expect(await bring(next, mailOf([['scan.pdf', 'application/pdf', paper()]]))).toBe(404)
    expect(await json(clerk.send('GET mails/intake'))).toEqual({ Available: true })
    expect(await waiting(clerk)).toHaveLength(1)
  })

  test('SCN-07, SCN-13: there is one for each partner: a paper of one outside of the network that comes there is known to be theirs', async () => {
    const { clerk, admin, address, companyId } = await company()
    const partner = crypto.randomUUID()
    await admin.send(`PUT network/partners/${partner}`, {
      json: { CompanyName: harbour.name, Country: 'DE', Email: `${partner.slice(0, 8)}@hafen.example` },
    })
    const theirs = await (await clerk.send(`GET scanning/email/${partner}`)).text()
    expect(theirs).toBe(address.replace('@', `.${partner.slice(-8)}@`))
    expect(await json(clerk.send('GET cloudscan/email/pattern'))).toEqual({
      Pattern: address.replace('@', '.{partner}@'),
      Domain: 'kontor.example',
    })
    const scan = mailOf([['scan.pdf', 'application/pdf', paper()]])
    expect(await bring(theirs, scan)).toBe(204)
    // Nobody has the address of a partner whom the company does not know: then it is as if it were its own.
    expect(await bring(address.replace('@', '.00000000@'), mailOf([['b.pdf', 'application/pdf', paper()]]))).toBe(204)
    expect((await waiting(clerk)).map(({ SenderConnectionId }) => SenderConnectionId)).toEqual([partner, undefined])

    const member = await server.connect(companyId, await server.company({ name: 'Member GmbH' }))
    const asked = async (id: string) => (await clerk.send(`GET scanning/email/${id}`)).status
    expect([await asked(member), await asked(crypto.randomUUID())]).toEqual([200, 404])
    await admin.send('DELETE mails/intake')
    expect([await asked(partner), (await clerk.send('GET cloudscan/email/pattern')).status]).toEqual([409, 409])
  })

  test('takes e-mails only, and no other company sees what came', async () => {
    const { address } = await company()
    const stranger = (await company()).clerk
    expect(await bring(address, Buffer.alloc(0))).toBe(204)
    expect(await bring('invoices@kontor.example', Buffer.from('x'))).toBe(404)
    expect(await bring(`invoices+${'0'.repeat(42)}@kontor.example`, Buffer.from('x'))).toBe(404)
    expect(await mails(stranger)).toEqual([])
  })
})
