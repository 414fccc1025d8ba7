import { describe, expect, test } from 'vitest'
import { codesAbove, covers, depthOf, levelOf, schemeCode, schemeName } from './classifications.ts'

const cpv = (code: string) => ({ code, scheme: 'CPV' })
const unspsc = (code: string) => ({ code, scheme: 'TST' })

describe('a category', () => {
  test.each([
    ['is itself', cpv('44512000-2'), cpv('44512000'), true],
    ['has what is below it in CPV, digit by digit', cpv('44500000'), cpv('44512000'), true],
    ['has what is below it in UNSPSC, by pairs of digits', unspsc('44100000'), unspsc('44101500'), true],
    ['is not what stands beside it', cpv('44500000'), cpv('44600000'), false],
    ['is not what stands above it', cpv('44512000'), cpv('44500000'), false],
    ['is a division by two digits, also where the second is a zero', cpv('30000000'), cpv('31000000'), false],
    ['is a segment by two digits, also where the second is a zero', unspsc('10000000'), unspsc('11101500'), false],
    ['is a family by four digits, also where the last is a zero', unspsc('44100000'), unspsc('44110000'), false],
    ['of one scheme is none of another', cpv('44500000'), unspsc('44512000'), false],
    [
      'of a scheme without levels is itself alone',
      { code: '445', scheme: 'ZZZ' },
      { code: '4451', scheme: 'ZZZ' },
      false,
    ],
  ])('%s', (_, wide, narrow, expected) => {
    expect(covers(wide, narrow)).toBe(expected)
  })

  test('is the narrower the more its code says', () => {
    expect(['44000000', '44500000', '44512000-2'].map((code) => depthOf(cpv(code)))).toEqual([2, 3, 5])
    expect(depthOf(unspsc('44101500'))).toBe(6)
  })

  test.each([
    [cpv('39000000-2'), []],
    [cpv('30120000'), ['30000000', '30100000']],
    [cpv('44512000-2'), ['44000000', '44500000', '44510000']],
    [cpv('30190001'), ['30000000', '30100000', '30190000']],
    [unspsc('44000000'), []],
    [unspsc('44121706'), ['44000000', '44120000', '44121700']],
    [{ code: '4451', scheme: 'ZZZ' }, []],
  ])('stands below what says less: %o', (category, above) => {
    expect(codesAbove(category)).toEqual(above)
    for (const code of above) expect(covers({ code, scheme: category.scheme }, category)).toBe(true)
  })

  test('has all below it that begins as it does', () => {
    expect([cpv('30000000'), cpv('44512000-2'), unspsc('44100000')].map(levelOf)).toEqual(['30', '44512', '4410'])
  })

  test('is of a scheme by the name that people know, or by its code', () => {
    expect(['cpv', 'UNSPSC ', 'STI', 'CG'].map(schemeCode)).toEqual(['STI', 'TST', 'STI', 'CG'])
    expect(['STI', 'UNSPSC', 'CG'].map(schemeName)).toEqual(['CPV', 'UNSPSC', 'CG'])
  })
})
