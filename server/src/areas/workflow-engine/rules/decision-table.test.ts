import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fits, whyNotFit } from '../conditions.ts'
import { areNone, cover, meet, valuesOf } from './cells.ts'
import { problemsIn } from './check-table.ts'
import { decideBy, type Table, wayCondition } from './decision-table.ts'
import { unknownFacts } from './facts.ts'

const rule = (StepId: string, ...When: string[]) => ({ StepId, When })
const table = (HitPolicy: Table['HitPolicy'], Inputs: string[], ...Rules: Table['Rules']): Table => ({
  HitPolicy,
  Inputs,
  Rules,
})
interface Explanation {
  readonly id: string
  readonly arguments: readonly unknown[]
}
const textOf = ({ id, arguments: given }: Explanation): string =>
  given.reduce<string>(
    (text, value, place) =>
      text.replace(`{${place}}`, () => (typeof value === 'object' ? textOf(value as Explanation) : String(value))),
    id,
  )
const decided = (of: Table, facts: object) => {
  const { outcome, stepId, why } = decideBy(of, { ...unknownFacts, ...facts }, fits)
  return [stepId ?? outcome, textOf(why)]
}

describe('a decision table', () => {
  const limits = (policy: Table['HitPolicy']) =>
    table(policy, ['amount', 'currency'], rule('head', '> 1000', '-'), rule('clerk', '-', '"EUR","DKK"'))

  test('takes the way of the row that applies, and says which and why', () => {
    expect(decided(limits('UNIQUE'), { amount: 1001, currency: 'USD' })).toEqual([
      ...['head', 'row 1 of its table applies: amount > 1000 [amount = 1001]'],
    ])
    expect(decided(limits('UNIQUE'), { amount: 5, currency: 'DKK' })).toEqual([
      ...['clerk', 'row 2 of its table applies: currency "EUR","DKK" [currency = DKK]'],
    ])
    expect(decided(limits('UNIQUE'), { amount: 5, currency: 'USD' })).toEqual(['NONE', 'no row of its table applies'])
  })

  test('where two rows apply, UNIQUE decides nothing, and FIRST takes the first', () => {
    const both = { amount: 2000, currency: 'EUR' }
    expect(decided(limits('UNIQUE'), both)).toEqual(['UNTOLD', 'rows 1 and 2 of its table both apply'])
    expect(decided(limits('FIRST'), both)[0]).toBe('head')
  })

  test('decides nothing where a row that could apply cannot be told; a cell that does not hold decides against it', () => {
    expect(decided(limits('FIRST'), { currency: 'EUR' })).toEqual([
      ...['UNTOLD', 'it cannot tell whether row 1 of its table applies: amount > 1000 [amount = –]'],
    ])
    expect(decided(limits('UNIQUE'), { currency: 'EUR' })[0]).toBe('UNTOLD')
    const two = table('FIRST', ['amount', 'currency'], rule('head', '> 1000', '"USD"'), rule('clerk', '-', '-'))
    expect(decided(two, { currency: 'EUR' })[0]).toBe('clerk')
    const other = table('FIRST', ['amount'], rule('head', '> documentAmount'))
    expect(decided(other, { amount: 5 })[0]).toBe('UNTOLD')
    expect(decided(table('FIRST', ['supplierGroup'], rule('new', 'null')), {})[0]).toBe('new')
  })

  test.each([
    ['tags', 'list contains(?, "energy")', { tags: ['energy'] }, 'here'],
    ['isDuplicate', 'true', { isDuplicate: false }, 'NONE'],
    ['partner', 'not("Hansa Energie AG")', { partner: 'Brandt' }, 'here'],
    ['partner', 'not("Hansa Energie AG")', {}, 'UNTOLD'],
    ['amount', '[100..200)', { amount: 200 }, 'NONE'],
  ])('%s %s', (input, cell, facts, way) => {
    expect(decided(table('UNIQUE', [input], rule('here', cell)), facts)[0]).toBe(way)
  })
})

const numberCell = fc.oneof(
  fc
    .tuple(fc.constantFrom('', '<', '<=', '>', '>='), fc.integer({ min: 0, max: 6 }))
    .map(([sign, value]) => `${sign} ${value}`.trim()),
  fc
    .tuple(
      fc.constantFrom('[', '('),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom(']', ')'),
    )
    .map(([from, low, high, to]) => `${from}${Math.min(low, high)}..${Math.max(low, high)}${to}`),
  fc.constant('-'),
)
const wordCell = fc
  .tuple(fc.uniqueArray(fc.constantFrom('"a"', '"b"', '"c"'), { minLength: 1 }), fc.boolean())
  .map(([words, isOut]) => (isOut ? `not(${words.join(',')})` : words.join(',')))
const halves = Array.from({ length: 17 }, (_, place) => place / 2 - 1)

describe('what can be known of two cells before anything runs', () => {
  const agree = (
    cell: fc.Arbitrary<string>,
    type: 'NUMBER' | 'TEXT',
    input: string,
    values: readonly (string | number)[],
  ) =>
    fc.assert(
      fc.property(cell, cell, (one, other) => {
        const [a, b] = [valuesOf(one, type)!, valuesOf(other, type)!]
        const holds = (text: string, value: string | number) =>
          fits(text, input, { ...unknownFacts, [input]: value }) === true
        const [inOne, inOther] = [
          values.filter((value) => holds(one, value)),
          values.filter((value) => holds(other, value)),
        ]
        expect(areNone(a)).toBe(inOne.length === 0)
        expect(meet(a, b)).toBe(inOne.some((value) => inOther.includes(value)))
        expect(cover(a, b)).toBe(inOther.every((value) => inOne.includes(value)))
      }),
    )
  test('numbers: as FEEL itself tells of each', () =>
    agree(numberCell, 'NUMBER', 'amount', [-1e9, ...halves.flatMap((half) => [half - 0.1, half, half + 0.1]), 1e9]))
  test('words: as FEEL itself tells of each', () => agree(wordCell, 'TEXT', 'currency', ['a', 'b', 'c', 'd']))
})

describe('what is to be mended in a table', () => {
  const found = (of: Table, ways = ['a', 'b']) =>
    problemsIn(
      {
        ...{ Name: 'Limits', Table: of },
        Next: [...ways.map((StepId) => ({ StepId, When: wayCondition(StepId) })), { StepId: 'a' }],
      },
      whyNotFit,
    ).map(textOf)

  test('nothing of one that is whole', () => {
    expect(found(table('UNIQUE', ['amount'], rule('a', '<= 10'), rule('b', '> 10')))).toEqual([])
  })
  const wrong: [string, Table, string][] = [
    ['no column', table('UNIQUE', []), 'has no column'],
    ['no row', table('UNIQUE', ['amount']), 'has no row'],
    ['a name that nobody knows', table('UNIQUE', ['sum'], rule('a', '-')), 'asks sum, which is not a known name'],
    ['a row to nowhere', table('UNIQUE', ['amount'], rule('c', '-')), 'Row 1 of “Limits” leads to no step'],
    [
      'what is no FEEL',
      table('UNIQUE', ['amount'], rule('a', '> ')),
      'in row 1 of “Limits” does not work: it is not valid FEEL',
    ],
    [
      'text without quotation marks',
      table('UNIQUE', ['partner'], rule('a', 'Hansa')),
      'Hansa is not a known name. Put text in',
    ],
    ['a script', table('UNIQUE', ['partner'], rule('a', 'constructor("x")')), 'is not a known name'],
    [
      'rows that overlap',
      table('UNIQUE', ['amount'], rule('a', '<= 10'), rule('b', '[10..20]')),
      'Rows 1 and 2 of “Limits” can both apply',
    ],
    [
      'a row that an earlier one covers',
      table('FIRST', ['amount'], rule('a', '> 5'), rule('b', '> 10')),
      'Row 2 of “Limits” never applies: row 1 always comes first',
    ],
    [
      'a cell that nothing fits',
      table('FIRST', ['amount'], rule('a', '[9..3]')),
      'Row 1 of “Limits” never applies: no value matches it',
    ],
    ['text for a number', table('FIRST', ['amount'], rule('a', '"5"')), 'never applies: no value matches it'],
  ]
  test.each(wrong)('%s', (_what, of, words) => {
    expect(found(of)).toContainEqual(expect.stringContaining(words))
  })
})
