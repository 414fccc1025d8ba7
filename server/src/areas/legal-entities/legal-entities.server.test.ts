import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'

const server = await startTestServer()
const company = await server.company({ name: 'Aster' })
const branch = await server.branch(company, { name: 'Aster North' })
const admin = await server.person(company)
const clerk = await server.person(company, { role: 'apClerk' })
const branchAdmin = await server.person(branch)
const stranger = await server.person(await server.company({ name: 'Stranger' }))

const entity = (more: object = {}, CompanyId = company) => ({ CompanyId, Name: 'Aster Logistik GmbH', ...more })
const save = (id: string, body: object, who = admin) => who.send(`PUT legalentities/${id}`, { json: body })
type Entities = { LegalEntities: { Name: string }[] }
const read = async <T = object>(path: string, who: TestPerson = clerk) =>
  (await (await who.send(`GET legalentities/${path}`)).json()) as T

const Locations = [
  { Type: 'DELIVERY', IsDefault: true, Address: { street: 'Hafenstraße', buildingnumber: '3', city: 'Hamburg' } },
  { Type: 'BILLING', IsDefault: true, Address: { street: 'Am Kai', city: 'Hamburg', zip: '20457', country: 'DE' } },
]
const Identifiers = [
  { IdentifierScheme: 'DE:VAT', IdentifierValue: 'DE128111902' },
  { IdentifierScheme: 'GLN', IdentifierValue: '4012345000016', Label: 'Warehouse' },
]

describe('a legal entity', () => {
  test('F-175: is saved whole under an id of the caller’s, read, and found by what another system calls it', async () => {
    const id = randomUUID()
    const body = entity({ AlternateEntityId: '1000', LegalNote: 'HRB 4711', Locations, Identifiers })
    expect((await save(id, body)).status).toBe(204)
    const saved = await read(id)
    expect(saved).toMatchObject({ ...body, Id: id, CompanyId: company })
    expect(await read('alternateId/1000')).toEqual(saved)
    expect((await clerk.send('GET legalentities/alternateId/2000')).status).toBe(404)
  })

  test('F-153: has where it is delivered and billed, and its identifiers, set one by one', async () => {
    const id = randomUUID()
    await save(id, entity({ Locations, Identifiers }))
    const set = (list: string, json: object) => admin.send(`PUT legalentities/${id}/${list}`, { json })
    expect((await set('locations', { Locations: Locations.slice(1) })).status).toBe(204)
    expect((await set('identifiers', { Identifiers: [] })).status).toBe(204)
    expect(await read(`${id}/locations`)).toMatchObject({ Locations: [{ Type: 'BILLING', LegalEntityId: id }] })
    expect(await read(`${id}/identifiers`)).toEqual({ Identifiers: [] })
    await save(id, entity({ Name: 'Aster Spedition GmbH' }))
    expect(await read(id)).toMatchObject({ Name: 'Aster Spedition GmbH', Locations: [{ Type: 'BILLING' }] })
  })

  test('of a branch is read by the head office in each way, and by nobody else', async () => {
    const id = randomUUID()
    const south = await server.branch(company, { name: 'Aster South' })
    const body = entity({ AlternateEntityId: 'N-1', Locations, Identifiers }, south)
    expect((await save(id, body, await server.person(south))).status).toBe(204)
    const paths = [id, `${id}/locations`, `${id}/identifiers`, 'alternateId/N-1']
    const statuses = (who: TestPerson) =>
      Promise.all(paths.map(async (path) => (await who.send(`GET legalentities/${path}`)).status))
    expect(await statuses(clerk)).toEqual([200, 200, 200, 200])
    expect(await statuses(stranger)).toEqual([404, 404, 404, 404])
    expect((await admin.send(`PUT legalentities/${id}/identifiers`, { json: { Identifiers: [] } })).status).toBe(404)
  })

  test('is not saved under another id than its own', async () => {
    const answer = await save(randomUUID(), entity({ Id: randomUUID() }))
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Id is')])
  })

  test.each([
    ['two defaults of one type', { Locations: [Locations[0], Locations[0]] }, 'Locations.1'],
    ['an identifier twice', { Identifiers: [Identifiers[0], Identifiers[0]] }, 'Identifiers.1'],
  ])('with %s is refused, and the field is named', async (_, wrong, field) => {
    const id = randomUUID()
    const answer = await save(id, { ...entity(), ...wrong })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(field)])
    expect((await admin.send(`GET legalentities/${id}`)).status).toBe(404)
  })

  test('is saved in the company that is entered, and in no other', async () => {
    const id = randomUUID()
    const answer = await save(id, entity({}, branch))
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('CompanyId')])
    expect((await admin.send(`GET legalentities/${id}`)).status).toBe(404)
  })

  test('cannot take the alternate id of another; both stay as they are', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    await save(one, entity({ AlternateEntityId: '3000' }))
    await save(other, entity({ AlternateEntityId: '3001' }))
    const taken = await save(other, entity({ AlternateEntityId: '3000' }))
    expect([taken.status, await taken.text()]).toEqual([409, expect.stringContaining('3000')])
    expect(await read('alternateId/3001')).toMatchObject({ Id: other })
  })

  test('is changed by administrators, read by their colleagues, and not there for another company', async () => {
    const id = randomUUID()
    await save(id, entity({ AlternateEntityId: '4000' }))
    expect((await save(id, entity(), clerk)).status).toBe(403)
    for (const path of [id, `${id}/locations`, `${id}/identifiers`, 'alternateId/4000', `company/${company}`])
      expect((await stranger.send(`GET legalentities/${path}`)).status).toBe(404)
    for (const list of [{ Locations }, { Identifiers }])
      expect(
        (await stranger.send(`PUT legalentities/${id}/${Object.keys(list)[0]!.toLowerCase()}`, { json: list })).status,
      ).toBe(404)
  })
})

describe('the legal entities of a company', () => {
  test('F-404: come fifty a page by name, those of a branch to its head office too', async () => {
    const names = Array.from({ length: 51 }, (_, at) => `North ${String(at).padStart(2, '0')}`)
    for (const Name of names) await save(randomUUID(), entity({ Name }, branch), branchAdmin)
    const first = await read<Entities>(`company/${branch}`, admin)
    expect(first).toMatchObject({ itemsPerPage: 50, itemCount: 51, numPages: 2, pageId: 0 })
    expect(first.LegalEntities.map(({ Name }) => Name)).toEqual(names.slice(0, 50))
    expect(await read(`company/${branch}?page=1`, admin)).toMatchObject({ LegalEntities: [{ Name: names[50] }] })
    expect((await branchAdmin.send(`GET legalentities/company/${company}`)).status).toBe(404)
  })
})
