import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'

const server = await startTestServer()
const company = await server.company()
const admin = await server.person(company)
const reader = await server.person(company, { role: 'readOnly' })

async function saved(percent: string): Promise<string> {
  const id = randomUUID()
  const lines = [{ id: '1', name: 'Work', quantity: '2', unit: 'HUR', price: '50.00', tax: { category: 'S', percent } }]
  await admin.send(`PUT documents/${id}?draft=true`, {
    body: new Uint8Array(documentOf('Invoice', { lines })),
    headers: { 'content-type': 'application/xml' },
  })
  return id
}

test('the taxes of a document are told, worked out and held against the rates of its place and day', async () => {
  const [right, wrong] = [await saved('19'), await saved('16')]
  const taxes = {
    currency: 'EUR',
    total: '19.00',
    taxes: [{ category: 'S', scheme: 'VAT', percent: '19', taxableAmount: '100.00', taxAmount: '19.00' }],
  }
  expect(await (await reader.send(`GET taxservice/v2/${right}/taxes`)).json()).toEqual(taxes)
  expect(await (await admin.send(`POST tax-service/v1/workflow/taxes/${right}`)).json()).toEqual(taxes)
  expect((await reader.send(`POST tax-service/v1/workflow/taxes/${right}`)).status).toBe(403)
  const check = async (id: string) => (await admin.send(`GET taxservice/v2/${id}/validate-taxes`)).json()
  expect(await check(right)).toEqual({ valid: true, findings: [] })
  expect(await check(wrong)).toMatchObject({
    valid: false,
    findings: [{ rule: 'KONTOR-TAX-RATE', message: '16 % is not a VAT rate in DE on 2026-11-20: use one of 19, 7.' }],
  })
})
