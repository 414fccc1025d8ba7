import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Claim, type Incoming, meantBy } from './incoming.ts'

const claim = (number: string, open: string, more: Partial<Claim> = {}): Claim => ({
  ...{ id: number, number, partner: 'Nordlicht Handel AG', reference: '', open, discount: '0', isReportedPaid: false },
  ...more,
})
const money = (amount: string, remittance: string, more: Partial<Incoming> = {}): Incoming => ({
  ...{ amount, remittance, counterparty: 'NORDLICHT HANDEL AG' },
  ...more,
})
const open = [
  claim('RE-2026-0042', '119.00'),
  claim('RE-2026-0043', '50.00'),
  claim('X-1', '119.00', { partner: 'Fjord' }),
]

describe('money that came in', () => {
  test.each([
    ['names a number as its writer copied it', money('119.00', 'Rechnung RE 2026/0042 vom 20.11.'), ['RE-2026-0042']],
    ['names two, and is both', money('169.00', 'RE-2026-0042, RE-2026-0043'), ['RE-2026-0042', 'RE-2026-0043']],
    ['has the creditor’s reference', money('119.00', '', { creditorReference: 'RF18RE20260042' }), ['RE-2026-0042']],
    ['has it as its end-to-end id', money('50.00', '', { endToEndId: 'RE20260043' }), ['RE-2026-0043']],
    ['is a part of the one that it names, from who owes it', money('19.00', 'RE-2026-0042'), ['RE-2026-0042']],
  ])('is sure where it %s', (_what, incoming, sure) => {
    expect(meantBy(incoming, open)).toEqual({ sure: sure.map((id) => open.find((one) => one.id === id)), proposed: [] })
  })

  test.each([
    ['has the amount alone', money('119.00', 'Danke'), ['RE-2026-0042', 'X-1']],
    ['is more than the one that it names', money('120.00', 'RE-2026-0042'), ['RE-2026-0042']],
    ['is a part, from somebody else', money('19.00', 'RE-2026-0042', { counterparty: 'A stranger' }), ['RE-2026-0042']],
    ['names a longer number', money('50.00', 'RE-2026-00431'), ['RE-2026-0043']],
    ['fits nothing', money('7.00', 'Danke'), []],
  ])('is asked about where it %s', (_what, incoming, proposed) => {
    const meant = meantBy(incoming, open)
    expect([meant.sure, meant.proposed.map(({ id }) => id)]).toEqual([[], proposed])
  })

  test('less an early-payment discount is all of it', () => {
    expect(meantBy(money('116.62', 'RE-9000'), [claim('RE-9000', '119.00', { discount: '2.38' })]).sure).toHaveLength(1)
  })

  test('is for nothing for sure that its payer does not name, whatever the text and the amount', () => {
    const numbers = fc.constantFrom('RE-2026-0042', 'RE-2026-0043', 'X-1')
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('119.00', '50.00', '169.00', '1.00'),
        numbers,
        (text, amount, number) => {
          const plain = (one: string) => one.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
          for (const { id } of meantBy(money(amount, text), open).sure) expect(plain(text)).toContain(plain(id))
          expect(meantBy(money(amount, `${text} ${number}`), open).sure.length).toBeLessThanOrEqual(2)
        },
      ),
    )
  })
})
