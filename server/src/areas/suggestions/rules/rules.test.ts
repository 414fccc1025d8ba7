import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byNames, byPurchases, wordsOf } from './commodities.ts'
import { type Evidence, expected, signsOf } from './expecting.ts'

describe('what a model expects', () => {
  const [together, colour, size] = signsOf({ size: 'L', colour: 'red' }).toSorted((one, other) =>
    one.feature === undefined ? -1 : other.feature === undefined ? 1 : one.feature[0] < other.feature[0] ? -1 : 1,
  )
  const seen = (key: string | undefined, outcome: string, times: number): Evidence => ({
    ...{ key: key ?? '', outcome, times },
  })

  test('is known by all features together, whatever their order, before each alone', () => {
    expect(signsOf({ colour: 'red', size: 'L' })).toEqual(signsOf({ size: 'L', colour: 'red' }))
    expect(signsOf({ colour: 'red' })).toHaveLength(1)
    const evidence = [
      seen(together?.key, 'shelf 1', 3),
      seen(together?.key, 'shelf 2', 1),
      seen(size?.key, 'shelf 9', 90),
    ]
    expect(expected(signsOf({ colour: 'red', size: 'L' }), evidence)).toEqual([
      { outcome: 'shelf 1', times: 3, of: 4, probability: 3 / 4.5 },
      { outcome: 'shelf 2', times: 1, of: 4, probability: 1 / 4.5 },
    ])
  })

  test('of features that never came together is what the most telling of them says', () => {
    const evidence = [seen(colour?.key, 'a', 1), seen(size?.key, 'a', 9), seen(size?.key, 'b', 1)]
    expect(
      expected(signsOf({ colour: 'red', size: 'L' }), evidence).map(({ outcome, feature }) => [outcome, feature?.[0]]),
    ).toEqual([
      ['a', 'size'],
      ['b', 'size'],
    ])
    expect(expected(signsOf({ colour: 'blue' }), evidence)).toEqual([])
  })

  test('is each outcome once, never certain, the likeliest first', () => {
    const names = fc.constantFrom('a', 'b', 'c')
    const features = fc.dictionary(names, names, { minKeys: 1 })
    const lessons = fc.array(fc.tuple(features, names), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(lessons, features, (taught, asked) => {
        const evidence = [
          ...Map.groupBy(
            taught.flatMap(([given, outcome]) => signsOf(given).map(({ key }) => ({ key, outcome }))),
            ({ key, outcome }) => `${key} ${outcome}`,
          ).values(),
        ].map((some) => ({ ...some[0]!, times: some.length }))
        const found = expected(signsOf(asked), evidence)
        expect(new Set(found.map(({ outcome }) => outcome)).size).toBe(found.length)
        expect(found.every(({ probability }) => probability > 0 && probability < 1)).toBe(true)
        expect(found.map(({ probability }) => probability)).toEqual(
          found.map(({ probability }) => probability).toSorted((one, other) => other - one),
        )
      }),
    )
  })
})

describe('the category of what is described', () => {
  const bought = [
    { name: 'Steel shelf, 200 × 100 cm', code: '39000000', scheme: 'CPV', supplierName: 'Brandt' },
    { name: 'Wall bracket', code: '44000000', scheme: 'CPV' },
  ]

  test('is that of what was bought under such a name, whatever its size or number', () => {
    expect(byPurchases(wordsOf('Steel shelves 180 x 60'), bought, undefined)).toEqual([
      { code: '39000000', scheme: 'CPV', probability: 1 / 1.5 },
    ])
    expect(byPurchases(wordsOf('Coffee'), bought, undefined)).toEqual([])
  })

  test('counts twice where the same supplier sold it', () => {
    const [of] = byPurchases(wordsOf('steel shelf'), bought, 'Brandt')
    expect(of?.probability).toBe(2 / 2.5)
  })

  test('is guessed from the names of categories where nothing like it was bought, at most half sure', () => {
    const categories = [
      { code: '39000000', scheme: 'CPV', name: 'Furniture and the like' },
      { code: '15000000', scheme: 'CPV', name: 'Food' },
    ]
    expect(byNames(wordsOf('office furniture'), categories)).toEqual([
      { code: '39000000', scheme: 'CPV', probability: 0.25 },
    ])
    expect(byNames(wordsOf('42'), categories)).toEqual([])
  })
})
