import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import type { TradeForm } from '@kontor/ubl'
import type { TestPerson, TestServer } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { asBody, json } from '../documents/testing-trade.ts'
import { pdfOf, textStream } from '../pages/testing-pdf.ts'

const place = { street: 'Weg 1', city: 'Bremen', zip: '28195', country: 'DE' }
/** A supplier who is no member. */
export const harbour = { name: 'Hafen Spedition GmbH', vatId: 'DE811907980', address: place }
/** The company that gets their bills. */
export const nordlicht = { name: 'Nordlicht Handel AG', vatId: 'DE128111902', address: place }

/** Where the supplier writes from. */
export const mailbox = 'rechnung@hafen.example'

export const bill = (more: Partial<TradeForm> = {}) =>
  documentOf('Invoice', { id: `H-${randomUUID().slice(0, 8)}`, seller: harbour, buyer: nordlicht, ...more })

export const paper = (words: string = randomUUID()) => pdfOf([textStream([harbour.name, words])])

export type MailedFile = readonly [name: string, type: string, bytes: Uint8Array, inline?: true]

/** An e-mail as programs write it (RFC 5322, MIME). */
export const mailOf = (
  files: readonly MailedFile[],
  {
    id = randomUUID() as string,
    subject = 'Rechnung =?utf-8?q?M=C3=A4rz?=',
    from = mailbox,
    headers = [] as readonly string[],
  } = {},
) =>
  Buffer.from(
    [
      ...headers,
      `From: "Kruse, Buchhaltung" <${from}>`,
      'To: <whoever@kontor.example>',
      `Subject: ${subject}`,
      ...(id === '' ? [] : [`Message-ID: <${id}@hafen.example>`]),
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Anbei unsere Rechnung.',
      ...files.flatMap(([name, type, bytes, inline]) => [
        '--b',
        `Content-Type: ${type}; name="${name}"`,
        'Content-Transfer-Encoding: base64',
        ...(inline
          ? ['Content-ID: <logo>', `Content-Disposition: inline; filename="${name}"`]
          : [`Content-Disposition: attachment; filename="${name}"`]),
        '',
        Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n'),
      ]),
      '--b--',
      '',
    ].join('\r\n'),
  )

type Intake = ResultOf<Areas['mailIntake']['openMailIntake']>
type Mails = ResultOf<Areas['mailIntake']['listReceivedMails']>

/** Companies of a server that take in what is mailed to them. */
export const intakeOf = (server: TestServer) => ({
  /** A company with an address, and who takes in what comes there. */
  company: async () => {
    const companyId = await server.company({
      name: nordlicht.name,
      identifiers: [{ scheme: 'DE:VAT', value: nordlicht.vatId }],
    })
    const admin = await server.person(companyId)
    const clerk = await server.person(companyId, { role: 'apClerk' })
    const { Address: address = '' } = await json<Intake>(admin.send('POST mails/intake'))
    return { companyId, admin, clerk, address }
  },

  /** As the operator's mail server hands it over, without any credential; and all that follows. */
  bring: async (address: string, mail: Uint8Array): Promise<number> => {
    const form = new FormData()
    form.append('mail', new File([asBody(mail)], 'mail.eml', { type: 'message/rfc822' }))
    const { status } = await server.send(`POST mails/received/${encodeURIComponent(address)}`, { body: form })
    await server.settle()
    return status
  },

  mails: async (person: TestPerson) => (await json<Mails>(person.send('GET mails/intake/received'))).Items,
})
