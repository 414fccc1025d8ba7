import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'

const server = await startTestServer()
const [aster, birch, stranger] = [await server.company(), await server.company(), await server.company()]
await server.connect(aster, birch)
const [svea, clara, reader] = [
  await server.person(aster, { role: 'buyer', firstName: 'Svea', lastName: 'Lind' }),
  await server.person(aster, { role: 'onboarder' }),
  await server.person(aster, { role: 'readOnly' }),
]
const [partner, other] = [await server.person(birch), await server.person(stranger)]

const about = (more: object = {}) => ({
  label: 'Prices',
  visibility: 'COMPANY',
  targetCompanyId: birch,
  type: 'TEXT',
  ...more,
})
const write = async (by: TestPerson, more?: object, headers?: Record<string, string>) => {
  const answer = await by.send('POST v0/notes', { json: about(more), ...(headers && { headers }) })
  return { status: answer.status, note: (await answer.json()) as { id: string; Message?: string } }
}
const labels = async (by: TestPerson, query = `?targetCompanyId=${birch}`) => {
  const list = (await (await by.send(`GET v0/notes${query}`)).json()) as { Items: { label: string }[] }
  return list.Items.map(({ label }) => label)
}
const formOf = (more: object = {}, content = 'Framework contract') => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    targetCompanyId: birch,
    label: 'Contract',
    visibility: 'COMPANY',
    ...more,
  }))
    form.append(name, value)
  form.append('file', new File([content], 'Vertrag ä.txt', { type: 'text/plain' }))
  return form
}

const fault = (field: string) => ({ ValidationError: [{ ErrorDetail: [{ Key: 'field', Value: field }] }] })

test('F-188, F-157: a note is read by colleagues, the latest first; one that is private by who wrote it alone', async () => {
  const { status, note } = await write(svea, { label: ' Prices hold until June ', text: 'Said on the phone' })
  expect([status, note]).toEqual([
    201,
    expect.objectContaining({
      label: 'Prices hold until June',
      text: 'Said on the phone',
      type: 'TEXT',
      targetCompanyId: birch,
      createdBy: svea.id,
      createdByName: 'Svea Lind',
      allowedActions: ['delete'],
    }),
  ])
  await write(svea, { label: 'Mine alone', visibility: 'PRIVATE' })
  expect((await labels(svea)).toSorted()).toEqual(['Mine alone', 'Prices hold until June'])
  expect(await labels(clara)).toEqual(['Prices hold until June'])
  expect(await labels(reader, '')).toEqual(['Prices hold until June'])
})

test('neither the partner nor anybody else ever sees one, and no company is written about that is none of the company’s', async () => {
  const { note } = await write(svea)
  for (const person of [partner, other]) {
    expect(await labels(person, '')).toEqual([])
    expect((await person.send(`GET v0/notes/${note.id}/file`)).status).toBe(404)
    expect((await person.send(`DELETE v0/notes/${note.id}`)).status).toBe(404)
  }
  expect((await other.send(`GET v0/notes?targetCompanyId=${birch}`)).status).toBe(404)
  const foreign = await write(svea, { targetCompanyId: stranger })
  expect([foreign.status, foreign.note.Message]).toEqual([
    404,
    `Your company has no connection to the company ${stranger}.`,
  ])
  const empty = await write(svea, { label: '  ' })
  expect([empty.status, empty.note]).toMatchObject([400, fault('label')])
  expect((await write(svea, { visibility: 'TARGET' })).status).toBe(400)
  expect((await write(reader)).status).toBe(403)
})

test('a file is kept byte for byte, opened by colleagues alone, and a private one by nobody else', async () => {
  const added = await svea.send('POST v0/notes/files', { body: formOf({ text: 'Signed' }) })
  const note = (await added.json()) as { id: string }
  expect([added.status, note]).toEqual([
    201,
    expect.objectContaining({ type: 'UPLOAD', fileName: 'Vertrag ä.txt', text: 'Signed', label: 'Contract' }),
  ])
  const read = await clara.send(`GET v0/notes/${note.id}/file`)
  expect([read.status, await read.text()]).toEqual([200, 'Framework contract'])
  expect(read.headers.get('content-disposition')).toContain(encodeURIComponent('Vertrag ä.txt'))
  expect((await partner.send(`GET v0/notes/${note.id}/file`)).status).toBe(404)

  const own = await svea.send('POST v0/notes/files', { body: formOf({ visibility: 'PRIVATE' }) })
  const { id } = (await own.json()) as { id: string }
  expect((await clara.send(`GET v0/notes/${id}/file`)).status).toBe(404)
  const empty = await svea.send('POST v0/notes/files', { body: formOf({}, '') })
  expect([empty.status, await empty.json()]).toMatchObject([400, fault('file')])
  // A program that sends the note alone is told how its file comes.
  const { status, note: refusal } = await write(svea, { type: 'UPLOAD' })
  expect([status, refusal]).toMatchObject([
    400,
    { Message: expect.stringContaining('POST v0/notes/files'), ...fault('type') },
  ])
})

test('a note that is sent twice is written once, and deleted by who wrote it', async () => {
  const headers = { 'X-Kontor-RequestId': randomUUID() }
  const [first, second] = [await write(svea, { label: 'Once' }, headers), await write(svea, { label: 'Once' }, headers)]
  expect(second.note.id).toBe(first.note.id)
  expect((await labels(clara)).filter((label) => label === 'Once')).toHaveLength(1)
  expect((await clara.send(`DELETE v0/notes/${first.note.id}`)).status).toBe(403)
  expect((await svea.send(`DELETE v0/notes/${first.note.id}`)).status).toBe(204)
  expect((await svea.send(`DELETE v0/notes/${first.note.id}`)).status).toBe(404)
  expect(await labels(clara)).not.toContain('Once')
})

test('F-408: a page has ten', async () => {
  for (let count = 0; count < 11; count += 1) await write(svea, { label: `Note ${count}` })
  const page = (await (await svea.send('GET v0/notes')).json()) as { itemsPerPage: number; Items: unknown[] }
  expect([page.itemsPerPage, page.Items.length]).toEqual([10, 10])
})
