import { expect, test } from 'vitest'
import { cardsFor, type SetUp } from './cards.ts'

const nothing: SetUp = { connections: 0, documents: 0, profile: false, people: 1, foreignApps: 0 }
const all = () => true

test('a new company is led through its profile, its people, its partners, its first document and its apps', () => {
  expect(cardsFor(nothing, all)).toEqual(['profile', 'people', 'connect', 'invoice', 'upload', 'apps'])
})

test('nobody is asked for what they may not do, or for what is done', () => {
  expect(cardsFor(nothing, (name) => name === 'document.write')).toEqual(['upload'])
  expect(cardsFor({ connections: 3, documents: 12, profile: true, people: 4, foreignApps: 1 }, all)).toEqual([])
})
