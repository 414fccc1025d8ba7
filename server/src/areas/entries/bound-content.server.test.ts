import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { contentFaults } from './index.ts'

const server = await startTestServer()
const company = await server.company()
const clerk = await server.person(company)

const put = (id: string, xml: string) =>
  clerk.send(`PUT documents/${id}?draft=true`, {
    body: Buffer.from(xml),
    headers: { 'content-type': 'application/xml' },
  })
const read = async (id: string) => (await clerk.send(`GET documents/${id}`)).status
const faults = () => {
  const author = { actorId: null, requestId: 'test' }
  return contentFaults((work) => server.platform.read(company, author, work))
}

test('a document that was altered in the database, under a hash of its own, is not given out, and is named', async () => {
  const [id, other] = [randomUUID(), randomUUID()]
  const xml = Buffer.from(documentOf('Invoice')).toString()
  await put(id, xml)
  await put(other, xml)
  await put(id, xml.replace('</', ' </'))
  expect([await read(id), await faults()]).toEqual([200, []])

  const altered = Buffer.from(xml.replaceAll('Invoice', 'invoice'))
  const hash = createHash('sha256').update(altered).digest('hex')
  await server.platform.transact(company, { actorId: null, requestId: 'test' }, async (uow) => {
    await uow.contents.save(altered)
    await sql`update document set content_hash = ${hash} where company_id = ${company} and id = ${id}`.execute(uow.tx)
  })
  expect([await read(id), await read(other)]).toEqual([500, 200])
  expect(await faults()).toEqual([expect.stringMatching(`The document ${id} has the content ${hash}, but the log has`)])
})
