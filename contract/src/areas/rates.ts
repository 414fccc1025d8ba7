import { ExchangeRate } from '../entities/index.ts'
import { call, currency, list, nothing, record } from '../words/index.ts'

/** 002 §7 Exchange rates. */
export const rates = {
  listRates: call('GET exchangerates', {
    id: 'EXR-01',
    says: 'The rates that the company uses.',
    may: 'document.read',
    returns: record({ ExchangeRates: list(ExchangeRate) }),
  }),
  readRate: call('GET exchangerates/{currency}', {
    id: 'EXR-02',
    says: 'The rates of one currency, the latest first; of EUR the latest to each other currency.',
    may: 'document.read',
    needs: { currency: 'currency is required' },
    path: { currency: currency() },
    returns: record({ ExchangeRates: list(ExchangeRate) }),
    fails: ['ResourceNotFound'],
  }),
  saveRates: call('PUT exchangerates', {
    id: 'EXR-03',
    says: 'Sets rates of the company’s own.',
    may: 'rate.write',
    body: record({ ExchangeRates: list(ExchangeRate, { min: 1, max: 1000 }) }),
    returns: nothing(),
  }),
}
