import { describe, expect, test } from 'vitest'
import { get, making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'

const { server, supplier, buyer, stranger, sent } = await making()

describe('the fields of a company', () => {
  const fields = `v0/fields/${supplier.companyId}/invoice`

  test('are the usual ones in the reader’s language, until it says otherwise', async () => {
    const german = await json<{ fields: { name: string; label: string }[] }>(
      supplier.send(`GET ${fields}`, { headers: { 'accept-language': 'de-DE' } }),
    )
    expect(german.fields.find(({ name }) => name === 'BuyerReference')?.label).toBe('Ihr Zeichen')
    const own = { name: 'BuyerReference', label: 'Cost unit', required: true, visible: true, order: 1 }
    await json(supplier.send(`PUT ${fields}`, { json: { fields: [own] } }), 204)
    expect(await get(supplier, `v0/documents/${supplier.companyId}/invoice`)).toMatchObject({
      title: 'Invoice',
      fields: expect.arrayContaining([own]),
    })
    const bad = await supplier.send(`PUT ${fields}`, { json: { fields: [{ ...own, name: 'ID', visible: false }] } })
    expect(bad.status).toBe(400)
    expect((await stranger.send(`GET ${fields}`)).status).toBe(404)
    expect((await stranger.send(`PUT ${fields}`, { json: { fields: [] } })).status).toBe(404)
  })
})

test('what apps keep beside a document stands under their names', async () => {
  const id = await sent(supplier, 'Invoice', { id: 'EXT-1' })
  for (const [key, value] of [
    ['Acme.Costs:centre', '4711'],
    ['Acme.Costs:project', 'P-1'],
    ['ours', 'not an app’s'],
  ])
    await supplier.send(`PUT documents/${id}/properties/${key}`, {
      body: value!,
      headers: { 'content-type': 'text/plain' },
    })
  expect(await get(supplier, `extensibility/v0/documents/${id}`)).toEqual({
    documentId: id,
    extensions: [{ app: 'Acme.Costs', fields: { centre: '4711', project: 'P-1' } }],
  })
})

test('a property that a company keeps of a document is its own, and no other party’s', async () => {
  const id = await sent(supplier, 'Invoice', { id: 'PROPERTY-1' })
  const path = `documents/${id}/properties/costs`
  const put = await supplier.send(`PUT ${path}`, { body: '4711', headers: { 'content-type': 'text/plain' } })
  expect(put.status).toBe(201)
  const colleague = await server.person(supplier.companyId, { role: 'apClerk' })
  expect(await (await colleague.send(`GET ${path}`)).text()).toBe('4711')
  expect((await buyer.send(`GET ${path}`)).status).toBe(204)
})

test('DOC-11: a property that is not kept is nothing; those that are kept are listed, and taken away', async () => {
  const id = await sent(supplier, 'Invoice', { id: 'PROPERTY-2' })
  const path = `documents/${id}/properties`
  const none = await supplier.send(`GET ${path}/costs`)
  expect([none.status, await none.text()]).toEqual([204, ''])
  expect(await get(supplier, path)).toEqual({})
  for (const [key, body] of [
    ['costs', '4711'],
    ['place', 'Aarhus'],
  ] as const)
    await json(supplier.send(`PUT ${path}/${key}`, { body, headers: { 'content-type': 'text/plain' } }), 201)
  expect(await get(supplier, path)).toEqual({ costs: '4711', place: 'Aarhus' })
  expect(await get(buyer, path)).toEqual({})
  const onlooker = await server.person(supplier.companyId, { role: 'readOnly' })
  await json(onlooker.send(`DELETE ${path}/costs`), 403)
  for (const line of [`GET ${path}`, `GET ${path}/costs`, `DELETE ${path}/costs`] as const)
    await json(stranger.send(line), 404)
  for (const _time of ['first', 'again']) await json(supplier.send(`DELETE ${path}/costs`), 200)
  expect(await get(supplier, path)).toEqual({ place: 'Aarhus' })
})
