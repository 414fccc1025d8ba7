import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import PostalMime from 'postal-mime'
import { afterAll } from 'vitest'
import type { TestPerson, TestServer } from '../../testing.ts'
import { approving, ask, flow } from '../approvals/testing.ts'
import { asBody, json } from '../documents/testing-trade.ts'
import { startMailServer } from '../mail/testing.ts'
import { deciding, mailSettings } from './testing.ts'
import { startNameServer } from './testing-dns.ts'

interface Signing {
  /** Whose signature it is. */
  readonly domain?: string
  readonly selector?: string
  readonly maxBodyLength?: number
  readonly headerList?: readonly string[]
}

interface Written {
  readonly from?: string
  readonly id?: string
  readonly date?: Date
  readonly subject?: string
  readonly headers?: readonly string[]
  readonly type?: string
}

/** The replies of people, signed by the servers of their domains as the name server says. */
export function replying(
  server: TestServer,
  mails: Awaited<ReturnType<typeof startMailServer>>,
  names: Awaited<ReturnType<typeof startNameServer>>,
) {
  const keys = new Map<string, string>()
  const keyOf = (domain: string, selector: string): string => {
    const name = `${selector}._domainkey.${domain}`
    const known = keys.get(name)
    if (known !== undefined) return known
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const made = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    keys.set(name, made)
    names.records.set(name, `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`)
    return made
  }

  /** A reply as mail programs write it. */
  const write = (
    by: TestPerson,
    text: string,
    { from = by.username, id = randomUUID(), date = server.platform.clock.now(), headers = [], ...more }: Written = {},
  ) =>
    [
      ...headers,
      `From: Max <${from}>`,
      'To: decisions@kontor.example',
      `Subject: ${more.subject ?? 'Re: Carla Clerk asks you to approve'}`,
      `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
      ...(id === '' ? [] : [`Message-ID: <${id}@example.com>`]),
      'MIME-Version: 1.0',
      `Content-Type: ${more.type ?? 'text/plain'}; charset=utf-8`,
      '',
      ...text.split('\n'),
      '',
    ].join('\r\n')

  const sign = async (mail: string, signing: Signing = {}): Promise<string> => {
    const { domain = 'example.com', selector = 'mail', maxBodyLength, headerList } = signing
    const one = {
      signingDomain: domain,
      selector,
      privateKey: keyOf(domain, selector),
      signTime: server.platform.clock.now(),
      ...(headerList && { headerList: headerList.join(':') }),
      ...(maxBodyLength !== undefined && { maxBodyLength }),
    }
    const signed = await dkimSign(Buffer.from(mail), { ...one, signatureData: [one] })
    return signed.signatures + mail
  }

  /** As the operator's mail server hands it over, and all that follows. */
  const bring = async (address: string, mail: string): Promise<number> => {
    const form = new FormData()
    form.append('mail', new File([asBody(Buffer.from(mail))], 'mail.eml', { type: 'message/rfc822' }))
    const { status } = await server.send(`POST mails/received/${encodeURIComponent(address)}`, { body: form })
    await server.settle()
    return status
  }

  const reply = async (by: TestPerson, address: string, text: string, written: Written = {}, signing: Signing = {}) =>
    bring(address, await sign(write(by, text, written), signing))

  const mailsTo = (person: TestPerson) =>
    Promise.all(
      mails.taken
        .filter(({ to }) => to.includes(person.username))
        .map(async ({ raw }) => {
          const { subject, text, replyTo, headers } = await PostalMime.parse(new Uint8Array(raw))
          return { subject, text: text ?? '', replyTo: replyTo?.[0]?.address ?? '', headers }
        }),
    )
  /** The address to which somebody replies to the last mail that asks them. */
  const addressFor = async (person: TestPerson): Promise<string> =>
    (await mailsTo(person)).findLast(({ replyTo }) => replyTo.startsWith('decisions+'))?.replyTo ?? ''

  return { write, sign, bring, reply, mailsTo, addressFor }
}

/** A company whose people are asked for approvals by mail and may reply, with a mail server and a name server of theirs. */
export async function startReplies() {
  const mails = await startMailServer()
  const names = await startNameServer()
  afterAll(mails.stop)
  afterAll(names.stop)
  const people = await approving({
    ...mailSettings(mails),
    KONTOR_MAIL_INTAKE: 'decisions@kontor.example',
    KONTOR_DNS: names.address,
  })
  const { server, admin, clerk, max, delivered } = people
  const replies = replying(server, mails, names)
  const { mailsTo, addressFor } = replies

  const allowReplies = async (Allowed = true, by = admin) =>
    (await by.send('PUT mail-decisions/replies', { json: { Allowed } })).status

  let number = 0
  /** A new invoice, which a clerk asks somebody to approve, and the address to which they reply. */
  async function asked(to = max, businessId?: string) {
    number += 1
    const tax = { category: 'S', percent: '19' } as const
    const line = { id: '1', name: 'Work', quantity: '1', unit: 'HUR', price: `${number}`, tax }
    const name = businessId ?? `A-${number}`
    const id = await delivered({ id: name, lines: [line] })
    const step = await json<{ id: string }>(ask(clerk, id, [to.id]), 201)
    await server.settle()
    return { id, name, step: step.id, address: await addressFor(to) }
  }
  const outcomes = async (id: string) =>
    (await flow(clerk, id)).steps.map(({ outcome, decidedBy, reason }) => ({ outcome, decidedBy, reason }))
  /** What somebody is told from now on. */
  const answersTo = async (person: TestPerson) => {
    const before = (await mailsTo(person)).length
    return async () => (await mailsTo(person)).slice(before).map(({ subject, text }) => ({ subject, text }))
  }
  return { mails, names, ...people, ...deciding(server, mails), ...replies, allowReplies, asked, outcomes, answersTo }
}

export const undecided = [{}]
