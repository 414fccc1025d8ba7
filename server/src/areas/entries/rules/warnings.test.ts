import { describe, expect, test } from 'vitest'
import { warningsOf } from './warnings.ts'

const open = { delivery: 'RECEIVED', response: 'PENDING', payment: 'NONE' } as const

describe('what a document is marked with in a list', () => {
  test.each([
    [[], open],
    [['DUPLICATE'], { ...open, duplicateOf: 'first' }],
    [['PAYEE_CHANGED', 'DUPLICATE'], { ...open, duplicateOf: 'first', payeeChanged: true }],
    [['SENDER_DIFFERS', 'PAYEE_CHANGED'], { ...open, senderDiffers: true, payeeChanged: true }],
    [['SENDER_DIFFERS', 'BUYER_DIFFERS'], { ...open, senderDiffers: true, buyerDiffers: true }],
    [[], { ...open, delivery: 'SENT', senderDiffers: true, buyerDiffers: true } as const],
    [['PAYEE_CHANGED'], { ...open, response: 'ACCEPTED', payeeChanged: true } as const],
    [[], { ...open, response: 'REJECTED', duplicateOf: 'first', payeeChanged: true } as const],
    [[], { ...open, payment: 'PAID_UNCONFIRMED', duplicateOf: 'first' } as const],
  ])('%j', (warnings, entry) => {
    expect(warningsOf(entry)).toEqual(warnings)
  })
})
