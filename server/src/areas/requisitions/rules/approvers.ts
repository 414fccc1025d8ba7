import { isTheirs, type Standing } from './actions.ts'

/** Who decides a requisition, and by what they were chosen. */
export interface Approvers {
  readonly ids: readonly string[]
  /** All who may decide it. */
  readonly able: readonly string[]
  readonly by: 'NAMED' | 'HEADS' | 'ADMINISTRATORS'
}

/** A colleague, as far as they decide requisitions. */
export interface Decider {
  readonly id: string
  readonly state: string
  readonly mayApprove: boolean
  readonly heads: boolean
  readonly administers: boolean
}

/** Those whom the company named; else its heads, and its administrators where there are none: never who asked for it. */
export function approversAmong(
  colleagues: readonly Decider[],
  named: readonly string[],
  requisition: Pick<Standing, 'requesterId' | 'onBehalfId'>,
): Approvers {
  const fit = colleagues.filter(
    ({ id, state, mayApprove }) => state === 'ACTIVE' && mayApprove && !isTheirs(requisition, id),
  )
  const idsOf = (some: (one: Decider) => boolean) => fit.filter(some).map(({ id }) => id)
  const chosen = idsOf(({ id }) => named.includes(id))
  const able = idsOf(() => true)
  if (chosen.length > 0) return { ids: chosen, able, by: 'NAMED' }
  const heads = idsOf((one) => one.heads)
  return heads.length > 0
    ? { ids: heads, able, by: 'HEADS' }
    : { ids: idsOf(({ administers }) => administers), able, by: 'ADMINISTRATORS' }
}

/**
 * Whom a workflow asks: those whom it names, as far as they may decide it and have not yet; else those who decide requisitions
 * here; else whoever may. Nobody decides what they asked for, and nobody twice.
 */
export function askedAmong(
  approvers: Pick<Approvers, 'ids' | 'able'>,
  named: readonly string[],
  decided: readonly string[],
): readonly string[] {
  const rest = (ids: readonly string[]) => ids.filter((id) => !decided.includes(id))
  const able = rest(approvers.able)
  const chosen = [...new Set(named)].filter((id) => able.includes(id))
  if (chosen.length > 0) return chosen
  const usual = rest(approvers.ids)
  return usual.length > 0 ? usual : able
}
