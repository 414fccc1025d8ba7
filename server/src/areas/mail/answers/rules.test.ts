import { describe, expect, test } from 'vitest'
import { isEnough, maxAnswersPerHour, messageIdsIn, quoted, whyNotAnswer } from './rules.ts'

const own = ['kontor@kontor.example', 'invoices@kontor.example']
const why = (headers: Readonly<Record<string, string>>, from = 'rechnung@hafen.example') =>
  whyNotAnswer({ from, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }, own)

describe('an e-mail', () => {
  test.each<[string, Record<string, string>]>([
    ['of somebody who writes', {}],
    ['that says it is from a person', { 'auto-submitted': 'no' }],
    ['with a way back', { 'return-path': '<rechnung@hafen.example>' }],
    ['whose sender is proven', { 'authentication-results': 'mx.example; spf=softfail; dkim=fail; dmarc=pass' }],
    ['that was forwarded, and is signed', { 'authentication-results': 'mx.example; spf=fail; dkim=pass' }],
    ['that nobody has checked', { 'authentication-results': 'mx.example; none' }],
    ['where a comment tells of another', { 'authentication-results': 'mx.example; dmarc=pass (was dmarc=fail)' }],
  ])('%s may be answered', (_what, headers) => {
    expect(why(headers)).toBeUndefined()
  })

  test.each<[string, Record<string, string>, string]>([
    ['written by a program', { 'auto-submitted': 'auto-generated' }, 'AUTOMATIC'],
    ['that is an answer by itself', { 'auto-submitted': 'auto-replied; owner-email="a@b.example"' }, 'AUTOMATIC'],
    ['that came back', { 'return-path': '<>' }, 'AUTOMATIC'],
    ['that reports', { 'content-type': 'multipart/report; report-type=delivery-status' }, 'AUTOMATIC'],
    ['to many', { precedence: 'bulk' }, 'AUTOMATIC'],
    ['that wants no answer', { 'x-auto-response-suppress': 'OOF, AutoReply' }, 'AUTOMATIC'],
    ['of a list', { 'list-id': '<bills.lists.example>' }, 'LIST'],
    ['of an old list', { precedence: 'list' }, 'LIST'],
    ['whose domain disowns it', { 'authentication-results': 'mx.example; dkim=pass; dmarc=fail' }, 'UNPROVEN'],
    ['from a server that may not', { 'authentication-results': 'mx.example;\r\n spf=softfail' }, 'UNPROVEN'],
    ['of which another header says so', { 'received-spf': 'Fail (mx.example: not permitted)' }, 'UNPROVEN'],
  ])('%s is not', (_what, headers, expected) => {
    expect(why(headers)).toBe(expected)
  })

  test.each([
    ['', 'NO_ADDRESS'],
    ['nobody', 'NO_ADDRESS'],
    ['a@b.example\r\nBcc: c@d.example', 'NO_ADDRESS'],
    ['MAILER-DAEMON@hafen.example', 'AUTOMATIC'],
    ['no-reply@hafen.example', 'AUTOMATIC'],
    ['bills-request@lists.example', 'AUTOMATIC'],
    ['Invoices+0123@Kontor.example', 'OWN'],
  ])('from %j is not', (from, expected) => {
    expect(why({}, from)).toBe(expected)
  })
})

test('nobody is answered twice within hours, and nobody in a flood', () => {
  expect(isEnough({ toSender: 0, inHour: maxAnswersPerHour - 1 })).toBe(false)
  expect(isEnough({ toSender: 1, inHour: 1 })).toBe(true)
  expect(isEnough({ toSender: 0, inHour: maxAnswersPerHour })).toBe(true)
})

test.each([
  ['Rechnung 7', 'Rechnung 7'],
  ['Win! https://evil.example/now today', 'Win! … today'],
  ['www.evil.example', '…'],
  ['a\r\nBcc: b@c.example', 'a Bcc: b@c.example'],
  ['x'.repeat(200), `${'x'.repeat(119)}…`],
])('of %j what is safe is said to whoever gets the mail', (text, expected) => {
  expect(quoted(text)).toBe(expected)
})

test('of a thread only what is a message id goes on', () => {
  expect(messageIdsIn('<a@b.example>\r\n <c d@e> junk <f@g.example>')).toEqual(['<a@b.example>', '<f@g.example>'])
})
