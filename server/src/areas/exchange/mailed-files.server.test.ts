import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { attaching, bytesOf, megabyte } from '../attachments/testing-attachments.ts'

const { server, supplier, metadata, draft, send, attach, onDisk } = await attaching({ KONTOR_MAIL_LIMIT: '4' })

describe('by mail', () => {
  const partner = async () => {
    const id = randomUUID()
    const json = { CompanyName: 'Partner', Country: 'DE', Email: 'books@example.com' }
    expect((await supplier.send(`PUT network/partners/${id}`, { json })).status).toBe(201)
    await server.settle()
    return id
  }
  const sentState = async (id: string) => (await metadata(supplier, id)).DeliveryState

  test('a file leaves with its document, byte by byte', async () => {
    const id = await draft()
    const bytes = bytesOf(2 * megabyte, 7)
    await attach(id, 'plan.bin', bytes)
    await send(id, await partner())
    expect([await sentState(id), onDisk().halfWritten]).toEqual(['SENT', 0])
    const { Items } = (await (await supplier.send('GET mails?limit=1')).json()) as { Items: { MessageId: string }[] }
    const raw = await supplier.send(`GET mails/${encodeURIComponent(Items[0]?.MessageId ?? '')}`)
    const { attachments } = await PostalMime.parse(await raw.arrayBuffer())
    const plan = attachments.find(({ filename }) => filename === 'plan.bin')
    expect(Buffer.compare(Buffer.from(plan?.content as ArrayBuffer), bytes)).toBe(0)
  })

  test('a document whose files are too many for a mail comes back and says why', async () => {
    const id = await draft()
    for (const seed of [8, 9]) await attach(id, `${seed}.bin`, bytesOf(2 * megabyte, seed))
    await send(id, await partner())
    expect([await sentState(id), onDisk().halfWritten]).toEqual(['FAILED', 0])
    const latest = await (await supplier.send(`GET documents/${id}/dispatches/latest`)).json()
    expect((latest as { FailureMessage: string }).FailureMessage).toContain('exceeds the limit of 4 MB')
  })
})
