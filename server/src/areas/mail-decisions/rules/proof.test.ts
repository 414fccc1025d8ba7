import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFrom, keysWorthAsking, proofOf, signsFor } from './proof.ts'
import type { Signature } from './reply.ts'

test.each([
  ['example.com', 'example.com', true],
  ['Example.COM.', 'example.com', true],
  ['example.com', 'mail.example.com', true],
  ['mail.example.com', 'example.com', false],
  ['news.example.com', 'mail.example.com', false],
  ['ample.com', 'example.com', false],
  ['com', 'example.com', false],
  ['', 'example.com', false],
])('whether %j signs for %j: %s', (domain, other, does) => expect(signsFor(domain, other)).toBe(does))

test('the DNS is asked for keys of the domain of who was asked alone, and for a few', () => {
  const names = [
    'a._domainkey.example.com',
    'b._domainkey.evil.example',
    'c._domainkey.example.com._domainkey.evil.example',
  ]
  expect(keysWorthAsking(names, 'max@example.com')).toEqual(['a._domainkey.example.com'])
  expect(
    keysWorthAsking(
      Array.from({ length: 9 }, (_, at) => `${at}._domainkey.example.com`),
      'max@example.com',
    ),
  ).toHaveLength(4)
})

const one = { from: ['max@example.com'], shownFrom: 'max@example.com', headers: [{ key: 'from', value: 'x' }] }
test.each([
  ['one address', one, true],
  ['in other letters', { ...one, from: ['Max@Example.com'] }, true],
  ['two of them', { ...one, from: ['max@example.com', 'mia@example.com'] }, false],
  ['none', { ...one, from: [] }, false],
  ['another', { ...one, from: ['mia@example.com'] }, false],
  ['another for those who read', { ...one, shownFrom: 'mia@example.com' }, false],
  ['two headers', { ...one, headers: [...one.headers, ...one.headers] }, false],
  [
    'two subjects',
    {
      ...one,
      headers: [
        { key: 'subject', value: 'a' },
        { key: 'subject', value: 'b' },
      ],
    },
    false,
  ],
  [
    'two kinds of text',
    {
      ...one,
      headers: [
        { key: 'content-type', value: 'a' },
        { key: 'content-type', value: 'b' },
      ],
    },
    false,
  ],
])('an e-mail is of who was asked: %s', (_what, mail, is) => expect(isFrom(mail, 'max@example.com')).toBe(is))

const hour = 3_600_000
const now = new Date('2026-11-28T10:00:00Z')
const asked = new Date(now.getTime() - 3 * 24 * hour)
const ago = (hours: number) => new Date(now.getTime() - hours * hour).toUTCString()
const good: Signature = {
  domain: 'example.com',
  result: 'GOOD',
  covers: ['from', 'subject', 'date', 'to'],
  whole: true,
  at: null,
  hash: 'h',
}
const of = (signatures: readonly Signature[], date: string | undefined = ago(1)) =>
  proofOf({ date, signatures }, { address: 'max@example.com', asked, now })

describe('a reply is proven', () => {
  test('by one good signature of its domain, whatever others there are', () => {
    const others: Signature[] = [
      { ...good, result: 'BAD' },
      { ...good, domain: 'list.example' },
      { ...good, result: 'KEY_AWAY' },
    ]
    expect(of([...others, good])).toEqual(good)
    expect(of([{ ...good, at: ago(1) }])).toBeDefined()
  })

  test.each<[string, Partial<Signature>, string?]>([
    ['that is broken', { result: 'BAD' }],
    ['of another domain', { domain: 'example.org' }],
    ['of a domain below', { domain: 'x.example.com' }],
    ['of a part of the text', { whole: false }],
    ['without From', { covers: ['subject', 'date'] }],
    ['without Subject', { covers: ['from', 'date'] }],
    ['without Date', { covers: ['from', 'subject'] }],
    ['from before the question', { at: ago(80) }],
    ['from the future', { at: ago(-3) }],
  ])('and not by one %s', (_what, more) => expect(of([{ ...good, ...more }])).toBeUndefined())

  test.each([undefined, 'yesterday', ago(80), ago(-3)])('nor where it was written %s', (date) => {
    expect(proofOf({ date, signatures: [good] }, { address: 'max@example.com', asked, now })).toBeUndefined()
  })

  test('nor after days underway', () => {
    const long = { address: 'max@example.com', asked: new Date(now.getTime() - 10 * 24 * hour), now }
    expect(proofOf({ date: ago(6 * 24), signatures: [good] }, long)).toBeUndefined()
    expect(proofOf({ date: ago(4 * 24), signatures: [good] }, long)).toBeDefined()
  })

  test('later, where nobody could be asked for the key of one that would prove it', () => {
    expect(of([{ ...good, result: 'KEY_AWAY' }])).toBe('AWAY')
    expect(of([{ ...good, result: 'KEY_AWAY', domain: 'example.org' }])).toBeUndefined()
    expect(
      of([
        { ...good, result: 'KEY_AWAY', whole: false },
        { ...good, result: 'BAD' },
      ]),
    ).toBeUndefined()
  })

  test('never without a good signature', () => {
    const any = fc.record({
      domain: fc.constantFrom('example.com', 'x.example.com', 'com', 'evil.example'),
      result: fc.constantFrom('BAD' as const, 'KEY_AWAY' as const),
      covers: fc.subarray(['from', 'subject', 'date']),
      whole: fc.boolean(),
      at: fc.constantFrom(null, ago(1), ago(100)),
      hash: fc.string(),
    })
    fc.assert(fc.property(fc.array(any), (signatures) => typeof of(signatures) !== 'object'))
  })
})
