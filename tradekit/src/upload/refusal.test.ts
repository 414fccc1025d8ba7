import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')
const refused = (Message: string, ...details: [string, string][]) => ({
  body: { Message, ErrorDetail: details.map(([Key, Value]) => ({ Key, Value })) },
})

test.each([
  [
    'a type that nobody trades',
    refused('cannot find document profile id', ['type', 'Catalogue']),
    'upload.refused.type Catalogue',
  ],
  ['XML of something else', refused('The root element is in …', ['reason', 'NAMESPACE']), 'upload.refused.unknown'],
  [
    'half a file, and where',
    refused('Line 3 is cut.', ['reason', 'TRUNCATED']),
    'upload.refused.broken Line 3 is cut.',
  ],
  ['a rule that is broken', refused('The document violates 1 rule'), 'The document violates 1 rule'],
  ['a file that is none', new Error('scan.exe isn’t a document.'), 'scan.exe isn’t a document.'],
])('a clerk is told what to do about %s', (_, error, message) => {
  expect(refusalOf(error, t as never)).toBe(message)
})
