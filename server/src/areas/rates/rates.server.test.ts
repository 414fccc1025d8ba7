import { expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { ratesOfEcb } from './ecb.ts'
import { importRates } from './index.ts'

const server = await startTestServer()
const company = await server.company()
const admin = await server.person(company)
const clerk = await server.person(company, { role: 'apClerk' })
const other = await server.person(await server.company())

const daily = (day: string, usd: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<Cube><Cube time='${day}'><Cube currency='USD' rate='${usd}'/><Cube currency='DKK' rate='7.4604'/></Cube></Cube>
</gesmes:Envelope>`

const rates = async (person = admin, path = 'exchangerates') =>
  ((await (await person.send(`GET ${path}`)).json()) as { ExchangeRates: object[] }).ExchangeRates

test('the ECB’s rates are everybody’s, dated, and a day that comes again is not there twice', async () => {
  await importRates(server.platform, daily('2026-11-19', '1.0801'))
  for (const usd of ['1.09', '1.0845'])
    expect(await importRates(server.platform, daily('2026-11-20', usd))).toEqual({ count: 2, last: '2026-11-20' })
  expect(await rates(other)).toEqual([
    { From: 'EUR', To: 'DKK', Rate: '7.4604', ValidFrom: '2026-11-20', Source: 'ECB' },
    { From: 'EUR', To: 'USD', Rate: '1.0845', ValidFrom: '2026-11-20', Source: 'ECB' },
  ])
  expect(await rates(other, 'exchangerates/USD')).toMatchObject([{ Rate: '1.0845' }, { Rate: '1.0801' }])
  expect(await rates(other, 'exchangerates/EUR')).toMatchObject([{ To: 'DKK' }, { To: 'USD', Rate: '1.0845' }])
  expect((await admin.send('GET exchangerates/XXX')).status).toBe(404)
})

test('a company sets rates of its own, which stand first and are no other’s', async () => {
  const save = (rate: object, person = admin) => person.send('PUT exchangerates', { json: { ExchangeRates: [rate] } })
  const own = { From: 'EUR', To: 'USD', Rate: '1.10', ValidFrom: '2026-11-01', Source: 'treasury' }
  expect([(await save(own, clerk)).status, (await save(own)).status]).toEqual([403, 204])
  expect((await rates())[0]).toEqual(own)
  expect(await rates(other)).not.toContainEqual(own)
  for (const wrong of [{ To: 'EUR' }, { Rate: '0.00' }, { Rate: '-1' }])
    expect((await save({ ...own, ...wrong })).status).toBe(400)
})

test('a file that is none of the ECB’s is refused', () => {
  for (const file of ['', 'hello', '<!DOCTYPE x><Cube time="2026-11-20"></Cube>'])
    expect(() => ratesOfEcb(file)).toThrow()
})
