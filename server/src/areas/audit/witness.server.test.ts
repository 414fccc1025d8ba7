import { expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import { headsIn, readProof, verifyProof } from '../../platform/log/offline.ts'
import { startTestServer } from '../../testing.ts'
import { startReceiver } from '../webhooks/testing.ts'

const server = await startTestServer({ environment: { KONTOR_APP_LOOPBACK: 'on' } })
const receiver = await startReceiver()
const company = await server.company({ name: 'Nordlicht' })
const admin = await server.person(company)

const day = 24 * 60 * 60_000
const night = async () => {
  await server.platform.transact(company, { actorId: null, requestId: 'daily' }, areas.daily)
  await server.settle()
}
const put = (email?: string) => admin.send('PUT audit/witness', { json: email === undefined ? {} : { Email: email } })
const mails = async () => {
  const { Items } = (await (await admin.send('GET mails')).json()) as { Items: { MessageId: string; To: string }[] }
  return Items
}

test('once a day, where the log has grown, its head goes to the company’s own address and program, and proves the log', async () => {
  await admin.send('PUT webhooks/5b1c9e57-8a53-4d4c-9a4e-54a4b5f0a001', {
    json: { Address: `${receiver.origin}/heads`, Events: ['LOG_HEAD'] },
  })
  expect((await put('auditor@elsewhere.example')).status).toBe(204)
  await server.settle()
  await night()
  await night()
  expect(receiver.at('/heads')).toHaveLength(1)
  server.platform.clock.advance(day)
  await night()
  expect(receiver.at('/heads')).toHaveLength(1)
  const { Email, Head } = (await (await admin.send('GET audit/witness')).json()) as {
    Email: string
    Head: { Position: string }
  }
  const [head] = headsIn(receiver.at('/heads')[0]!.body)
  expect([Email, head]).toMatchObject(['auditor@elsewhere.example', { companyId: company, position: Head.Position }])
  const proof = readProof(await (await admin.send('GET audit/proof')).text())
  expect(await verifyProof(proof, [head!])).toMatchObject({ faults: [], held: [head] })

  const sent = await mails()
  expect(sent.map(({ To }) => To)).toEqual(['auditor@elsewhere.example'])
  const raw = await (
    await admin.send(`GET mails/${encodeURIComponent(sent[0]!.MessageId)}`, { headers: { accept: '*/*' } })
  ).text()
  const attached = /filename=log-head-[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw)?.[1] ?? ''
  expect(headsIn(Buffer.from(attached, 'base64').toString())).toEqual([head])
})

test('an address that is none is refused with the reason; nobody but who configures the company sets one', async () => {
  const answer = await put('auditor')
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Email')])
  const clerk = await server.person(company, { role: 'apClerk' })
  expect((await clerk.send('PUT audit/witness', { json: {} })).status).toBe(403)
  expect((await put()).status).toBe(204)
  expect(await (await admin.send('GET audit/witness')).json()).not.toHaveProperty('Email')
})
