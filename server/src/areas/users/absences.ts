import { type AwayWith, isAwayOn } from './rules.ts'
import type { AccountRow } from './store/user-tables.ts'

export type KeptAbsences = Pick<AccountRow, 'away_from' | 'away_until' | 'substitute_id' | 'later_absences'>

/** The absences of an account that are not over on a day, the one that goes on or comes next first. */
export function absencesFrom(row: KeptAbsences, today: string): AwayWith[] {
  const { away_from: from, away_until: until, substitute_id: substituteId, later_absences: later } = row
  const first = from === null || until === null ? [] : [{ from, until, substituteId }]
  return [...first, ...later].filter((away) => today <= away.until)
}

/** Absences as an account keeps them. */
export function keptAs(absences: readonly AwayWith[]): KeptAbsences {
  const [first, ...later] = absences.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return {
    away_from: first?.from ?? null,
    away_until: first?.until ?? null,
    substitute_id: first?.substituteId ?? null,
    later_absences: later,
  }
}

/** Who does the work of somebody on a day: undefined where they are not away, null where they named nobody. */
export const substituteOn = (row: KeptAbsences, today: string): string | null | undefined =>
  absencesFrom(row, today).find((away) => isAwayOn(away, today))?.substituteId

/** Several absences as one word of the log, which holds no more than words. */
export const inOneWord = (absences: readonly AwayWith[]): string =>
  absences.map(({ from, until, substituteId }) => [from, until, substituteId ?? ''].join('/')).join(' ')

export const fromOneWord = (word: string): AwayWith[] =>
  word.split(' ').flatMap((one) => {
    const [from, until, substituteId] = one.split('/')
    return from && until ? [{ from, until, substituteId: substituteId || null }] : []
  })
