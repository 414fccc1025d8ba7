import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument, ublToCii, write } from '@kontor/ubl'
import pg from 'pg'
import { expect, test } from 'vitest'
import { documentOf, enclosing } from '../documents/testing.ts'
import { asBody, json, xml } from '../documents/testing-trade.ts'
import { attaching } from './testing-attachments.ts'

const { server, supplier, buyer, connection, attached, files, send } = await attaching()
const upgrade = readFileSync(join(import.meta.dirname, '../../../migrations/0036_enclosed_before.sql'), 'utf8')

/** Does something as the owner of the database does, such as a migration. */
async function asOwner(statement: string) {
  const client = new pg.Client(server.database.ownerConfig)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const pdf = (name: string, words = name) => ({ name, content: Buffer.from(words).toString('base64') })
const enclosedOf = async (id: string, person = supplier) =>
  (await files(id, person))
    .filter(({ Enclosed }) => Enclosed)
    .map(({ Name, Scan }) => `${Name} ${Scan}`)
    .toSorted()

async function saved(bytes: Uint8Array): Promise<string> {
  const id = crypto.randomUUID()
  await json(supplier.send(`PUT documents/${id}?draft=true`, { body: asBody(bytes), headers: xml }), 204)
  await server.settle()
  return id
}

test('documents that were saved before enclosed files were known show them after the upgrade, on both sides, once', async () => {
  const sent = await saved(enclosing([pdf('hours.pdf')], { id: 'OLD-1' }))
  await attached(sent, 'note.txt', 'beside it')
  await send(sent, connection)
  const cii = await saved(write(ublToCii(readDocument(enclosing([pdf('plan.pdf')], { id: 'OLD-2' })))))
  const utf16 = await saved(
    Buffer.from(
      `\ufeff${Buffer.from(enclosing([pdf('wide.pdf')], { id: 'OLD-3' }))
        .toString()
        .replace(/^<\?xml[^>]*\?>/, '<?xml version="1.0" encoding="UTF-16"?>')}`,
      'utf16le',
    ),
  )
  // More of them come before these than are looked through at once.
  const body = asBody(documentOf('Invoice', { id: 'FIRST' }))
  for (let at = 10; at < 61; at += 1)
    await json(
      supplier.send(`PUT documents/00000000-0000-4000-8000-0000000000${at}`, {
        body: at === 10 ? asBody(documentOf('Invoice', { id: 'DAMAGED' })) : body,
        headers: xml,
      }),
      204,
    )
  // One of them was damaged since.
  await asOwner(`update content set bytes = 'damaged', packed = false where hash =
    (select content_hash from document where id = '00000000-0000-4000-8000-000000000010')`)
  const without = await saved(documentOf('Invoice', { id: 'OLD-4' }))
  const shown = () =>
    Promise.all([enclosedOf(sent), enclosedOf(sent, buyer), enclosedOf(cii), enclosedOf(utf16), enclosedOf(without)])
  const [all, none] = [
    [['hours.pdf CLEAN'], ['hours.pdf CLEAN'], ['plan.pdf CLEAN'], ['wide.pdf CLEAN'], []],
    [[], [], [], [], []],
  ]
  expect(await shown()).toEqual(all)

  await asOwner('delete from document_attachment where enclosed')
  expect(await shown()).toEqual(none)
  for (let time = 0; time < 2; time += 1) {
    await asOwner(upgrade)
    await server.settle()
    expect(await shown()).toEqual(all)
  }
  expect((await files(sent)).map(({ Name }) => Name).toSorted()).toEqual(['hours.pdf', 'note.txt'])
})
