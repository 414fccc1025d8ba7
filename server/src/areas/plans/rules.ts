import type { Of, PlanAction, PlanState, ProformaPlan } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { exact } from '@kontor/ubl'

interface Standing {
  /** The company planned it; else its partner did. */
  readonly isOwn: boolean
  readonly state: PlanState
}

type Instalments = readonly Of<typeof ProformaPlan>['instalments'][number][]

const ownedByPartner = (): Message => t`it is the plan of your partner, who alone changes it`

const rules: Readonly<Record<PlanAction, (plan: Standing) => Message | undefined>> = {
  edit: ({ isOwn, state }) =>
    isOwn ? (state === 'DRAFT' ? undefined : t`only a draft is changed, and it is ${state}`) : ownedByPartner(),
  activate: ({ isOwn, state }) =>
    isOwn ? (state === 'DRAFT' ? undefined : t`only a draft is published, and it is ${state}`) : ownedByPartner(),
  close: ({ isOwn, state }) =>
    isOwn
      ? state === 'ACTIVE'
        ? undefined
        : t`only a published plan is closed, and it is ${state}`
      : ownedByPartner(),
}

/** Why something is not done with a plan as it stands; undefined where it may be. */
export const whyNot = (action: PlanAction, plan: Standing): Message | undefined => rules[action](plan)

export const allowedActions = (plan: Standing, mayWrite: boolean): PlanAction[] =>
  mayWrite ? (Object.keys(rules) as PlanAction[]).filter((action) => whyNot(action, plan) === undefined) : []

/** Why a plan is none: an instalment of nothing, or two on one day. */
export function instalmentFault(instalments: Instalments): { readonly at: number; readonly why: Message } | undefined {
  const days = new Set<string>()
  for (const [at, { date, amount }] of instalments.entries()) {
    if (!exact(amount).gt(0)) return { at, why: t`amount is ${amount}: enter an amount greater than 0` }
    if (days.has(date)) return { at, why: t`date is ${date}, as in another instalment: add the two up` }
    days.add(date)
  }
  return undefined
}

/** What is planned, invoiced, paid and left of a plan, with as many decimals as the currency has. */
export function progressOf(
  { instalments }: { readonly instalments: Instalments },
  { invoiced, paid }: { readonly invoiced: string; readonly paid: string },
  digits: number,
) {
  const planned = instalments.reduce((sum, { amount }) => sum.plus(exact(amount)), exact('0'))
  return {
    planned: planned.toFixed(digits),
    invoiced: exact(invoiced).toFixed(digits),
    paid: exact(paid).toFixed(digits),
    left: planned.minus(exact(invoiced)).toFixed(digits),
  }
}
