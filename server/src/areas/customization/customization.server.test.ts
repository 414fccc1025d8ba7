import { describe, expect, test } from 'vitest'
import { get, making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'

const { supplier, buyer, stranger, sent } = await making()

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

test('what is to be done with a document is decided for each side, with the reason', async () => {
  const id = await sent(supplier, 'Invoice', { id: 'DECIDE-1' })
  expect(await get(buyer, `v0/documents/${id}`)).toMatchObject({ decision: 'ANSWER' })
  expect(await get(supplier, `v0/documents/${id}`)).toMatchObject({ decision: 'WAIT' })
  expect(await get(buyer, `v0/documents/${id}/draft`)).toMatchObject({ isDraft: false })
  expect(await get(buyer, `v0/documents/${id}/assignmentType`)).toMatchObject({ assignmentType: 'bill-approval' })
})

test('a company’s place in the register of a tax authority is kept and changed', async () => {
  const path = 'document-validation/clearance/register'
  const put = { country: 'IT', identifier: 'IT123', validFrom: '2026-01-01' }
  expect((await supplier.send(`PATCH ${path}`, { json: put })).status).toBe(409)
  await json(supplier.send(`PUT ${path}`, { json: put }))
  await json(supplier.send(`PATCH ${path}`, { json: { country: 'IT', identifier: 'IT456' } }))
  expect(await get(supplier, path)).toEqual({
    registrations: [{ country: 'IT', identifier: 'IT456', state: 'REGISTERED', validFrom: '2026-01-01' }],
  })
  expect(await get(stranger, path)).toEqual({ registrations: [] })
  for (const wrong of [{ validTo: '2025-01-01' }, { certificate: '-----BEGIN PRIVATE KEY-----' }])
    expect((await supplier.send(`PUT ${path}`, { json: { ...put, ...wrong } })).status).toBe(400)
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
