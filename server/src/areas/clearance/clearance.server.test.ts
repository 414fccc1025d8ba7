import { expect, test } from 'vitest'
import { get, making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'

const { supplier, stranger } = await making()

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
