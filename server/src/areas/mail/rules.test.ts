import { describe, expect, test } from 'vitest'
import { asciiAddress, whyNotAddress } from '../../platform/index.ts'
import { outcomeOf, pauseAfter, textOf } from './rules.ts'

test.each([
  ['550 no such mailbox', { responseCode: 550, response: '550 no such mailbox' }, 'refused'],
  ['552 too large', { responseCode: 552, response: '552 too large' }, 'refused'],
  ['421 closing', { responseCode: 421, response: '421 closing' }, 'later'],
  ['451 greylisted', { responseCode: 451, response: '451 greylisted' }, 'later'],
  // Our own password is wrong: the mail is not to blame.
  ['535 wrong password', { responseCode: 535, response: '535 wrong password', code: 'EAUTH' }, 'later'],
  ['connect ECONNREFUSED', { code: 'ESOCKET' }, 'later'],
] as const)('an answer %s decides', (reply, failure, result) => {
  expect(outcomeOf({ message: reply, ...failure })).toEqual({ result, reply })
})

test('it is tried again with growing pauses, for some two days, and then given up', () => {
  const pauses = Array.from({ length: 9 }, (_, done) => pauseAfter(done + 1))
  expect(pauses.at(-1)).toBeUndefined()
  const known = pauses.slice(0, -1).map(Number)
  expect(known).toEqual(known.toSorted((a, b) => a - b))
  const hours = known.reduce((sum, pause) => sum + pause, 0) / 3_600_000
  expect(hours).toBeGreaterThan(40)
  expect(hours).toBeLessThan(72)
})

describe('an address', () => {
  test.each(['einkauf@example.com', 'a.b+c@example.co.uk', 'post@bücher.example', 'x@例え.テスト'])(
    '%s is one',
    (address) => {
      expect(whyNotAddress(address)).toBeUndefined()
    },
  )

  test.each([
    'a@b@example.com,c@example.com',
    'a@example.com\r\nBcc: everybody@example.com',
    'a@example.com\nBcc: x@example.com',
    'Ada <ada@example.com>',
    '"a b"@example.com',
    'a..b@example.com',
    '@example.com',
    'example.com',
    'a@localhost',
    'a@exa mple.com',
    `${'a'.repeat(65)}@example.com`,
    'møde@example.com',
  ])('%j is none', (address) => {
    expect(whyNotAddress(address)).toBeDefined()
  })

  test('goes to servers with its domain in ASCII', () => {
    expect(asciiAddress('post@bücher.example')).toBe('post@xn--bcher-kva.example')
  })
})

test.each([
  ['<p>One</p><p>Two &amp; three</p>', 'One\n\nTwo & three'],
  ['a<br>b<ul><li>c</li><li>d</li></ul>', 'a\nb\n\nc\n\nd'],
  ['<style>p { color: red }</style>seen<script>if (a < b) hidden()</script>', 'seen'],
  ['See <a class=x href="https://a.example/?b&amp;c">here</a>.', 'See here (https://a.example/?b&c).'],
  ['<a href="https://a.example">https://a.example</a> <a href="/x">x</a> </a><abbr>y</abbr>', 'https://a.example x y'],
  ['1 < 2 and <b>bold</b>', '1 < 2 and bold'],
  ['Line &#60;2&#62;, &amp;#60;3', 'Line <2>, &#60;3'],
])('HTML %j reads as plain text %j', (html, text) => {
  expect(textOf(html)).toBe(text)
})

test.each(['<', '<script>', '<p', '<a href="', '&amp;', ' \n'])(
  'HTML made to be slow, of %j, takes about as long at once as in ten parts, not ten times as long',
  (part) => {
    const [whole, tenth] = [300_000, 30_000].map((length) => part.repeat(length / part.length)) as [string, string]
    const timeFor = (html: string, times: number): number => {
      const started = performance.now()
      for (let i = 0; i < times; i++) textOf(html)
      return performance.now() - started
    }
    // The least of a few, in turns: what else the machine does only ever adds.
    const rounds = Array.from({ length: 6 }, () => [timeFor(whole, 1), timeFor(tenth, 10)] as const)
    const least = (which: 0 | 1) => Math.min(...rounds.map((round) => round[which]))
    expect(least(0) / least(1)).toBeLessThan(5)
  },
)
