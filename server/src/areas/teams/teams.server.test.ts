import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'

const server = await startTestServer()
const aster = await server.company({ name: 'Aster' })
const ada = await server.person(aster)

const save = (id: string, body: object) => ada.send(`PUT usergroups/${id}`, { json: body })
const read = async (id: string) => (await ada.send(`GET usergroups/${id}`)).json() as Promise<{ Members: string[] }>

test('a team with somebody who has left is saved as it was read, and loses them once they are taken out', async () => {
  const [carl, dora] = [await server.person(aster), await server.person(aster)]
  const id = randomUUID()
  expect((await save(id, { Name: 'Bills', Members: [carl.id, dora.id] })).status).toBe(204)
  expect((await ada.send(`DELETE account/members/${carl.id}`)).status).toBe(204)
  const now = await read(id)
  expect((await save(id, { ...now, Name: 'Incoming bills' })).status).toBe(204)
  expect(await read(id)).toMatchObject({ Name: 'Incoming bills', Members: now.Members })
  expect((await save(id, { ...now, Members: [dora.id] })).status).toBe(204)
  expect((await save(id, { ...now, Members: [carl.id] })).status).toBe(404)
})

test('a team that was disabled stays so until its state is set, and its id is that of the path', async () => {
  const id = randomUUID()
  await save(id, { Name: 'Night shift', Members: [] })
  await ada.send(`DELETE usergroups/${id}`)
  expect((await save(id, { Name: 'Late shift', Members: [] })).status).toBe(204)
  expect(await read(id)).toMatchObject({ Name: 'Late shift', state: 'DELETED' })
  expect((await save(id, { Name: 'Late shift', Members: [], state: 'ACTIVE' })).status).toBe(204)
  expect(await read(id)).toMatchObject({ state: 'ACTIVE' })
  const other = await save(id, { Id: randomUUID(), Name: 'Late shift', Members: [] })
  expect([other.status, await other.text()]).toEqual([400, expect.stringContaining('Id is')])
})
