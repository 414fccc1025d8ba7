/** A seeded source of chance (mulberry32): the same seed gives the same network on every machine. */
export interface Chance {
  /** From 0 up to 1. */
  next(): number
  whole(from: number, to: number): number
  pick<T>(items: readonly T[]): T
  /** True so often: `odds(0.3)` in three of ten. */
  odds(share: number): boolean
  bytes(count: number): Uint8Array
  /** A chance of its own for a part of the plan, so that more of one part does not shift the others. */
  fork(name: string): Chance
}

export function seeded(seed: string): Chance {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    pick: (items) => items[whole(0, items.length - 1)]!,
    odds: (share) => next() < share,
    bytes: (count) => Uint8Array.from({ length: count }, () => whole(0, 255)),
    fork: (name) => seeded(`${seed}/${name}`),
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193)
  return value | 0
}
