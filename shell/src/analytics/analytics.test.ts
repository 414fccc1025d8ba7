import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAnalytics, type Visit } from './analytics.ts'
import { hashed } from './hash.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function reportOf(visit: Visit): Promise<unknown> {
  const sent: unknown[] = []
  await createAnalytics('https://visits.example', async (...what) => void sent.push(what)).tell(visit)
  return sent
}

test('F-379, F-380, F-381: visitor, account and parent account leave as their SHA-256 alone', async () => {
  const visit = { visitor: { id: 'person-1' }, account: { id: 'company-1' }, parentAccount: { id: 'company-0' } }
  expect(await reportOf(visit)).toEqual([
    [
      'https://visits.example',
      {
        visitor: { id: sha256('person-1') },
        account: { id: sha256('company-1') },
        parentAccount: { id: sha256('company-0') },
      },
    ],
  ])
})

test('F-381: a company of its own has no parent to tell of', async () => {
  const [[, sent]] = (await reportOf({ visitor: { id: 'a' }, account: { id: 'b' } })) as [[string, object]]
  expect(Object.keys(sent)).toEqual(['visitor', 'account'])
})

test('F-382: the visitor’s e-mail stays here, and what else is told goes along', async () => {
  const visitor = { id: 'a', email: 'ann@a.example', Email: 'ann@a.example', 'e-mail': 'ann@a.example', role: 'buyer' }
  const sent = JSON.stringify(await reportOf({ visitor, account: { id: 'b', country: 'DK' } }))
  expect(sent).not.toContain('ann@a.example')
  expect(sent).toContain('"role":"buyer"')
  expect(sent).toContain('"country":"DK"')
})

test('F-237: what is hashed already is not hashed again', async () => {
  const once = await hashed('person-1')
  expect(await hashed(once)).toBe(once)
  expect(await hashed(once.toUpperCase())).toBe(once.toUpperCase())
  for (const id of ['', 'grüße', once.slice(1), `${once}0`, `g${once.slice(1)}`])
    expect(await hashed(id)).toBe(sha256(id))
})
