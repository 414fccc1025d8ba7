import { blockedCountries } from '@kontor/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'

const server = await startTestServer()

const countries = async (language: string) => {
  const answer = await server.send('GET info/countries', { headers: { 'accept-language': language } })
  return ((await answer.json()) as { Countries: { Code: string; Name: string }[] }).Countries
}

test('F-268: the countries of the world, without those that are blocked', async () => {
  const codes = (await countries('en-US')).map(({ Code }) => Code)
  expect(codes).toHaveLength(244)
  for (const blocked of blockedCountries) expect(codes).not.toContain(blocked)
})

test('stand in the reader’s language and in its order', async () => {
  const german = await countries('de-DE')
  expect(german.find(({ Code }) => Code === 'DK')?.Name).toBe('Dänemark')
  const names = german.map(({ Name }) => Name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare))
})

test('a language that nobody knows is answered in English', async () => {
  expect((await countries('*;q=0.5, x-klingon')).find(({ Code }) => Code === 'DK')?.Name).toBe('Denmark')
})

test('the status tells the version', async () => {
  expect(await (await server.send('GET info/status')).json()).toEqual({
    Status: 'OK',
    Version: 'test',
    ClusterId: 'localhost',
  })
})

test('what is the same for everybody is told without signing in', async () => {
  const get = async <T>(kind: string) => (await (await server.send(`GET info/${kind}`)).json()) as T
  const { TimeZones } = await get<{ TimeZones: { Id: string; OffsetMinutes: number }[] }>('timezones')
  expect(TimeZones.find(({ Id }) => Id === 'Asia/Kolkata' || Id === 'Asia/Calcutta')?.OffsetMinutes).toBe(330)
  expect(TimeZones.find(({ Id }) => Id === 'Europe/Berlin')?.OffsetMinutes).toBe(60)
  expect(await get('errorcodes')).toMatchObject({
    ErrorCodes: expect.arrayContaining([expect.objectContaining({ Code: 'NotConnected', Status: 412 })]),
  })
  expect(await get('paymentmeans')).toMatchObject({
    PaymentMeans: expect.arrayContaining([{ Code: '58', Name: 'SEPA credit transfer' }]),
  })
  expect(await get('countryprofiles')).toMatchObject({
    CountryProfiles: expect.arrayContaining([
      expect.objectContaining({
        Country: 'DK',
        Currency: 'DKK',
        DocumentProfiles: expect.arrayContaining(['kontor.invoice.1.0']),
      }),
    ]),
  })
  expect(await get('companytypes')).toMatchObject({
    CompanyTypes: expect.arrayContaining([{ Code: 'DE:GmbH', Name: 'GmbH', Country: 'DE' }]),
  })
})
