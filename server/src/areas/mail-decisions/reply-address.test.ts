import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newReplySecret, readReplyAddress, replyAddressOf } from './reply-address.ts'

test('an address for a reply names its company and its secret, however servers write it, and fits before the @', () => {
  for (const companyId of [
    ...Array.from({ length: 200 }, () => randomUUID()),
    '00000000-0000-0000-0000-000000000001',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ]) {
    const secret = newReplySecret()
    const address = replyAddressOf(`${'i'.repeat(21)}@kontor.example`, { companyId, secret })
    expect(address.indexOf('@')).toBe(64)
    expect(readReplyAddress(address)).toEqual({ companyId, secret })
    expect(readReplyAddress(address.toUpperCase())).toEqual({ companyId, secret })
  }
})

test.each([
  '',
  'invoices@kontor.example',
  `invoices+${'0'.repeat(42)}@kontor.example`,
  `invoices+r${'0'.repeat(40)}@kontor.example`,
  `invoices+r${'v'.repeat(41)}@kontor.example`,
  `invoices+r${'z'.repeat(41)}@kontor.example`,
])('%j is none', (address) => expect(readReplyAddress(address)).toBeUndefined())
