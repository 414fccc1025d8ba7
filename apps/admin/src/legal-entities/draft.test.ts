import { expect, test } from 'vitest'
import { draftOf, entityOf, type LegalEntity, newPlace, withDefault } from './draft.ts'

const saved: LegalEntity = {
  CompanyId: 'c',
  Name: 'Aster Logistik GmbH',
  AlternateEntityId: '1000',
  Description: 'kept',
  Identifiers: [{ IdentifierScheme: 'GLN', IdentifierValue: '4012345000016', Label: 'Warehouse' }],
  Locations: [{ Id: 'l', Type: 'BILLING', IsDefault: true, Address: { street: 'Am Kai', locality: 'HafenCity' } }],
}

test('what is opened and saved again is the same, also what the form has no field for', () => {
  expect(entityOf(draftOf(saved), 'c')).toEqual(saved)
})

test('addresses and identifiers in which nothing was written are not saved', () => {
  const draft = { ...draftOf(), name: ' Aster ', places: [newPlace('DELIVERY', true)] }
  const identifiers = [{ scheme: 'GLN', value: ' ', label: undefined }]
  expect(entityOf({ ...draft, identifiers }, 'c')).toEqual({
    CompanyId: 'c',
    Name: 'Aster',
    Identifiers: [],
    Locations: [],
  })
})

test('one address of each type is the default', () => {
  const [first, second, billing] = [newPlace('DELIVERY', true), newPlace('DELIVERY', false), newPlace('BILLING', true)]
  const places = withDefault([first!, second!, billing!], second!.id, true)
  expect(places.map(({ isDefault }) => isDefault)).toEqual([false, true, true])
  expect(withDefault(places, second!.id, false).map(({ isDefault }) => isDefault)).toEqual([false, false, true])
})
