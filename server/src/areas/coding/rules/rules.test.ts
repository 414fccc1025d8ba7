import { inEnglish, translate } from '@kontor/i18n'
import { sumOfShares } from '@kontor/ubl'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import german from '../messages/de-DE.json' with { type: 'json' }
import { findingsOf } from '../views/findings.ts'
import {
  allowedActions,
  type Coding,
  type KnownEntry,
  type KnownList,
  missingIn,
  remarksOn,
  type Split,
  type Value,
  whyNotCode,
  whyNotKeep,
} from './index.ts'

const lists: readonly KnownList[] = [
  { id: 'accounts', name: 'Accounts', target: 'LINE', required: true },
  { id: 'centres', name: 'Cost centers', target: 'LINE', required: false },
  { id: 'projects', name: 'Projects', target: 'HEADER', required: true },
]
const entry = (listId: string, code: string, more: Partial<KnownEntry> = {}): KnownEntry => ({
  listId,
  code,
  active: true,
  goesWith: [],
  ...more,
})
const entries = [
  entry('accounts', '4930'),
  entry('accounts', '4940', { active: false }),
  entry('centres', 'K1'),
  entry('centres', 'K2', { goesWith: [{ listId: 'accounts', code: '4940' }] }),
  entry('projects', 'P1'),
]
const account = { listId: 'accounts', code: '4930' }
const centre = { listId: 'centres', code: 'K1' }
const project = { listId: 'projects', code: 'P1' }
const part = (share: Partial<Split>, ...values: Value[]): Split => ({ ...share, values })
const onLine = (...splits: Split[]): Coding => ({ header: [], lines: [{ lineId: '1', splits }] })

const found = (coding: Coding, { language = 'en', messages = {}, carried = [] as Value[] } = {}) =>
  findingsOf(
    remarksOn(coding, {
      subject: { currency: 'EUR', total: '100.00', lines: new Map([['1', '100.00']]) },
      lists,
      entryOf: ({ listId, code }) => entries.find((one) => one.listId === listId && one.code === code),
      carries: ({ listId, code }) => carried.some((one) => one.listId === listId && one.code === code),
    }),
    language,
    'EUR',
  ).map(
    ({ message, fix }) =>
      `${translate(message, { locale: language, messages })} ${translate(fix, { locale: language, messages })}`,
  )

describe('parts of an amount', () => {
  test.each<[string, Partial<Split>[], string[]]>([
    ['one that is the whole', [{}], []],
    ['amounts that add up', [{ amount: '33.33' }, { amount: '66.67' }], []],
    [
      'amounts that leave a cent',
      [{ amount: '33.33' }, { amount: '66.66' }],
      [
        'Line 1: the parts add up to EUR\u00a099.99 of EUR\u00a0100.00, which is EUR\u00a00.01 too little. Increase a part by EUR\u00a00.01, or add one.',
      ],
    ],
    [
      'amounts that are too much by less than a cent',
      [{ amount: '100.0000000001' }],
      [
        'Line 1: the parts add up to EUR\u00a0100.0000000001 of EUR\u00a0100.00, which is EUR\u00a00.0000000001 too much. Reduce a part by EUR\u00a00.0000000001.',
      ],
    ],
    ['percents that add up', [{ percent: '33.33' }, { percent: '66.67' }], []],
    [
      'percents that leave some',
      [{ percent: '33.33' }, { percent: '33.33' }, { percent: '33.33' }],
      ['Line 1: the parts add up to 99.99% of 100%, which is 0.01% too little. Increase a part by 0.01%, or add one.'],
    ],
    ['a percent and the rest as an amount', [{ percent: '12.5' }, { amount: '87.50' }], []],
    [
      'one of several that does not say how much it is',
      [{ amount: '40' }, {}],
      ['Line 1: part 2 has neither an amount nor a percentage. Enter an amount or a percentage, or remove it.'],
    ],
  ])('%s', (_what, shares, wrong) => {
    expect(found(onLine(...shares.map((share) => part(share, account))))).toEqual(wrong)
  })

  test('of a credit, whose amounts are below zero, less is too much', () => {
    const found = remarksOn(onLine(part({ amount: '-60' }, account), part({ amount: '-50' }, account)), {
      subject: { currency: 'EUR', total: '-100', lines: new Map([['1', '-100']]) },
      lists,
      entryOf: ({ listId, code }) => entry(listId, code),
      carries: () => false,
    })
    expect(found).toMatchObject([{ rule: 'TOO_MUCH', sum: '-110', rest: '10' }])
  })

  test('any amounts and the rest of the whole add up to it, to the last decimal', () => {
    const amount = fc
      .tuple(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), fc.nat(10))
      .map(([units, decimals]) => decimalOf(units, decimals))
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 6 }), amount, (amounts, whole) => {
        const first = sumOfShares(
          amounts.map((one) => part({ amount: one })),
          whole,
        )
        const all = sumOfShares(
          [...amounts, first?.rest ?? ''].map((one) => part({ amount: one })),
          whole,
        )
        expect([all?.rest, all?.sum]).toEqual(['0', all?.whole])
      }),
    )
  })
})

const decimalOf = (units: bigint, decimals: number): string => {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}${decimals === 0 ? '' : `.${digits.slice(point)}`}`
}

describe('codes', () => {
  test.each<[string, Coding, string[]]>([
    ['of their lists', onLine(part({}, account, centre)), []],
    [
      'that the list has not got',
      onLine(part({}, { listId: 'accounts', code: '4711' })),
      ['Line 1: 4711 is not in the list Accounts. Choose a code from the list.'],
    ],
    [
      'that are out of use',
      onLine(part({}, { listId: 'accounts', code: '4940' })),
      ['Line 1: 4940 in the list Accounts is no longer in use. Choose another code.'],
    ],
    [
      'F-170: that do not go with what was chosen of another list',
      onLine(part({}, account, { listId: 'centres', code: 'K2' })),
      ['Line 1: K2 cannot be combined with 4930. Change one of the two codes.'],
    ],
    [
      'that do not go with what the whole document has',
      { header: [part({}, account)], lines: [{ lineId: '1', splits: [part({}, { listId: 'centres', code: 'K2' })] }] },
      ['Line 1: K2 cannot be combined with 4930. Change one of the two codes.'],
    ],
    [
      'of a list for the whole document',
      onLine(part({}, project)),
      ['Line 1: the list Projects applies to the whole document, not to a line. Set this code for the whole document.'],
    ],
    [
      'of a line that the document has no more',
      { header: [], lines: [{ lineId: '7', splits: [part({}, account)] }] },
      ['The document has no line 7. Remove its codes.'],
    ],
  ])('%s', (_what, coding, wrong) => {
    expect(found(coding)).toEqual(wrong)
  })

  test('that a document carried before they went out of use may stay on it', () => {
    const old = { listId: 'accounts', code: '4940' }
    expect(found(onLine(part({}, old)), { carried: [old] })).toEqual([
      'Line 1: 4940 in the list Accounts went out of use after it was assigned. You can keep it or choose another code.',
    ])
  })

  test('in the reader’s language, with its figures', () => {
    expect(found(onLine(part({ amount: '99.5' }, account)), { language: 'de-DE', messages: german })).toEqual([
      'Position 1: Die Teile ergeben EUR\u00a099,50 von EUR\u00a0100,00, es fehlen EUR\u00a00,50. Erhöhen Sie einen Teil um EUR\u00a00,50, oder fügen Sie einen hinzu.',
    ])
  })
})

describe('what is required', () => {
  const none: Coding = { header: [], lines: [] }
  test.each<[string, Coding, object[]]>([
    [
      'is missing where nothing is coded',
      none,
      [{ lineId: '1', listId: 'accounts' }, { lineId: '2', listId: 'accounts' }, { listId: 'projects' }],
    ],
    ['is there where the whole document has it', { header: [part({}, account, project)], lines: [] }, []],
    [
      'is missing on a line of which one part has none',
      {
        header: [part({}, project)],
        lines: [
          { lineId: '1', splits: [part({ percent: '50' }, account), part({ percent: '50' }, centre)] },
          { lineId: '2', splits: [part({}, account)] },
        ],
      },
      [{ lineId: '1', listId: 'accounts' }],
    ],
    [
      'is not there for a line because another has it',
      { header: [part({}, project)], lines: [{ lineId: '1', splits: [part({}, account)] }] },
      [{ lineId: '2', listId: 'accounts' }],
    ],
  ])('%s', (_what, coding, missing) => {
    expect(missingIn(coding, lists, ['1', '2'])).toEqual(missing)
  })
})

test.each<[string, Coding, string]>([
  [
    'a line twice',
    { header: [], lines: [...onLine(part({})).lines, ...onLine(part({})).lines] },
    'lines contains the line 1 twice',
  ],
  ['two codes of a list', onLine(part({}, account, { ...account, code: '4940' })), 'two codes from the list accounts'],
  ['an amount and a percent', onLine(part({ amount: '1', percent: '1' })), 'the amount 1 and the percentage 1'],
])('a coding that names %s does not say one thing, and is not kept', (_what, some, why) => {
  expect(inEnglish(whyNotKeep(some) ?? '')).toContain(why)
})

describe('the coding of a document', () => {
  const open = { type: 'invoice', lockedAs: null, archived: false, discarded: null } as const
  test.each([
    ['can change, also of one that was received', open, undefined],
    ['is locked with it', { ...open, lockedAs: 'PURCHASE' } as const, 'Locked'],
    ['stays as it is in the archive', { ...open, archived: true }, 'Conflict'],
    ['stays as it is once the content was thrown away', { ...open, discarded: new Date(0) }, 'Conflict'],
    ['is none for an answer', { ...open, type: 'status' } as const, 'Conflict'],
  ])('%s', (_what, entry, code) => {
    expect(whyNotCode(entry)?.code).toBe(code)
    expect(allowedActions(entry, true, true)).toEqual(code === undefined ? ['save', 'delete'] : [])
    expect(allowedActions(entry, false, true)).toEqual([])
  })
})
