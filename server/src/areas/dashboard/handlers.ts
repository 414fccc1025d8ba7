import type { Areas, DashboardFigures, Of } from '@kontor/contract'
import type { Handlers, UnitOfWork } from '../../platform/index.ts'
import { answeredBills, invoicesSince, paymentTurnaround, upcomingPayments } from '../document-lists/index.ts'
import { daysBefore, daysBetween } from '../entries/index.ts'
import { chooseCards, configOf } from './commands/choose-cards.ts'

type Figures = Of<typeof DashboardFigures>

/** Days that are looked at, before a day and ahead of it. */
const daysBack = 90
const daysAhead = 30

export const handlers: Handlers<Areas['dashboard']> = {
  readDashboard: (_input, context) => context.read(configOf),

  saveDashboard: ({ body }, context) => context.write((uow) => chooseCards(uow, body)),

  readFigures: ({ query: { day } }, context) =>
    context.read(async (uow) => {
      const { cards, goLiveDate } = await configOf(uow)
      const lately = { from: daysBefore(day, daysBack), to: day }
      const before = { from: daysBefore(day, 2 * daysBack + 1), to: daysBefore(day, daysBack + 1) }
      const shows = (card: Figures['Cards'][number]) => cards.includes(card)
      return {
        Cards: cards,
        Since: lately.from,
        ...(shows('GO_LIVE_DATE') && goLiveDate !== undefined && { GoLive: await goLiveOf(uow, goLiveDate, day) }),
        ...(shows('UPCOMING_PAYMENTS') && { Upcoming: await upcomingOf(uow, daysBefore(day, -daysAhead)) }),
        ...(shows('PAYMENT_TURNAROUND') && { Turnaround: await turnaroundOf(uow, lately, before) }),
        ...(shows('REJECTION_RATE') && { Rejections: await rejectionsOf(uow, lately, before) }),
        MayChoose: context.actor.permissions.has('company.configure'),
      }
    }),
}

interface Days {
  readonly from: string
  readonly to: string
}

const goLiveOf = async (uow: UnitOfWork, date: string, day: string) => ({
  Date: date,
  Days: daysBetween(date, day),
  Invoices: await invoicesSince(uow, date),
})

const upcomingOf = async (uow: UnitOfWork, until: string) => ({
  Until: until,
  Parts: await upcomingPayments(uow, until),
})

async function turnaroundOf(uow: UnitOfWork, lately: Days, before: Days) {
  const earlier = new Map((await paymentTurnaround(uow, before)).map(({ Type, Days }) => [Type, Days]))
  return (await paymentTurnaround(uow, lately)).map((part) => {
    const DaysBefore = earlier.get(part.Type)
    return { ...part, ...(DaysBefore !== undefined && { DaysBefore }) }
  })
}

async function rejectionsOf(uow: UnitOfWork, lately: Days, before: Days) {
  const earlier = new Map((await answeredBills(uow, before)).map((part) => [part.Type, part]))
  return (await answeredBills(uow, lately)).map((part) => {
    const past = earlier.get(part.Type)
    return { ...part, ...(past && { Before: { Answered: past.Answered, Rejected: past.Rejected } }) }
  })
}
