import type { Sign, SignKind } from './signs.ts'

/** From which probability a suggestion is shown, by what errors and silence cost (F-168). */
export interface Threshold {
  readonly threshold: number
  readonly errorCost: number
  readonly abstainCost: number
  readonly correctCost: number
}

/** What holds where a company has not said otherwise: two of three must have gone one way, and an error costs no more than silence. */
export const usualThreshold: Threshold = { threshold: 0.6, errorCost: 1, abstainCost: 1, correctCost: 0 }

/** How often a code was given to what bears a sign. */
export interface Evidence {
  readonly listId: string
  readonly key: string
  readonly code: string
  readonly times: number
}

export interface Suggested {
  readonly code: string
  /** From 0 to 1. */
  readonly probability: number
  /** So often it was given, of so many times in all, to what bears this sign. */
  readonly times: number
  readonly of: number
  readonly kind: SignKind
}

/** What was seen, by list and sign: a bill of ten thousand lines asks for each of them. */
export type Seen = ReadonlyMap<string, readonly Evidence[]>

export const seenIn = (evidence: readonly Evidence[]): Seen =>
  Map.groupBy(evidence, ({ listId, key }) => placeOf(listId, key))

const placeOf = (listId: string, key: string): string => `${listId} ${key}`

/**
 * The code of a list that is the likeliest, by the most telling sign that was seen before. A code that was given always is the surer
 * the more often it was.
 */
export function likeliest(signs: readonly Sign[], listId: string, seen: Seen): Suggested | undefined {
  for (const { kind, key } of signs) {
    const given = seen.get(placeOf(listId, key)) ?? []
    const of = given.reduce((sum, { times }) => sum + times, 0)
    const [best] = given.toSorted((one, other) => other.times - one.times || (one.code < other.code ? -1 : 1))
    if (best !== undefined && of > 0)
      return { code: best.code, probability: best.times / (of + doubt), times: best.times, of, kind }
  }
  return undefined
}

/** What was seen once is right two times of three. */
const doubt = 0.5

/** Whether a suggestion is worth being shown: it is likely enough, and being wrong at times costs no more than saying nothing. */
export const isShown = (
  { probability }: Pick<Suggested, 'probability'>,
  { threshold, errorCost, abstainCost, correctCost }: Threshold,
): boolean => probability >= threshold && probability * correctCost + (1 - probability) * errorCost <= abstainCost
