import { KontorError } from '@kontor/client'
import { expect, test } from 'vitest'
import type { Words } from '../messages/words.ts'
import { createReport } from './report.ts'

const refusal = (code: string, Message: string) =>
  new KontorError('Request failed', { code, status: 403, requestId: '1', body: { Message } as KontorError['body'] })

/** What a person is told of an error, and how often the session is read anew for it. */
function reported(error: unknown) {
  const texts: string[] = []
  let read = 0
  const report = createReport({
    tell: (text) => void texts.push(text),
    t: ((_: string, { reason = '' } = {}) => reason) as Words['t'],
    session: {
      open: async () => {
        read += 1
      },
    },
  })
  report(error)
  return { text: texts.join(), read }
}

test('a person is told in the server’s own words what did not work', () => {
  const text = 'You need the right document.write.'
  expect(reported(refusal('Forbidden', text))).toEqual({ text, read: 0 })
  expect(reported(new Error('Network Error'))).toEqual({ text: 'Error: Network Error', read: 0 })
})

test('F-332: whose tab asked for somebody who is gone is told so, and sees who is signed in now', () => {
  const text = 'The actor header is 7, but the credential belongs to another person.'
  expect(reported(refusal('ClaimMismatch', text))).toEqual({ text, read: 1 })
})
