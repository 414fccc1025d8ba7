/** How often a model was taught an outcome with what bears a sign. */
export interface Evidence {
  readonly key: string
  readonly outcome: string
  readonly times: number
}

/** What features are known again by: all of them together, which tells the most, and each by itself. */
export interface Sign {
  readonly key: string
  /** The feature that it is; absent of all together. */
  readonly feature?: readonly [name: string, value: string]
}

export interface Expected {
  readonly outcome: string
  /** From 0 to 1. */
  readonly probability: number
  /** So often of so many times it came with this sign. */
  readonly times: number
  readonly of: number
  readonly feature?: Sign['feature']
}

export type Features = Readonly<Record<string, string>>

export function signsOf(features: Features): Sign[] {
  const sorted = Object.entries(features).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const each = sorted.map((feature) => ({ key: JSON.stringify(feature), feature }))
  return sorted.length === 1 ? each : [{ key: JSON.stringify(sorted) }, ...each]
}

/** What was seen once is two of three, as codes of bills are (decision 0162). */
const doubt = 0.5

/** The outcomes that these features make likely, the likeliest first. What was taught of all features together outweighs each alone. */
export function expected(signs: readonly Sign[], evidence: readonly Evidence[]): Expected[] {
  const seen = Map.groupBy(evidence, ({ key }) => key)
  const ofSign = ({ key, feature }: Sign): Expected[] => {
    const given = seen.get(key) ?? []
    const of = given.reduce((sum, { times }) => sum + times, 0)
    return given.map(({ outcome, times }) => ({
      ...{ outcome, times, of, probability: times / (of + doubt) },
      ...(feature && { feature }),
    }))
  }
  const together = signs.filter(({ feature }) => feature === undefined).flatMap(ofSign)
  const all = together.length > 0 ? together : signs.flatMap(ofSign)
  const best = new Map<string, Expected>()
  for (const one of all.toSorted(byProbability)) if (!best.has(one.outcome)) best.set(one.outcome, one)
  return [...best.values()]
}

const byProbability = (one: Expected, other: Expected): number =>
  other.probability - one.probability || other.times - one.times || (one.outcome < other.outcome ? -1 : 1)
