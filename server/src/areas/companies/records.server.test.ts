import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'

const server = await startTestServer()
const aster = await server.company({ name: 'Aster' })
const north = await server.branch(aster, { name: 'Aster North' })
const birch = await server.company({ name: 'Birch' })
const ada = await server.person(aster)
const carl = await server.person(aster, { role: 'apClerk' })
const bea = await server.person(birch)
await server.connect(aster, birch)

type Json = Record<string, unknown>
const json = async (line: `${string} ${string}`, who = ada) => (await who.send(line)).json() as Promise<Json>
const status = async (line: `${string} ${string}`, body?: object, who = ada) =>
  (await who.send(line, body === undefined ? {} : { json: body })).status

describe('properties of a company', () => {
  const put = (id: string, value: string, who = ada) =>
    who.send(`PUT companies/${id}/properties/go.live`, { body: value, headers: { 'content-type': 'text/plain' } })

  test('are plain text that all of the company read and administrators write, for branches too', async () => {
    for (const id of [aster, north]) {
      expect((await ada.send(`GET companies/${id}/properties/go.live`)).status).toBe(404)
      expect((await put(id, '2027-01-01')).status).toBe(204)
      expect(await (await carl.send(`GET companies/${id}/properties/go.live`)).text()).toBe('2027-01-01')
    }
    expect((await put(aster, 'never', carl)).status).toBe(403)
    expect((await put(aster, 'never', bea)).status).toBe(404)
    expect((await bea.send(`GET companies/${aster}/properties/go.live`)).status).toBe(404)
  })
})

describe('addresses of a company', () => {
  const line = `orgs/companies/${aster}/addresses`
  const city = (value: string) => ({
    data: [
      { scheme: 'city', value },
      { scheme: 'street', value: ' ' },
    ],
  })

  test('F-174, F-153: are added with a type and a note; of each type the last default is the default', async () => {
    const add = async (more: object) => {
      const answer = await ada.send(`POST ${line}`, { json: more })
      expect(answer.status).toBe(201)
      return answer.json() as Promise<Json>
    }
    const kiel = await add({
      ...city('Kiel'),
      location_type: 'DELIVERY',
      is_default_location: true,
      legal_note: 'HRB 1',
    })
    expect(kiel).toMatchObject({ company_id: aster, data: [{ scheme: 'city', value: 'Kiel' }], legal_note: 'HRB 1' })
    const bonn = await add({ ...city('Bonn'), location_type: 'DELIVERY', is_default_location: true })
    await add({ ...city('Ulm'), location_type: 'BILLING', is_default_location: true })
    const defaults = async () =>
      ((await json(`GET ${line}`, carl))['addresses'] as Json[]).map((one) => [
        (one['data'] as { value: string }[])[0]?.value,
        one['is_default_location'],
      ])
    expect(await defaults()).toEqual([
      ['Kiel', false],
      ['Bonn', true],
      ['Ulm', true],
    ])
    const changed = { ...city('Köln'), location_type: 'DELIVERY', is_default_location: true }
    expect(await status(`PUT ${line}/${kiel['id']}`, changed)).toBe(200)
    expect(await status(`DELETE ${line}/${bonn['id']}`)).toBe(204)
    expect(await status(`DELETE ${line}/${bonn['id']}`)).toBe(404)
    expect(await defaults()).toEqual([
      ['Köln', true],
      ['Ulm', true],
    ])
    expect(await status(`POST ${line}`, changed, carl)).toBe(403)
    expect(await status(`POST ${line}`, changed, bea)).toBe(404)
  })

  test.each([
    ['data', { data: [], location_type: 'BILLING', is_default_location: false }],
    ['location_type', { ...city('Kiel'), location_type: 'HOME', is_default_location: false }],
    ['company_id', { ...city('Kiel'), company_id: randomUUID(), location_type: 'BILLING', is_default_location: false }],
  ])('a wrong %s is named', async (field, body) => {
    const answer = await ada.send(`POST ${line}`, { json: body })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(field)])
  })
})

describe('settings of a company', () => {
  const at = (id: string) => `orgs/companies/${id}/config/dunning/days`

  test('U-053: are made once, changed, listed by tag and removed', async () => {
    for (const id of [aster, north]) {
      expect(await status(`GET ${at(id)}`)).toBe(404)
      expect(await status(`PUT ${at(id)}`, { Value: '7' })).toBe(404)
      expect(await status(`POST ${at(id)}`, { Value: '7' })).toBe(201)
      expect(await status(`POST ${at(id)}`, { Value: '8' })).toBe(409)
      expect(await json(`GET ${at(id)}`, carl)).toMatchObject({ Value: '7' })
      expect(await status(`PUT ${at(id)}`, { Value: '14' })).toBe(204)
      const settings = { Settings: [{ Tag: 'dunning', Key: 'days', Value: '14', Modified: expect.any(String) }] }
      expect(await json(`GET orgs/companies/${id}/config`)).toEqual(settings)
      expect(await json(`GET orgs/companies/${id}/config?tag=dunning`)).toEqual(settings)
      expect(await json(`GET orgs/companies/${id}/config?tag=other`)).toEqual({ Settings: [] })
      expect(await status(`PUT ${at(id)}`, { Value: '1' }, carl)).toBe(403)
      expect(await status(`PUT ${at(id)}`, { Value: '1' }, bea)).toBe(404)
      expect(await status(`DELETE ${at(id)}`)).toBe(204)
      expect(await status(`DELETE ${at(id)}`)).toBe(404)
    }
  })
})

describe('the logo of a company', () => {
  const png = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
    Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 6, 0, 0, 0]),
    Buffer.alloc(16),
  ])
  const jpeg = (height: number) => {
    const data = Buffer.from('ffd8ffe000044a46ffc0000b080000000000ffd9', 'hex')
    data.writeUInt16BE(height, 13)
    data.writeUInt16BE(10, 15)
    return data
  }
  const put = (line: string, body: Uint8Array, who = ada) =>
    who.send(`PUT ${line}`, { body: new Uint8Array(body), headers: { 'content-type': 'image/png' } })

  test('is set, seen by partners at the address that the company names, and removed', async () => {
    expect((await put('v0/images/LOGO', png)).status).toBe(200)
    const { LogoURL } = (await json(`GET companies/${aster}`, bea)) as { LogoURL: string }
    const shown = await bea.send(`GET ${LogoURL}`)
    expect(shown.headers.get('cache-control')).toContain('immutable')
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await shown.arrayBuffer()).equals(png)).toBe(true)
    expect((await put(`companies/${aster}/images/LOGO`, jpeg(10))).status).toBe(204)
    const again = (await json('GET account')) as { LogoURL: string }
    expect(again.LogoURL).not.toBe(LogoURL)
    expect((await ada.send('GET v0/images/LOGO')).headers.get('content-type')).toBe('image/jpeg')
    expect(await status(`DELETE companies/${aster}/images/LOGO`, undefined, carl)).toBe(403)
    expect(await status(`DELETE companies/${aster}/images/LOGO`, undefined, bea)).toBe(404)
    expect(await status(`DELETE companies/${aster}/images/LOGO`)).toBe(204)
    expect(await status(`DELETE companies/${aster}/images/LOGO`)).toBe(404)
    expect(await json('GET account')).not.toHaveProperty('LogoURL')
  })

  test.each([
    ['a text', Buffer.from('<svg onload="x()"/>'), 'neither a PNG nor a JPEG'],
    ['more than a megabyte', Buffer.concat([png, Buffer.alloc(1_000_000)]), '1000000 or fewer'],
    ['too many pixels', jpeg(5000), '10 × 5000 pixels'],
    ['no pixels', jpeg(0), '10 × 0 pixels'],
  ])('is not %s', async (_, body, why) => {
    const answer = await put('v0/images/BACKGROUND', body)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(why)])
  })
})
