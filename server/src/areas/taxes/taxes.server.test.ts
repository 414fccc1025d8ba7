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

const lineOf = (category: string, percent: string) => ({
  ...{ id: '1', name: 'Work', quantity: '2', unit: 'HUR', price: '50.00' },
  tax: { category, percent },
})

async function keep(bytes: Uint8Array): Promise<string> {
  const id = randomUUID()
  const body = new Uint8Array(bytes)
  await admin.send(`PUT documents/${id}?draft=true`, { body, headers: { 'content-type': 'application/xml' } })
  return id
}

const read = async (id: string) => (await reader.send(`GET taxservice/v2/${id}/taxes`)).json()

test('the taxes of a document are those that it states, whatever its lines come to', async () => {
  const bill = new TextDecoder()
    .decode(documentOf('Invoice'))
    .replaceAll('19.00</cbc:TaxAmount', '18.90</cbc:TaxAmount')
  const id = await keep(new TextEncoder().encode(bill))
  const row = { category: 'S', scheme: 'VAT', percent: '19', taxableAmount: '100.00' }
  expect(await read(id)).toEqual({ currency: 'EUR', total: '18.90', taxes: [{ ...row, taxAmount: '18.90' }] })
  const computed = await (await admin.send(`POST tax-service/v1/workflow/taxes/${id}`)).json()
  expect(computed).toMatchObject({ total: '19.00', taxes: [{ ...row, taxAmount: '19.00' }] })
})

test('those of a document that breaks none down are worked out of its lines', async () => {
  const bill = new TextDecoder().decode(documentOf('Invoice')).replaceAll(/<cac:TaxTotal>.*?<\/cac:TaxTotal>/gs, '')
  expect(await read(await keep(new TextEncoder().encode(bill)))).toMatchObject({ total: '19.00', taxes: [{}] })
})

test.each([
  ['L', 'BR-AF-02'],
  ['M', 'BR-AG-02'],
  ['K', 'BR-IC-02'],
])('what is wrong with the category %s is told as a fault of its taxes', async (category, rule) => {
  const seller = { name: 'Without a number', address: { country: 'ES' } }
  const id = await keep(documentOf('Invoice', { seller, lines: [lineOf(category, '0')] }))
  const answer = await reader.send(`GET taxservice/v2/${id}/validate-taxes`)
  const { findings } = (await answer.json()) as { findings: { rule: string }[] }
  expect(findings.map((finding) => finding.rule)).toContain(rule)
})
