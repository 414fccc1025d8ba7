import { expect, test } from 'vitest'
import { bodyOf, emptyDraft, missingIn } from './draft.ts'

const draft = {
  ...emptyDraft,
  company: ' Weide GmbH ',
  country: 'DE',
  currency: 'EUR',
  identifiers: { vat: ' DE136695976 ', national: 'HRB 98123', gln: ' ', duns: '', iban: '' },
  lastName: 'Weide',
  email: 'wanda@weide.example ',
  password: ' as typed ',
}

test('what has to be filled is told in the order of the page', () => {
  expect(missingIn(emptyDraft)).toEqual(['company', 'country', 'currency', 'lastName', 'email'])
  expect(missingIn(draft)).toEqual([])
})

test('blanks around what was typed are no part of it, but in the password; empty identifiers stay away', () => {
  const body = bodyOf(draft, 'secret', { language: 'de-DE', zone: 'Europe/Berlin' })
  expect(body).toEqual({
    Token: 'secret',
    Company: {
      CompanyName: 'Weide GmbH',
      Country: 'DE',
      Currency: 'EUR',
      Identifiers: [
        { scheme: 'DE:VAT', value: 'DE136695976' },
        { scheme: 'DE:REG', value: 'HRB 98123' },
      ],
    },
    Administrator: {
      FirstName: '',
      LastName: 'Weide',
      Username: 'wanda@weide.example',
      Password: ' as typed ',
      Language: 'de-DE',
      TimeZone: 'Europe/Berlin',
    },
  })
  expect('Token' in bodyOf(draft, '', { language: 'de-DE', zone: 'Europe/Berlin' })).toBe(false)
})

test.each([
  ['SE', 'SE:ORGNR'],
  ['FR', 'FR:SIRET'],
  ['DE', 'DE:REG'],
])('the registration number of a company in %s has the scheme %s, by which it is checked', (country, scheme) => {
  const identifiers = { ...emptyDraft.identifiers, national: '5560360793' }
  const { Company } = bodyOf({ ...draft, country, identifiers }, '', { language: 'en', zone: 'UTC' })
  expect(Company.Identifiers).toEqual([{ scheme, value: '5560360793' }])
})
