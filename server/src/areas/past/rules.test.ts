import { expect, test } from 'vitest'
import { asOf, type PastLine } from './rules.ts'

const line = (kind: string, detail: PastLine['detail'] = {}, second = 0): PastLine => ({
  kind: `document.${kind}`,
  contentHash: 'a',
  detail,
  at: new Date(Date.UTC(2026, 10, 20, 12, 0, second)),
})
const found = line('duplicate_found', { originalId: 'first', duplicateBy: 'NUMBER' })

test.each([
  ['a mail that was taken has reached its receiver', ['sent', 'mailed'], { delivery: 'SENT' }],
  [
    'what is sent once more, after a mail that came back, has no old word of it',
    ['sent', 'mailed', 'failed', 'sent'],
    { unreported: false },
  ],
  ['what was confirmed is no other account any more', ['payee_changed', 'payee_confirmed'], { payeeChanged: false }],
  ['nor is one that another bill made known', ['payee_changed', 'payee_known'], { payeeChanged: false }],
])('%s', (_says, kinds, expected) => {
  expect(asOf([line('received'), ...kinds.map((kind) => line(kind))])).toMatchObject(expected)
})

test('a duplicate is one until somebody says that it is none', () => {
  expect(asOf([line('received'), found])).toMatchObject({ duplicateOf: 'first', duplicateBy: 'NUMBER' })
  const denied = asOf([line('received'), found, line('duplicate_denied', {}, 9)])
  expect(denied).toMatchObject({ duplicateOf: null, duplicateBy: null, modified: line('', {}, 9).at })
})
