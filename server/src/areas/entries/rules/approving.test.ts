import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { whyNot, whyNotApprovable } from './answers.ts'
import { partyOf } from './parties.ts'
import { anyAxes, english, invoice, received, sent } from './testing.ts'

describe('approval', () => {
  test.each([
    ['OPEN', 'BusinessAccept', 'its approval is still pending'],
    ['REFUSED', 'BusinessAccept', 'its approval was declined'],
    ['OPEN', 'BusinessPaid', 'its approval is still pending'],
    ['APPROVED', 'BusinessAccept', undefined],
    ['OPEN', 'BusinessReject', undefined],
    ['REFUSED', 'BusinessDispute', undefined],
  ] as const)('that is %s: %s — %s', (approval, code, why) => {
    const reason = whyNot(code, 'receiver', { ...invoice(received), approval })
    if (why === undefined) expect(reason).toBeUndefined()
    else expect(english(reason)).toContain(why)
  })

  it('does not hold back the payment of what was accepted before', () => {
    const accepted = { ...invoice({ ...received, response: 'ACCEPTED' }), approval: 'OPEN' } as const
    expect(whyNot('BusinessPaid', 'receiver', accepted)).toBeUndefined()
  })

  it('is asked for while the document can be accepted, and not of what one sent or has answered', () => {
    fc.assert(
      fc.property(anyAxes, (axes) => {
        const why = whyNotApprovable({ ...invoice(axes), approval: 'OPEN' })
        expect(why).toEqual(whyNot('BusinessAccept', partyOf(axes), invoice(axes)))
      }),
    )
    expect(english(whyNotApprovable(invoice(sent)))).toContain('only its receiver')
  })
})
