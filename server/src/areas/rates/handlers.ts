import type { Areas, ExchangeRate, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, type Tx } from '../../platform/index.ts'
import { saveRates } from './commands/save-rates.ts'
import type { DayRate } from './ecb.ts'
import * as store from './store.ts'

type Rate = Of<typeof ExchangeRate>

const maxDays = 400

const ofEcb = ({ day, currency, rate }: DayRate): Rate => ({
  From: 'EUR',
  To: currency,
  Rate: rate,
  ValidFrom: day,
  Source: 'ECB',
})

const ofCompany = ({ fromCurrency, toCurrency, rate, validFrom, source }: store.CompanyRate): Rate => ({
  From: fromCurrency,
  To: toCurrency,
  Rate: rate,
  ValidFrom: validFrom,
  ...(source === null ? {} : { Source: source }),
})

/** What the ECB publishes of a currency. Its own, the euro, has a rate to each other: the latest of each. */
const publishedOf = (tx: Tx, currency: string): Promise<DayRate[]> =>
  currency === 'EUR' ? store.latest(tx) : store.history(tx, currency, maxDays)

export const handlers: Handlers<Areas['rates']> = {
  // What the company set for itself stands before what the ECB publishes.
  listRates: (_input, context) =>
    context.read(async (uow) => ({
      ExchangeRates: [...(await store.own(uow)).map(ofCompany), ...(await store.latest(uow.tx)).map(ofEcb)],
    })),

  readRate: ({ params: { currency } }, context) =>
    context.read(async (uow) => {
      const rates = [
        ...(await store.own(uow, currency)).map(ofCompany),
        ...(await publishedOf(uow.tx, currency)).map(ofEcb),
      ]
      if (rates.length === 0) throw new ApiError('ResourceNotFound', t`There is no exchange rate for ${currency}.`)
      return { ExchangeRates: rates }
    }),

  saveRates: ({ body }, context) => context.write((uow) => saveRates(uow, body.ExchangeRates)),
}
