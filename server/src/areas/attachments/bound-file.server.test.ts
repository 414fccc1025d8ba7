import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fileFaults } from './index.ts'
import { attaching } from './testing-attachments.ts'

const { server, supplier, buyer, draft, send, attached } = await attaching()

const system = { actorId: null, requestId: 'test' }
const faults = () => fileFaults((work) => server.platform.read(supplier.companyId, system, work))

test('a file that was altered in the database, under a hash of its own, is neither given out nor sent, and is named', async () => {
  const id = await draft()
  const [one, other] = [await attached(id, 'price list.txt', '10.00'), await attached(id, 'terms.txt', '30 days')]
  const read = async ({ Id }: { Id: string }) => (await supplier.send(`GET documents/${id}/attachments/${Id}`)).status
  expect([await read(one), await faults()]).toEqual([200, []])

  const altered = Buffer.from('99.00')
  const hash = createHash('sha256').update(altered).digest('hex')
  await server.platform.transact(supplier.companyId, system, async (uow) => {
    await uow.contents.save(altered)
    await sql`update document_attachment set content_hash = ${hash}
      where company_id = ${uow.companyId} and id = ${one.Id}`.execute(uow.tx)
  })
  expect([await read(one), await read(other)]).toEqual([500, 200])
  expect(await faults()).toEqual([expect.stringMatching(`The file ${one.Id} of the document ${id} has the content`)])
  await expect(send(id)).rejects.toThrow()
  expect((await buyer.send(`GET documents/${id}/metadata`)).status).toBe(404)
})
