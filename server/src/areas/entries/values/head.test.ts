import { describe, expect, it, test } from 'vitest'
import type { Parsed } from '../../parsing/index.ts'
import { headOf } from './head.ts'

const parsed: Parsed = {
  ublType: 'Invoice',
  number: 'INV-1',
  issueDate: '2026-02-28',
  currency: 'EUR',
  amount: '119.00',
  senderName: 'A',
  receiverName: 'B',
  parties: { from: { names: ['A'], otherIds: [] }, to: { names: ['B'], otherIds: [] } },
  references: [],
  payeeAccounts: [],
  discounts: [],
  items: [],
  encloses: false,
  schema: [],
  profile: [],
  profileName: '',
  ruleSetVersion: '',
}

describe('what an entry takes from a document', () => {
  it('is its head, with the amount in minor units beside its text', () => {
    expect(headOf('invoice', parsed, undefined)).toMatchObject({
      profileId: 'kontor.invoice.1.0',
      businessId: 'INV-1',
      issueDate: '2026-02-28',
      amount: '119.00',
      amountMinor: '11900',
      side: 'sales',
    })
  })

  test.each(['2026-02-29', '2026-13-01', '0000-01-01', 'yesterday', '28.02.2026'])(
    'leaves out %s, which is no day',
    (day) => {
      expect(headOf('invoice', { ...parsed, issueDate: day }, undefined).issueDate).toBeNull()
    },
  )

  it('keeps a leap day', () => {
    expect(headOf('invoice', { ...parsed, issueDate: '2028-02-29' }, undefined).issueDate).toBe('2028-02-29')
  })

  it('leaves out an amount that is no number, and one that is too large to be sorted', () => {
    expect(headOf('invoice', { ...parsed, amount: 'NaN' }, undefined)).toMatchObject({
      amount: null,
      amountMinor: null,
    })
    expect(headOf('invoice', { ...parsed, amount: '999999999999999999' }, undefined)).toMatchObject({
      amount: '999999999999999999',
      amountMinor: null,
    })
  })

  it('of an answer is on the side of what it answers', () => {
    const subject = { id: 'x', side: 'purchases', conversationId: null, delivery: 'RECEIVED' } as const
    const answer = { responseCode: 'RE', reason: 'late' }
    expect(headOf('status', { ...parsed, answer }, subject)).toMatchObject({
      side: 'purchases',
      answerCode: 'BusinessReject',
      answersId: 'x',
      conversationId: 'x',
      statusMessage: 'late',
    })
  })
})
