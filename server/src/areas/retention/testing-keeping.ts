import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect } from 'vitest'
import { areas } from '../../areas.ts'
import type { TestPerson, TestServer } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { xml } from '../documents/testing-trade.ts'

type Metadata = ResultOf<Areas['documents']['readMetadata']>

export const because = { json: { Reason: 'The court asked for it' } }

export const metadata = async (person: TestPerson, id: string) =>
  (await (await person.send(`GET documents/${id}/metadata`)).json()) as Metadata

/** Status and message of a refusal, which comes as XML from where a document in XML was asked for. */
export async function statusAndMessage(answer: Response) {
  const text = await answer.text()
  const inXml = /<Message>(.*)<\/Message>/.exec(text)?.[1]
  return [answer.status, inXml ?? (JSON.parse(text) as { Message: string }).Message]
}

/** A German buyer with an administrator and a clerk, and what their suppliers have sent them. */
export async function keeping(server: TestServer) {
  const companyId = await server.company({ country: 'DE' })
  const admin = await server.person(companyId)
  const supplier = await server.person(await server.company({ country: 'AT' }))
  const connection = await server.connect(supplier.companyId, companyId)
  const save = (id: string, draft: boolean, number = id, by = supplier) =>
    by.send(`PUT documents/${id}?draft=${draft}`, {
      body: documentOf('Invoice', { id: number, issueDate: '2026-11-20' }) as Uint8Array<ArrayBuffer>,
      headers: xml,
    })
  const receive = async (file?: Blob, by = supplier): Promise<string> => {
    const id = randomUUID()
    await save(id, true, id, by)
    if (file !== undefined) {
      const form = new FormData()
      form.append('file', file, 'plan.bin')
      expect((await by.send(`POST documents/${id}/attachments`, { body: form })).status).toBe(201)
    }
    await by.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json: { ConnectionId: connection } })
    await server.settle()
    return id
  }
  const night = async (who: string = companyId) => {
    await server.platform.transact(who, { actorId: null, requestId: 'night' }, areas.daily)
    await server.settle()
  }
  const choose = async (Discard: boolean, who = admin) =>
    expect((await who.send('PUT documents/retention', { json: { Discard } })).status).toBe(204)
  return { companyId, admin, supplier, connection, save, receive, night, choose }
}
