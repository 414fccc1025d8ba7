import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowedActions, instalmentFault, progressOf } from './rules.ts'

const of = (...cents: number[]) =>
  cents.map((one, at) => ({ date: `2027-01-0${at + 1}`, amount: (one / 100).toFixed(2) }))

describe('a plan of payments (F-228)', () => {
  test.each([
    ['is changed and published while it is a draft', { isOwn: true, state: 'DRAFT' }, ['edit', 'activate']],
    ['is closed once it is published', { isOwn: true, state: 'ACTIVE' }, ['close']],
    ['stays as it was once it is closed', { isOwn: true, state: 'CLOSED' }, []],
    ['is read by the partner and nothing else', { isOwn: false, state: 'ACTIVE' }, []],
  ] as const)('%s', (_what, plan, actions) => {
    expect(allowedActions(plan, true)).toEqual(actions)
    expect(allowedActions(plan, false)).toEqual([])
  })

  test('has no instalment of nothing, and one a day', () => {
    expect(instalmentFault(of(100, 200))).toBeUndefined()
    expect(instalmentFault(of(100, 0))?.at).toBe(1)
    expect(instalmentFault([...of(100), ...of(100)])?.at).toBe(1)
  })

  test('what is invoiced and what is left are what is planned, to the cent, whatever comes', () => {
    const cents = fc.integer({ min: 1, max: 99_999_999 })
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 9 }), cents, (some, billed) => {
        const bill = (billed / 100).toFixed(2)
        const { planned, invoiced, left } = progressOf({ instalments: of(...some) }, { invoiced: bill, paid: '0' }, 2)
        const inCents = (amount: string) => BigInt(amount.replace('.', ''))
        expect(invoiced).toBe(bill)
        expect(inCents(planned)).toBe(BigInt(some.reduce((sum, one) => sum + one, 0)))
        expect(inCents(left)).toBe(inCents(planned) - BigInt(billed))
      }),
    )
  })
})
