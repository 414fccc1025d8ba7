import type { ExchangeRate, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { dayInUtc, type UnitOfWork, unfit } from '../../../platform/index.ts'
import * as store from '../store.ts'

type Rate = Of<typeof ExchangeRate>

/** Sets rates of the company's own, each from a day on. @throws ApiError BadRequest (one that is none) */
export async function saveRates(uow: UnitOfWork, rates: readonly Rate[]): Promise<void> {
  for (const [index, rate] of rates.entries()) {
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
    detail: { rates: rates.length },
  })
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
