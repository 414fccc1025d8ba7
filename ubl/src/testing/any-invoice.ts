import fc from 'fast-check'
import type { AllowanceForm, LineForm, TaxCurrencyForm, TaxForm, TradeForm } from '../trade/form.ts'
import { plainForm } from './fixtures.ts'

const decimal = (min: number, max: number, digits: number): fc.Arbitrary<string> =>
  fc.integer({ min: min * 10 ** digits, max: max * 10 ** digits }).map((units) => {
    const text = String(Math.abs(units)).padStart(digits + 1, '0')
    const sign = units < 0 ? '-' : ''
    return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
  })

const tax: fc.Arbitrary<TaxForm> = fc.oneof(
  fc.constantFrom('19', '7', '7.0', '25', '5.5', '21.00').map((percent) => ({ category: 'S', percent })),
  fc.constant({ category: 'Z', percent: '0' }),
  fc.constant({ category: 'E', percent: '0', exemptionReason: 'Exempt by law' }),
  fc.constant({ category: 'AE', percent: '0' }),
)

const line: fc.Arbitrary<LineForm> = fc.record({
  id: fc.constant('1'),
  name: fc.constant('Item'),
  quantity: fc.oneof(decimal(-50, 5000, 0), decimal(-50, 500, 3)),
  unit: fc.constantFrom('C62', 'HUR', 'KGM'),
  price: fc.oneof(decimal(0, 10_000, 2), decimal(0, 100, 5)),
  baseQuantity: fc.constantFrom(undefined, '1', '3', '100'),
  tax,
  allowances: fc.array(
    fc.record({
      charge: fc.boolean(),
      amount: fc.oneof(fc.constant(''), decimal(0, 50, 2)),
      percent: fc.constantFrom('10', '3.33'),
      reason: fc.constant('Reason'),
    }),
    { maxLength: 2 },
  ),
})

const amounts = (currency: string) => decimal(0, 500, currency === 'JPY' ? 0 : 2)

/** Now and then VAT is accounted in another currency (BT-6), at rates from a ten-thousandth to thousands. */
const taxCurrency = (currency: string): fc.Arbitrary<TaxCurrencyForm | undefined> =>
  fc.option(
    fc.record({
      code: fc.constantFrom(...['SEK', 'PLN', 'JPY', 'KWD', 'EUR'].filter((code) => code !== currency)),
      rate: fc.oneof(
        decimal(1, 3000, 4),
        decimal(0, 1, 8).filter((rate) => Number(rate) > 0),
      ),
    }),
    { nil: undefined },
  )

const allowance = (currency: string): fc.Arbitrary<AllowanceForm> =>
  fc.record({ charge: fc.boolean(), amount: amounts(currency), reason: fc.constant('Reason'), tax })

/** Invoices as they come: currencies of 0, 2 and 3 digits, returned goods, odd prices, allowances, charges, prepayment. */
export const anyInvoice: fc.Arbitrary<TradeForm> = fc.constantFrom('EUR', 'JPY', 'KWD', 'USD').chain((currency) =>
  fc
    .record({
      type: fc.constantFrom('Invoice' as const, 'CreditNote' as const),
      currency: fc.constant(currency),
      taxCurrency: taxCurrency(currency),
      lines: fc
        .array(line, { minLength: 1, maxLength: 6 })
        .map((lines) => lines.map((one, i) => ({ ...one, id: String(i + 1) }))),
      allowances: fc.array(allowance(currency), { maxLength: 3 }),
      prepaid: fc.option(amounts(currency), { nil: undefined }),
      rounding: fc.option(currency === 'JPY' ? fc.constant('0') : decimal(-1, 1, 2), { nil: undefined }),
    })
    .map((part) => ({ ...plainForm, ...part })),
)
