import { planActions, planStates } from '../enumerations/index.ts'
import { currency, date, decimal, entity, id, list, maybe, oneOf, record, text, yes } from '../words/index.ts'

/** F-228: payments that are planned before their invoices. */
export const ProformaPlan = entity('ProformaPlan', {
  id: maybe(id('plan')),
  name: text({ min: 1, max: 200 }),
  state: maybe(oneOf(planStates)),
  connectionId: id('connection'),
  currency: currency(),
  instalments: list(record({ date: date(), amount: decimal(), note: maybe(text()) }), { min: 1, max: 500 }),
  /** Who it is with; answers alone have this and what follows. */
  partner: maybe(text()),
  /** The company plans to pay; else it is the partner's plan, which the company reads. */
  isOwn: maybe(yes()),
  /** Decimal text in the currency of the plan. Invoices are counted from the day on which the plan was published. */
  progress: maybe(
    record({
      planned: decimal(),
      invoiced: decimal(),
      paid: decimal(),
      /** What is planned and not invoiced; below zero where more was invoiced than planned. */
      left: decimal(),
    }),
  ),
  allowedActions: maybe(list(oneOf(planActions))),
})
