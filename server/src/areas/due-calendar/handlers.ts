import type { Areas, DueDocument, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { exact } from '@kontor/ubl'
import { dayIn, type Handlers, pageInfo, unfit } from '../../platform/index.ts'
import { readCompany } from '../companies/index.ts'
import {
  daysAfter,
  exponentOf,
  type OwedEntry,
  openOf,
  owedByDay,
  owedCount,
  owedPage,
  partnerNameOf,
} from '../entries/index.ts'
import { ratesOn } from '../rates/index.ts'
import { zoneOfCompany } from '../users/index.ts'
import { folderOf, maxDays, sideOf, standingOf } from './rules.ts'
import { totalsBySide } from './sums.ts'

export const handlers: Handlers<Areas['dueCalendar']> = {
  readDue: ({ query: { from, until } }, context) =>
    context.read(async (uow) => {
      const today = dayIn(await zoneOfCompany(uow), uow.now)
      const begins = from ?? today
      const ends = until ?? daysAfter(begins, 41)
      if (ends < begins || ends > daysAfter(begins, maxDays - 1))
        throw unfit(
          'until',
          t`until is ${ends}: choose a day from ${begins} to ${daysAfter(begins, maxDays - 1)}, ${maxDays} days at most.`,
        )
      const late = await owedByDay(uow, { until: daysAfter(today, -1) })
      const days = await owedByDay(uow, { from: begins < today ? today : begins, until: ends })
      const home = (await readCompany(uow))?.Currency ?? 'EUR'
      const foreign = [...new Set([...late, ...days].map(({ currency }) => currency))].filter((one) => one !== home)
      const rateOf = await ratesOn(uow, today, [...foreign, home])
      const convert = (currency: string, sum: string) => {
        const rate = rateOf(currency, home)
        return rate && exact(sum).times(rate.value).toFixed(exponentOf(home))
      }
      return {
        Today: today,
        Currency: home,
        Overdue: totalsBySide(late).map((one) => sumEntity(one, convert)),
        Days: days.map((one) => ({ Day: one.day, ...sumEntity(one, convert) })),
        Rates: foreign.flatMap((currency) => {
          const rate = rateOf(currency, home)
          return rate === undefined
            ? []
            : [{ Currency: currency, Rate: rate.value.toSignificantDigits(8).toFixed(), Day: rate.since }]
        }),
      }
    }),

  listDue: ({ query: { limit, page, side, from, until } }, context) =>
    context.read(async (uow) => {
      const wanted = { from, until, side: side && folderOf(side) }
      const today = dayIn(await zoneOfCompany(uow), uow.now)
      const Items = (await owedPage(uow, wanted, limit, page * limit)).map((entry) => dueDocument(entry, today))
      return { ...pageInfo({ limit, page }, await owedCount(uow, wanted)), Items }
    }),
}

type Sum = ReturnType<typeof totalsBySide>[number]

function sumEntity(
  { side, currency, count, sum }: Sum,
  convert: (currency: string, sum: string) => string | undefined,
) {
  const inHome = convert(currency, sum)
  return {
    ...{ Side: sideOf(side), Currency: currency, Count: count, Sum: exact(sum).toFixed(exponentOf(currency)) },
    ...(inHome !== undefined && { Converted: inHome }),
  }
}

function dueDocument(entry: OwedEntry, today: string): Of<typeof DueDocument> {
  const { id, businessId, currency, dueDate, owedDay: paidOn, owedBy, payDiscount } = entry
  const open = exact(openOf(entry) ?? '0')
  return {
    ...{ DocumentId: id, ID: businessId, Side: sideOf(entry.side), Partner: partnerNameOf(entry) },
    Currency: currency ?? 'EUR',
    Amount: open.minus(exact(payDiscount ?? '0')).toFixed(exponentOf(currency)),
    ...(payDiscount !== null && { Discount: payDiscount }),
    ...(owedBy !== null && { DueBy: owedBy }),
    ...{ PayDay: paidOn, DueDate: dueDate ?? paidOn, Standing: standingOf(entry), IsOverdue: paidOn < today },
  }
}
