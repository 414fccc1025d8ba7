import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { executed, type Owing, transfersOf } from './transfers.ts'

const invoice = (amount: string, more: Partial<Owing> = {}): Owing => ({
  ...{ isCredit: false, partner: 'Brandt', account: 'DE1', currency: 'EUR', amount },
  ...more,
})
const credit = (amount: string, more: Partial<Owing> = {}): Owing => invoice(amount, { isCredit: true, ...more })
const amountsOf = (...owing: Owing[]) =>
  transfersOf(owing).transfers.map(({ amount, settles }) => [amount, settles.length])

describe('a selection of invoices and credit notes', () => {
  test.each([
    [
      'pays each invoice for itself where there is nothing to set off',
      [invoice('10.00'), invoice('5.00')],
      [
        ['10.00', 1],
        ['5.00', 1],
      ],
    ],
    ['pays the difference in one transfer', [invoice('10.00'), invoice('5.00'), credit('3.00')], [['12.00', 3]]],
    [
      'sets nothing off that is another partner’s',
      [invoice('10.00'), credit('3.00', { partner: 'Fjord' })],
      [['10.00', 1]],
    ],
    ['nor in another currency', [invoice('10.00'), credit('3.00', { currency: 'DKK' })], [['10.00', 1]]],
    ['never pays less than nothing', [invoice('10.00'), credit('30.00')], [['0.00', 2]]],
    [
      'goes on with what is left of a credit note at the next account',
      [invoice('10.00'), invoice('8.00', { account: 'DE2' }), credit('15.00')],
      [
        ['0.00', 2],
        ['3.00', 2],
      ],
    ],
  ])('%s', (_what, owing, transfers) => {
    expect(amountsOf(...owing)).toEqual(transfers)
  })

  test('whatever it is, every invoice is settled once in full, and no credit note by more than it has', () => {
    const cents = fc.integer({ min: 1, max: 9999 }).map((n) => (n / 100).toFixed(2))
    const anything = fc.record({
      isCredit: fc.boolean(),
      partner: fc.constantFrom('Brandt', 'Fjord', null),
      account: fc.constantFrom('DE1', 'DE2'),
      currency: fc.constantFrom('EUR', 'DKK'),
      amount: cents,
    })
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 12 }), (owing) => {
        const { transfers, unused } = transfersOf(owing)
        const inCents = (amount: string) => Math.round(Number(amount) * 100)
        for (const one of owing) {
          const settled = transfers.flatMap(({ settles }) => settles.filter((each) => each.one === one))
          const sum = settled.reduce((total, { amount }) => total + inCents(amount), 0)
          if (!one.isCredit) expect([settled.length, sum]).toEqual([1, inCents(one.amount)])
          else expect([sum <= inCents(one.amount), sum === 0]).toEqual([true, unused.includes(one)])
        }
        for (const { amount, settles } of transfers) {
          const sum = settles.reduce((total, each) => total + (each.one.isCredit ? -1 : 1) * inCents(each.amount), 0)
          expect([sum >= 0, inCents(amount)]).toEqual([true, sum])
        }
      }),
    )
  })

  test('settles as much as the bank executed, the credit notes in full', () => {
    const rows = [
      { number: 'A', amount: '10.00', is_credit: false },
      { number: 'B', amount: '5.00', is_credit: false },
      { number: 'C', amount: '3.00', is_credit: true },
    ]
    const settled = (amount: string) => executed(rows, amount).map(({ row, amount }) => `${row.number} ${amount}`)
    expect(settled('12.00')).toEqual(['A 10.00', 'B 5.00', 'C 3.00'])
    expect(settled('8')).toEqual(['A 10.00', 'B 1.00', 'C 3.00'])
    expect(settled('13.00')).toEqual(['A 10.00', 'B 6.00', 'C 3.00'])
  })
})
