import type { Areas, ExchangeRate, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, dayInUtc, type Handlers, unfit } from '../../platform/index.ts'
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
        ...(await store.history(uow.tx, currency, maxDays)).map(ofEcb),
      ]
      if (rates.length === 0) throw new ApiError('ResourceNotFound', t`There is no exchange rate for ${currency}.`)
      return { ExchangeRates: rates }
    }),

  saveRates: ({ body }, context) =>
    context.write(async (uow) => {
      for (const [index, rate] of body.ExchangeRates.entries()) {
        refuse(rate, index)
        await store.saveOwn(uow, {
          companyId: uow.companyId,
          fromCurrency: rate.From,
          toCurrency: rate.To,
          validFrom: rate.ValidFrom ?? dayInUtc(uow.now),
          rate: rate.Rate,
          source: rate.Source ?? null,
          modified: uow.now,
        })
      }
      await uow.log({
        kind: 'company.rates_saved',
        objectType: 'company',
        objectId: uow.companyId,
        detail: { rates: body.ExchangeRates.length },
      })
    }),
}

function refuse({ From, To, Rate: rate }: Rate, index: number): void {
  const why =
    From === To
      ? t`From and To are both ${From}: use two different currencies`
      : !/[1-9]/.test(rate) || rate.startsWith('-')
        ? t`Rate is ${rate}: enter a rate greater than 0`
        : undefined
  if (why === undefined) return
  const message = t`ExchangeRates.${index}: ${why}.`
  throw unfit(`ExchangeRates.${index}`, message, { index: String(index) })
}
