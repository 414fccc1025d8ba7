import { expect, test } from 'vitest'
import { isChanged, kept, profileOf, savedAs } from './profile.ts'

const account = {
  CompanyName: 'Nordlicht Handel AG',
  Identifiers: [{ scheme: 'DE:VAT', value: 'DE128111902' }],
  AddressLines: [
    { scheme: 'street', value: 'Am Kai 12' },
    { scheme: 'city', value: 'Hamburg' },
    { scheme: 'country', value: 'DE' },
  ],
}

test('a line of the address that has no field stays when another is changed', () => {
  const profile = { ...profileOf(account), street: ' Am Kai 14 ' }
  expect(savedAs(profile, account).AddressLines).toEqual([
    { scheme: 'street', value: 'Am Kai 14' },
    { scheme: 'zip', value: '' },
    { scheme: 'city', value: 'Hamburg' },
    { scheme: 'country', value: 'DE' },
  ])
})

test('F-172: an identifier without a value is not kept', () => {
  const profile = profileOf(account)
  const typed = { ...profile, identifiers: [...profile.identifiers, { scheme: 'GLN', value: ' ' }] }
  expect(kept(typed)).toEqual(profile)
  expect(savedAs(typed, account).Identifiers).toEqual(account.Identifiers)
})

test('what was typed and taken back is no change', () => {
  const profile = profileOf(account)
  expect(isChanged({ ...profile, city: 'Kiel' }, profile)).toBe(true)
  expect(isChanged({ ...profile, city: 'Hamburg' }, profile)).toBe(false)
})
