import { expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'

const server = await startTestServer()
const [aster, birch, cedar, stranger] = [
  await server.company({ name: 'Aster' }),
  await server.company({ name: 'Birch' }),
  await server.company({ name: 'Cedar, Sons' }),
  await server.company({ name: 'Stranger' }),
]
const [toBirch, toCedar] = [await server.connect(aster, birch), await server.connect(aster, cedar)]
const foreign = await server.connect(stranger, cedar)
const [admin, partner, reader] = [
  await server.person(aster),
  await server.person(birch),
  await server.person(aster, { role: 'readOnly' }),
]

const keep = (properties: readonly object[], by = admin) =>
  by.send('PUT v0/relationshipproperties', { json: { properties } })
const of = (connectionId: string | undefined, name: string, value: string) => ({
  relationshipPropertyId: name,
  value,
  ...(connectionId && { connectionId }),
})
const read = async (path: string, by = admin) => (await (await by.send(`GET ${path}`)).json()) as never

test('F-187: what a company keeps of its relationships is read at once, and each as the property that it is', async () => {
  const kept = [of(toBirch, 'Class', 'A'), of(toBirch, 'Supplier number', '70012'), of(toCedar, 'Class', 'B')]
  expect((await keep(kept)).status).toBe(204)
  expect(await read('v0/relationshipproperties')).toEqual({ properties: expect.arrayContaining(kept) })
  expect(await read(`v0/relationshipproperties?connectionId=${toBirch}`)).toEqual({ properties: kept.slice(0, 2) })
  expect(await (await admin.send(`GET network/connections/${toBirch}/properties/Class`)).text()).toBe('A')
  expect(await read('network/properties')).toEqual({
    Properties: [
      { Name: 'Class', ConnectionCount: 2 },
      { Name: 'Supplier number', ConnectionCount: 1 },
    ],
  })
})

test('narrows the list of partners and is a column of it, and of its file', async () => {
  expect(await read('network/connections?property=Class')).toMatchObject({
    Connection: [
      { CompanyName: 'Birch', PropertyValue: 'A' },
      { CompanyName: 'Cedar, Sons', PropertyValue: 'B' },
    ],
  })
  expect(await read('network/connections?property=Class&value=b')).toMatchObject({
    itemCount: 1,
    Connection: [{ CompanyName: 'Cedar, Sons' }],
  })
  const file = await (await admin.send('GET network/connections/csv', { headers: { accept: 'text/csv' } })).text()
  expect(file.split('\r\n')).toEqual([
    'CompanyName,Country,State,ConnectionId,CompanyAccountId,Class,Supplier number',
    `Birch,DE,ACCEPTED,${toBirch},${birch},A,70012`,
    `"Cedar, Sons",DE,ACCEPTED,${toCedar},${cedar},B,`,
    '',
  ])
})

test('an empty value takes a property away, and a save that names no connection of the company’s changes nothing', async () => {
  expect((await keep([of(toCedar, 'Class', '')])).status).toBe(204)
  expect(await read(`v0/relationshipproperties?connectionId=${toCedar}`)).toEqual({ properties: [] })
  expect((await keep([of(toBirch, 'Class', 'C'), of(foreign, 'Class', 'C')])).status).toBe(404)
  const nowhere = await keep([of(undefined, 'Class', 'C')])
  expect([nowhere.status, await nowhere.text()]).toEqual([400, expect.stringContaining('properties.0.connectionId')])
  expect((await keep([of(toBirch, '  ', 'C')])).status).toBe(400)
  expect(await (await admin.send(`GET network/connections/${toBirch}/properties/Class`)).text()).toBe('A')
})

test('the partner never sees it, nor does anybody else, and who only reads changes nothing', async () => {
  expect(await read('v0/relationshipproperties', partner)).toEqual({ properties: [] })
  expect((await partner.send(`GET v0/relationshipproperties?connectionId=${toCedar}`)).status).toBe(404)
  expect(await read(`v0/relationshipproperties?connectionId=${toBirch}`, partner)).toEqual({ properties: [] })
  expect((await keep([of(toBirch, 'Class', 'C')], reader)).status).toBe(403)
})
