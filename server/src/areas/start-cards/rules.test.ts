import { describe, expect, test } from 'vitest'
import { cardsFor, inOrder, type SetUp } from './rules.ts'

const nothing: SetUp = {
  hasProfile: false,
  people: 1,
  hasConnections: false,
  hasDocuments: false,
  hasForeignApps: false,
}
const all = () => true
const ids = (...given: Parameters<typeof cardsFor>) => cardsFor(...given).map(({ id }) => id)

describe('what a new company may do next', () => {
  test('leads through its profile, its people, its partners, its first document and its apps', () => {
    expect(ids(nothing, all, [])).toEqual(['profile', 'people', 'connect', 'invoice', 'upload', 'apps'])
    expect(cardsFor(nothing, all, []).every(({ isDone, isDismissed }) => !isDone && !isDismissed)).toBe(true)
  })

  test.each([
    ['profile', { hasProfile: true }],
    ['people', { people: 2 }],
    ['connect', { hasConnections: true }],
    ['invoice', { hasDocuments: true }],
    ['upload', { hasDocuments: true }],
    ['apps', { hasForeignApps: true }],
  ] as const)('%s is done once the company has it: %j', (card, has) => {
    const done = (setUp: SetUp) => cardsFor(setUp, all, []).find(({ id }) => id === card)?.isDone
    expect([done(nothing), done({ ...nothing, ...has })]).toEqual([false, true])
  })

  test('nobody is asked for what they may not do', () => {
    expect(ids(nothing, (name) => name === 'document.write', [])).toEqual(['upload'])
  })

  test('what partners ask for stands first, until the reader gives it another place', () => {
    const asked = 'asked-01a1fd55-8638-7006-a0be-f08ede4f8037'
    const cards = [asked, 'profile', 'people'].map((id) => ({ id }))
    const order = (places: Record<string, number>) =>
      inOrder(
        cards,
        Object.entries(places).map(([card, place]) => ({ card, dismissed: false, place })),
      ).map(({ id }) => id)
    expect(order({})).toEqual([asked, 'profile', 'people'])
    expect(order({ people: 0 })).toEqual([asked, 'people', 'profile'])
    expect(order({ people: 0, [asked]: 1 })).toEqual(['people', asked, 'profile'])
  })

  test('has the order that the reader gave it, and what they put away stays away', () => {
    const kept = [
      { card: 'apps', dismissed: false, place: 0 },
      { card: 'profile', dismissed: true, place: 1 },
    ]
    expect(ids(nothing, all, kept)).toEqual(['apps', 'profile', 'people', 'connect', 'invoice', 'upload'])
    expect(cardsFor(nothing, all, kept).filter(({ isDismissed }) => isDismissed)).toMatchObject([{ id: 'profile' }])
  })
})
