import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'

const server = await startTestServer()
const aster = await server.company({ name: 'Aster', identifiers: [{ scheme: 'DE:VAT', value: 'DE1' }] })
const north = await server.branch(aster, { name: 'Aster North' })
const birch = await server.company({ name: 'Birch' })
const cedar = await server.company({ name: 'Cedar' })
const ada = await server.person(aster)
const nora = await server.person(north)
const connection = await server.connect(aster, birch)

const read = async (path: string, who = ada) => (await who.send(`GET ${path}`)).json()

describe('one’s own company', () => {
  test('is read with its identifiers and address', async () => {
    expect(await read('account')).toMatchObject({
      CompanyAccountId: aster,
      CompanyName: 'Aster',
      Country: 'DE',
      Currency: 'EUR',
      State: 'ACTIVE',
      AccountType: 'FREE',
      Identifiers: [{ scheme: 'DE:VAT', value: 'DE1' }],
    })
  })

  test('comes to programs in XML, in JSON where they ask for that, and in nothing else', async () => {
    const escaped = await server.person(await server.company({ name: 'Fish & <Chips>' }))
    const info = (accept: string, who = ada) => who.send('GET account/info', { headers: { accept } })
    for (const accept of ['application/json', 'application/json, text/plain, */*'])
      expect(await (await info(accept)).json()).toEqual(await read('account'))
    for (const [accept, type] of [
      ['application/xml', 'application/xml'],
      ['*/*', 'text/xml'],
      ['text/html;q=0.9, */*;q=0.1', 'text/xml'],
    ] as const)
      expect((await info(accept)).headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    const xml = await info('text/xml')
    const text = await xml.text()
    expect(text).toContain('<ts:CompanyAccountInfo xmlns:ts="http://tradeshift.com/api/public/1.0">')
    expect(text).toContain('<ts:Identifier scheme="DE:VAT">DE1</ts:Identifier>')
    expect(await (await info('text/xml', escaped)).text()).toContain(
      '<ts:CompanyName>Fish &amp; &lt;Chips&gt;</ts:CompanyName>',
    )
    expect((await info('text/html')).status).toBe(406)
  })

  test('F-172: saving drops what has no value, and leaves alone what is not named', async () => {
    const AddressLines = [
      { scheme: 'street', value: 'Am Kai 12' },
      { scheme: 'zip', value: ' ' },
    ]
    expect((await ada.send('PUT account', { json: { AddressLines } })).status).toBe(204)
    expect(await read('account')).toMatchObject({
      CompanyName: 'Aster',
      Identifiers: [{ scheme: 'DE:VAT', value: 'DE1' }],
      AddressLines: [{ scheme: 'street', value: 'Am Kai 12' }],
    })
  })

  test('is saved as it was read, and what saving does not change is refused by its name', async () => {
    const now = (await read('account')) as Record<string, unknown>
    expect((await ada.send('PUT account', { json: now })).status).toBe(204)
    for (const [field, value] of Object.entries({
      CompanyAccountId: birch,
      Country: 'DK',
      Currency: 'SEK',
      State: 'LOCKED',
    })) {
      const refused = await ada.send('PUT account', { json: { ...now, [field]: value } })
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(`${field} is ${value}`)])
    }
    expect(await read('account')).toMatchObject({ Country: 'DE', Currency: 'EUR', State: 'ACTIVE' })
  })

  test('stands in the directory for as long as it wants to', async () => {
    const found = async () => {
      await server.settle()
      const { Items } = (await read('network/search?q=cedar')) as { Items: { Id: string }[] }
      return Items.map(({ Id }) => Id)
    }
    const carla = await server.person(cedar)
    expect(await found()).toEqual([cedar])
    await carla.send('PUT account', { json: { PublicProfile: false } })
    expect(await found()).toEqual([])
    expect(await read('account', carla)).toMatchObject({ PublicProfile: false })
    await carla.send('PUT account', { json: { PublicProfile: true } })
    expect(await found()).toEqual([cedar])
  })

  test('a new name reaches the directory and the partners', async () => {
    const bert = await server.person(birch)
    await ada.send('PUT account', { json: { CompanyName: 'Aster & Söhne' } })
    await server.settle()
    expect(await read(`network/connections/${connection}`, bert)).toMatchObject({ CompanyName: 'Aster & Söhne' })
    expect(await read('network/search?q=sohne', bert)).toMatchObject({ Items: [{ Id: aster, Name: 'Aster & Söhne' }] })
  })
})

describe('other companies', () => {
  test('a branch, its parent and a partner are known; anybody else answers 404', async () => {
    expect(await read(`companies/${north}`)).toMatchObject({ ParentCompanyAccountId: aster })
    expect(await read(`companies/${north}/parent`)).toMatchObject({ CompanyAccountId: aster })
    expect(await read(`companies/${north}/parent`, nora)).toMatchObject({ CompanyAccountId: aster })
    expect(await read(`companies/${birch}`)).toMatchObject({ CompanyName: 'Birch' })
    for (const path of [`companies/${cedar}`, `companies/${cedar}/parent`, `companies/${aster}/parent`])
      expect((await ada.send(`GET ${path}`)).status).toBe(404)
  })

  test('the branches are listed', async () => {
    expect(await read('account/branches')).toMatchObject({
      itemCount: 1,
      CompanyAccount: [{ Id: north, State: 'ACTIVE', Company: { CompanyName: 'Aster North' } }],
    })
    expect(await read('account/branches', nora)).toMatchObject({ itemCount: 0, CompanyAccount: [] })
  })
})
