import { describe, expect, it, test } from 'vitest'
import { english, invoice, received, sent } from '../entries/rules/testing.ts'
import { whyNotName } from './rules.ts'

describe('a bill is named in a remittance advice', () => {
  const accepted = { ...received, response: 'ACCEPTED' } as const
  test.each([
    ['accepted, which will be paid', invoice(accepted), ''],
    ['paid without a word', invoice({ ...received, payment: 'PAID_UNCONFIRMED' }), ''],
    ['partly paid', { ...invoice(received), paid: '10.00' }, ''],
    ['in a payment file', { ...invoice(received), paymentFileId: 'f' }, ''],
    ['a credit note that was accepted', { ...invoice(accepted), type: 'creditnote' as const }, ''],
    ['not answered yet', invoice(received), 'accept it before'],
    ['disputed', invoice({ ...received, response: 'DISPUTED' }), 'accept it before'],
    ['replaced', invoice({ ...accepted, replacement: 'REPLACED' }), 'REPLACED'],
    ['one of our own', invoice({ ...sent, response: 'ACCEPTED' }), 'only received'],
    ['an order', { ...invoice(accepted), type: 'order' as const }, 'only received'],
  ])('%s', (_, bill, why) => {
    if (why === '') expect(english(whyNotName(bill, undefined))).toBe('')
    else expect(english(whyNotName(bill, undefined))).toContain(why)
  })

  it('once, unless something of it is open still', () => {
    const bill = invoice({ ...received, payment: 'PAID_UNCONFIRMED' })
    expect(english(whyNotName(bill, { number: 'RA-1', isOpen: false }))).toBe('it was already advised as paid by RA-1')
    expect(whyNotName(bill, { number: 'RA-1', isOpen: true })).toBeUndefined()
  })
})
