/** Numbers that look drawn by lot and are the same in every run (mulberry32). */
export function chance(seed: number) {
  let state = seed
  const number = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const hex = (digits: number): string =>
    Math.floor(number() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  return {
    number,
    below: (limit: number): number => Math.floor(number() * limit),
    of: <T>(values: readonly T[]): T => values[Math.floor(number() * values.length)]!,
    /** The first few often, the last hardly ever: a power law with the exponent that trade has, close to 1. */
    ofFew: <T>(values: readonly T[]): T => values[Math.floor(values.length ** number()) - 1]!,
    /** One of the keys, as often as its weight says. */
    weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K {
      const entries = Object.entries(weights) as [K, number][]
      let left = number() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [key, weight] of entries) {
        left -= weight
        if (left < 0) return key
      }
      return entries.at(-1)![0]
    },
    uuid: (): string => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(6)}${hex(6)}`,
  }
}

export type Chance = ReturnType<typeof chance>
