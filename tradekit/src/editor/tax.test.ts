import { describe, expect, test } from 'vitest'
import { inCurrency, inTaxCurrency } from './tax.ts'

const inDollars = { currency: 'USD', taxCurrency: { code: 'EUR', rate: '0.92' } }

describe('the currency in which VAT is accounted', () => {
  test('is named where it is another than the document’s, and goes where it becomes the same', () => {
    expect(inTaxCurrency({ currency: 'USD' }, 'EUR')).toEqual({ taxCurrency: { code: 'EUR', rate: '' } })
    for (const code of ['USD', '']) expect(inTaxCurrency(inDollars, code)).toEqual({ taxCurrency: undefined })
    expect(inCurrency(inDollars, 'EUR')).toEqual({ currency: 'EUR', taxCurrency: undefined })
  })

  test('keeps its rate while it stays the same, and asks for a new one where it is another', () => {
    expect(inTaxCurrency(inDollars, 'EUR').taxCurrency).toBe(inDollars.taxCurrency)
    expect(inTaxCurrency(inDollars, 'DKK').taxCurrency).toEqual({ code: 'DKK', rate: '' })
  })
})
