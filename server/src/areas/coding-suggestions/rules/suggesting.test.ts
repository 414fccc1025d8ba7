import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codedIn, lessonsOf } from './lessons.ts'
import { signsOf } from './signs.ts'
import { type Evidence, isShown, likeliest, seenIn, usualThreshold } from './suggesting.ts'

const around = { partner: 'c-1', features: {} }
const kindsOf = (...given: Parameters<typeof signsOf>) => signsOf(...given).map(({ kind }) => kind)

describe('the signs of a line', () => {
  test.each([
    [{ name: 'Hosting', sellersItemId: 'H-1' }, ['ITEM_OF_PARTNER', 'NAME_OF_PARTNER', 'NAME', 'PARTNER']],
    [{ name: '2026-11' }, ['PARTNER']],
    [undefined, ['PARTNER']],
  ])('of %j are %j, the most telling first', (line, kinds) => {
    expect(kindsOf(line, around)).toEqual(kinds)
  })

  test('are the same each month, and others at another partner, but for its words', () => {
    const november = signsOf({ name: 'Hosting 11/2026' }, around)
    expect(november).toEqual(signsOf({ name: 'HOSTING 12/2026' }, around))
    const elsewhere = signsOf({ name: 'Hosting 11/2026' }, { ...around, partner: 'c-2' })
    const shared = november.filter(({ key }) => elsewhere.some((other) => other.key === key))
    expect(shared.map(({ kind }) => kind)).toEqual(['NAME'])
  })

  test('of a line of nobody’s are its words alone', () => {
    expect(kindsOf({ name: 'Hosting' }, { partner: undefined, features: { plant: 'Aarhus' } })).toEqual(['NAME'])
  })
})

describe('the likeliest code', () => {
  const signs = signsOf({ name: 'Hosting' }, around)
  const seen = (kind: string, code: string, times: number): Evidence => ({
    ...{ listId: 'accounts', code, times },
    key: signs.find((sign) => sign.kind === kind)?.key ?? '',
  })

  test('is that of the most telling sign, the surer the more often it was given', () => {
    const evidence = [
      seen('NAME_OF_PARTNER', '4955', 3),
      seen('NAME_OF_PARTNER', '4940', 1),
      seen('PARTNER', '4940', 90),
    ]
    expect(likeliest(signs, 'accounts', seenIn(evidence))).toEqual({
      ...{ code: '4955', times: 3, of: 4, kind: 'NAME_OF_PARTNER' },
      probability: 3 / 4.5,
    })
    expect(likeliest(signs, 'projects', seenIn(evidence))).toBeUndefined()
    expect(likeliest(signs, 'accounts', seenIn([seen('NAME', '4955', 10)]))?.probability).toBeCloseTo(0.952, 3)
  })

  test('is never certain, and never impossible', () => {
    const counts = fc.array(fc.tuple(fc.constantFrom('1', '2', '3'), fc.integer({ min: 1, max: 1000 })), {
      minLength: 1,
    })
    fc.assert(
      fc.property(counts, (given) => {
        const found = likeliest(signs, 'accounts', seenIn(given.map(([code, times]) => seen('PARTNER', code, times))))
        expect(found?.probability).toBeGreaterThan(0)
        expect(found?.probability).toBeLessThan(1)
      }),
    )
  })

  test.each([
    [0.6, {}, true],
    [0.59, {}, false],
    [0.9, { errorCost: 11 }, false],
    [0.9, { errorCost: 10 }, true],
    [0.9, { correctCost: 2 }, false],
    [0.1, { threshold: 0 }, true],
  ])('of probability %d is shown or not by what errors cost: %j', (probability, more, shown) => {
    expect(isShown({ probability }, { ...usualThreshold, ...more })).toBe(shown)
  })
})

describe('what a coding teaches', () => {
  const lists = [
    { id: 'accounts', target: 'LINE' as const },
    { id: 'kinds', target: 'HEADER' as const },
  ]
  const split = (...codes: string[]) => ({ values: codes.map((code) => ({ listId: 'accounts', code })) })

  test('is the code of each line: its own, else that of the whole; of one that is shared, none', () => {
    const coding = {
      header: [{ values: [{ listId: 'kinds', code: 'A' }, ...split('1').values] }],
      lines: [
        { lineId: '2', splits: [split('2')] },
        { lineId: '3', splits: [split('2'), split('3')] },
        { lineId: '4', splits: [split()] },
        { lineId: '5', splits: [split('2'), split('2')] },
      ],
    }
    expect(lessonsOf(coding, lists, ['1', '2', '3', '4', '5'])).toEqual([
      { lineId: '1', listId: 'accounts', code: '1' },
      { lineId: '2', listId: 'accounts', code: '2' },
      { lineId: '4', listId: 'accounts', code: '1' },
      { lineId: '5', listId: 'accounts', code: '2' },
      { lineId: undefined, listId: 'kinds', code: 'A' },
    ])
    expect(codedIn(coding)('accounts', '3')).toBe(true)
    expect(codedIn({ ...coding, header: [] })('accounts', '1')).toBe(false)
  })
})
