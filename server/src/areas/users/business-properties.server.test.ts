import { expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'

const server = await startTestServer()
const aster = await server.company({ name: 'Aster' })
const north = await server.branch(aster, { name: 'Aster North', country: 'DK' })
const birch = await server.company({ name: 'Birch' })
const ada = await server.person(aster)
const carl = await server.person(aster, { role: 'apClerk' })
const stranger = await server.person(birch)

test('are kept of each person, found by, and read of many at once', async () => {
  const Properties = [
    { Name: 'costCentre', Value: '4711' },
    { Name: 'limit', Value: '5000', GroupId: north },
  ]
  expect((await ada.send(`PUT users/${carl.id}/businessproperties`, { json: { Properties } })).status).toBe(204)
  expect(await (await carl.send(`GET users/${carl.id}/businessproperties`)).json()).toEqual({ Properties })
  const many = await ada.send('POST users/businessproperties', { json: [carl.id, ada.id] })
  expect(await many.json()).toEqual({
    Users: [
      { UserId: carl.id, Properties },
      { UserId: ada.id, Properties: [] },
    ],
  })
  const found = await (await ada.send('GET users/bybusinessproperty?name=costCentre&value=4711')).json()
  expect(found).toMatchObject({ UserAccounts: [{ Id: carl.id }] })
})

test('are found of who works in a branch, too', async () => {
  const nils = await server.person(north, { role: 'apClerk' })
  const Properties = [{ Name: 'costCentre', Value: 'north' }]
  expect((await ada.send(`PUT users/${nils.id}/businessproperties`, { json: { Properties } })).status).toBe(204)
  const found = await (await ada.send('GET users/bybusinessproperty?name=costCentre&value=north')).json()
  expect(found).toMatchObject({ UserAccounts: [{ Id: nils.id }] })
})

test('F-256: the look-up of many needs at least one id', async () => {
  expect((await ada.send('POST users/businessproperties', { json: [] })).status).toBe(400)
  expect((await ada.send('POST users/businessproperties', { json: [stranger.id] })).status).toBe(404)
})

test('the same name twice, or a company that is not one’s own, is refused', async () => {
  const twice = [
    { Name: 'limit', Value: '1' },
    { Name: 'limit', Value: '2' },
  ]
  const put = (Properties: object[]) => ada.send(`PUT users/${carl.id}/businessproperties`, { json: { Properties } })
  expect((await put(twice)).status).toBe(400)
  expect((await put([{ Name: 'limit', Value: '1', GroupId: birch }])).status).toBe(404)
})
