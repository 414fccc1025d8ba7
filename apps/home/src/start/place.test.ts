import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

test.each([
  ['#/Kontor.Admin/people?invite', { app: 'Kontor.Admin', path: '/people?invite' }],
  ['#/Kontor.Documents/', { app: 'Kontor.Documents', path: '/' }],
  ['https://elsewhere.example/', undefined],
])('a card leads to %s', (link, place) => {
  expect(placeOf(link)).toEqual(place)
})
