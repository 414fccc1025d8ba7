import { type Areas, documentStates, documentTypesOfTrade, type ResultOf } from '@kontor/contract'
import { expandStates } from '../../entries/index.ts'
import type { Alike } from '../store/counts.ts'

/** How many documents stand behind each quick view, and behind each type and state of the first. */
export function countsOf(
  alike: readonly Alike[],
): Omit<ResultOf<Areas['documentLists']['countDocuments']>, 'mine' | 'currencies'> {
  const sum = (fits: (one: Alike) => boolean) =>
    alike.reduce((total, one) => (fits(one) ? total + one.number : total), 0)
  const listed = (fits: (one: Alike) => boolean) => sum((one) => !one.draft && fits(one))
  return {
    all: listed(() => true),
    toAnswer: alike.reduce((total, { waiting }) => total + waiting, 0),
    overdue: sum(({ state }) => state === 'OVERDUE'),
    disputed: sum(({ state }) => state === 'DISPUTED_BY_RECEIVER'),
    drafts: sum(({ draft }) => draft),
    types: documentTypesOfTrade.map((type) => ({ type, count: listed((one) => one.type === type) })),
    states: documentStates.map((state) => {
      const meant = expandStates([state])
      return { state, count: listed((one) => meant.includes(one.state)) }
    }),
  }
}
