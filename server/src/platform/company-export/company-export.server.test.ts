import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { hashPassword } from '../../areas/users/index.ts'
import { areas } from '../../areas.ts'
import { exportCompany } from '../../export-company.ts'
import { startTestServer } from '../../testing.ts'
import { companyTables } from './store.ts'
import { isSecret, leftOutOf, platformTables } from './tables.ts'

const server = await startTestServer()
const { platform } = server
const author = { actorId: null, requestId: 'test' }
const [ours, theirs] = [await server.company({ name: 'Weide GmbH' }), await server.company({ name: 'Fremde Leute AG' })]
const invoice = (number: string, text: string) =>
  `<?xml version="1.0"?><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ID>${number}</cbc:ID><cbc:IssueDate>2026-11-20</cbc:IssueDate><cbc:Note>${text}</cbc:Note></Invoice>`

async function exported(company: string) {
  const out = new PassThrough()
  const [bytes, summary] = await Promise.all([buffer(out), exportCompany(platform, company, out)])
  return { files: unzipSync(bytes), bytes, summary }
}

test('an export has the documents and files of the company as they are, all its rows, and nothing of others', async () => {
  const passwordHash = await hashPassword('correct horse', { N: 1024, r: 8, p: 1 })
  const ada = await server.person(ours, { passwordHash, lastName: '=cmd|calc' })
  const eva = await server.person(theirs, { lastName: 'Fremdling' })
  const [own, foreign] = [randomUUID(), randomUUID()]
  const headers = { 'content-type': 'application/xml' }
  const save = (send: typeof ada.send, id: string, body: string) =>
    send(`PUT documents/${id}?draft=true`, { body, headers })
  expect((await save(ada.send, own, invoice('../../2026/1', 'ours'))).ok).toBe(true)
  expect((await save(eva.send, foreign, invoice('F-1', 'their secret note'))).ok).toBe(true)
  await server.settle()

  const { files, bytes, summary } = await exported('weide gmbh')
  const names = Object.keys(files)
  const document = names.find((name) => name.startsWith('files/document/'))!
  expect(document).toMatch(new RegExp(`^files/document/${own}-[^/]*2026_1\\.xml$`))
  const read = await (await ada.send(`GET documents/${own}`)).text()
  expect(strFromU8(files[document]!)).toBe(read)

  const people = JSON.parse(strFromU8(files['data/user_account.json']!)) as Record<string, unknown>[]
  expect(people).toEqual([expect.objectContaining({ id: ada.id, username: ada.username, last_name: '=cmd|calc' })])
  expect(people[0]).not.toHaveProperty('password_hash')
  const csv = strFromU8(files['data/user_account.csv']!)
  expect([...files['data/user_account.csv']!.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(csv).toContain(`'=cmd|calc`)
  expect(JSON.parse(strFromU8(files['about.json']!))).toMatchObject({ company: ours, missing: [] })
  expect(summary.tables['document']).toBe(1)

  const all = Object.values(files)
    .map((one) => strFromU8(one))
    .join('\n')
  for (const hidden of [passwordHash, ada.authorization.slice(7), foreign, eva.id, 'Fremdling', 'their secret note'])
    expect(all).not.toContain(hidden)
  for (const name of names) expect(name).not.toMatch(/\.\.|^\/|\\/)
  expect(bytes.length).toBeGreaterThan(1000)
})

test('a content that was deleted after its retention is named, and the rest is there', async () => {
  const id = platform.ids.next()
  await platform.transact(ours, author, async (uow) => {
    const hash = await uow.contents.save(Buffer.from('once'))
    await uow.contents.discard([hash])
    await uow.tx
      .withTables<{ document_file: Record<string, unknown> }>()
      .insertInto('document_file')
      .values({
        company_id: ours,
        id,
        file_name: 'scan\u202egpj.pdf',
        mime_type: 'application/pdf',
        content_hash: hash,
        size: 4,
        state: 'NEW',
        status: 'new',
        upload_token: 'never-shown-token',
        created: uow.now,
        modified: uow.now,
      })
      .execute()
  })
  const { files, summary } = await exported(ours)
  expect(summary.missing).toEqual([`files/document_file/${id}-scan_gpj.pdf`])
  expect(strFromU8(files['data/document_file.json']!)).not.toContain('never-shown-token')
})

test('every table of companies is exported, or left out for a reason; and none that can be read is forgotten', async () => {
  const tables = await platform.read(ours, author, (uow) => companyTables(uow.tx))
  const exports = { ...platformTables, ...areas.tableExports }
  const leftOut = leftOutOf(exports)
  expect(tables.length).toBeGreaterThan(60)
  expect(Object.keys(exports).filter((name) => !tables.some((table) => table.name === name))).toEqual([])
  const unread = tables.filter(({ name, readable }) => !readable && !(name in leftOut))
  expect(unread.map(({ name }) => name)).toEqual([])
  expect(tables.filter(({ key, name }) => key === null && !(name in leftOut)).map(({ name }) => name)).toEqual([])
  const secrets = tables.flatMap(({ name, columns }) =>
    name in leftOut ? [] : columns.filter(isSecret).map((column) => `${name}.${column}`),
  )
  expect(secrets).toContain('user_account.password_hash')
  expect(secrets).not.toContain('document.content_hash')
})

test('a company that nobody has is told of', async () => {
  await expect(exportCompany(platform, 'Nobody Ltd', new PassThrough())).rejects.toThrow(
    'There is no company Nobody Ltd',
  )
})
