import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { listTerms, publishTerms, withdrawTerms } from './index.ts'

const server = await startTestServer()
const { db, clock } = server.platform
const publish = (zone: string, version: string, countries: string[] = []) => {
  clock.advance(1000)
  const terms = { zone, version, countries, text: `The terms ${version}.` }
  return db.plain((tx) => publishTerms({ tx, now: clock.now() }, terms))
}

type Person = Awaited<ReturnType<typeof server.person>>
const v0 = 'terms/termsofservice/v0'
const accept = (person: Person, json: object = {}) => person.send(`POST ${v0}/acceptance`, { json })
const acceptAlone = (person: Person, json: object = {}) => person.send(`POST ${v0}/useracceptance`, { json })
const read = async (person: Person, what: string) => (await person.send(`GET ${v0}/${what}`)).json()
const askedOf = async (person: Person) => {
  const { send } = await server.browser(person)
  return ((await (await send('GET session')).json()) as { Terms?: object }).Terms
}
/** A company in a country with somebody who administers it and somebody who works there. */
const inCountry = async (country: string) => {
  const company = await server.company({ name: `Company of ${country}`, country })
  return [await server.person(company), await server.person(company, { role: 'apClerk' })] as const
}

await publish('EU', '2026-01', ['DE', 'FR'])

describe('terms of service', () => {
  test('hold in the countries of their zone, the version that was published last; other countries have none', async () => {
    const [ada] = await inCountry('US')
    await publish('NORDIC', '1', ['DK', 'NO'])
    await publish('NORDIC', '2')
    expect(await read(ada, 'config/countries/DK')).toEqual({
      country: 'DK',
      countryZone: 'NORDIC',
      version: '2',
      required: true,
    })
    const { countries } = (await read(ada, 'config/countries/list')) as { countries: { country: string }[] }
    expect(countries.map(({ country }) => country)).toEqual(['DE', 'DK', 'FR', 'NO'])
    expect((await ada.send(`GET ${v0}/config/countries/US`)).status).toBe(404)
    expect((await ada.send(`GET ${v0}/config/countries/nowhere`)).status).toBe(400)
    expect(await read(ada, 'terms-by-zone/NORDIC/1/info')).toMatchObject({ text: 'The terms 1.' })
    expect((await ada.send(`GET ${v0}/terms-by-zone/NORDIC/3/info`)).status).toBe(404)
    expect(await askedOf(ada)).toBeUndefined()
    expect(await read(ada, 'acceptance/info')).toEqual({ accepted: false, required: false })
    expect((await accept(ada)).status).toBe(404)
  })

  test('F-207: are accepted by an administrator for the company, with the address, and then by everybody for themselves', async () => {
    const [ada, cleo] = await inCountry('DE')
    expect(await askedOf(ada)).toEqual({ CountryZone: 'EU', Version: '2026-01', For: 'COMPANY' })
    // Nobody's work waits for an administrator.
    expect(await askedOf(cleo)).toBeUndefined()
    expect(await read(cleo, 'acceptance/info')).toMatchObject({ accepted: false, required: true, version: '2026-01' })
    expect((await accept(cleo)).status).toBe(403)

    const accepted = await accept(ada, { ipAddress: '2001:db8::17', version: '2026-01' })
    expect([accepted.status, await accepted.json()]).toEqual([
      201,
      expect.objectContaining({ accepted: true, acceptedBy: ada.id, ipAddress: '2001:db8::17' }),
    ])
    expect((await accept(ada)).status).toBe(409)
    expect(await askedOf(ada)).toBeUndefined()

    expect(await askedOf(cleo)).toMatchObject({ For: 'PERSON' })
    expect(await read(cleo, 'useracceptance/info')).toMatchObject({ accepted: false, required: true })
    for (const _ of [1, 2]) expect((await acceptAlone(cleo)).status).toBe(201)
    expect(await askedOf(cleo)).toBeUndefined()
    expect(await read(cleo, 'useracceptance/info')).toMatchObject({ acceptedBy: cleo.id, ipAddress: '127.0.0.1' })

    const register = (await read(ada, 'acceptances')) as { acceptances: { acceptedFor: string; acceptedBy: string }[] }
    expect(register.acceptances.map(({ acceptedFor, acceptedBy }) => [acceptedFor, acceptedBy])).toEqual(
      expect.arrayContaining([
        ['COMPANY', ada.id],
        ['PERSON', ada.id],
        ['PERSON', cleo.id],
      ]),
    )
    expect(register.acceptances).toHaveLength(3)
    expect((await cleo.send(`GET ${v0}/acceptances`)).status).toBe(403)
  })

  test('what was read is what is accepted: a version that came meanwhile is asked for anew', async () => {
    const [ada] = await inCountry('FR')
    expect((await accept(ada, { countryZone: 'EU', version: '2026-01' })).status).toBe(201)
    await publish('EU', '2026-02')
    const late = await accept(ada, { version: '2026-01' })
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('EU 2026-02 is now in force')])
    expect(await askedOf(ada)).toEqual({ CountryZone: 'EU', Version: '2026-02', For: 'COMPANY' })
    expect((await accept(ada, { version: '2026-02' })).status).toBe(201)
  })

  test('an address that is none is refused by name, and nothing is accepted', async () => {
    const [ada] = await inCountry('DE')
    const answer = await accept(ada, { ipAddress: '192.0.2' })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('ipAddress is 192.0.2')])
    expect(await read(ada, 'acceptance/info')).toMatchObject({ accepted: false })
  })

  test('two administrators accept at the same moment: one of them does', async () => {
    const [ada] = await inCountry('DE')
    const bea = await server.person(ada.companyId)
    const answers = await Promise.all([accept(ada), accept(bea)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  test('of somebody who is erased it stays that they accepted, and not from where', async () => {
    const [ada, cleo] = await inCountry('DE')
    await accept(ada)
    await acceptAlone(cleo)
    expect((await ada.send(`DELETE account/users/${cleo.id}`)).status).toBeLessThan(300)
    await server.settle()
    const { acceptances } = (await read(ada, 'acceptances')) as { acceptances: { acceptedBy: string }[] }
    const hers = acceptances.find(({ acceptedBy }) => acceptedBy === cleo.id)
    expect(hers).toBeDefined()
    expect(hers).not.toHaveProperty('ipAddress')
  })

  test('the operator publishes a version once, in a zone with countries, and can end what holds', async () => {
    await expect(publish('EU', '2026-02')).rejects.toThrow('published already')
    await expect(publish('MOON', '1')).rejects.toThrow('has no country')
    await expect(publish('a zone', '1', ['DE'])).rejects.toThrow("zone is 'a zone'")
    expect(await publish('DACH', '1', ['DE', 'AT'])).toEqual(['AT', 'DE'])
    expect(await db.plain((tx) => withdrawTerms(tx, 'DACH'))).toBe(2)
    const held = await db.plain((tx) => listTerms(tx))
    expect(held.map(({ country, version }) => [country, version])).toContainEqual(['FR', '2026-02'])
    expect(held.map(({ country }) => country)).not.toContain('DE')
  })
})
