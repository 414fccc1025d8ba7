import { randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'

/** Makes ids: uuid v7, so that what is made later sorts later. */
export interface Ids {
  next(): string
}

/** An id as text, of any version. */
export const uuidPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** 32 hexadecimal digits as a uuid writes them. */
export const uuidOf = (digits: string): string => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const randomBytesAtOnce = 4096

/** Randomness of the system's, asked for in stretches: each asking costs more than an id. */
function systemRandom(): (count: number) => Uint8Array {
  let left = new Uint8Array()
  return (count) => {
    if (left.length < count) left = randomBytes(randomBytesAtOnce)
    const taken = left.subarray(0, count)
    left = left.subarray(count)
    return taken
  }
}

/**
 * Ids from a clock and a source of randomness (cryptographic by default, seeded for the demo network).
 * Ids of one millisecond are told apart by a counter, so that their order is the order in which they were made.
 */
export function createIds(clock: Clock, random: (count: number) => Uint8Array = systemRandom()): Ids {
  let last = 0
  let counter = 0
  return {
    next: () => {
      const now = Math.max(clock.now().getTime(), last)
      counter = now === last ? counter + 1 : 0
      if (counter > 0xfff) {
        last = now + 1
        counter = 0
      } else last = now
      const tail = random(8)
      const time = last.toString(16).padStart(12, '0')
      const third = (0x7000 | counter).toString(16)
      const variant = ((tail[0]! & 0x3f) | 0x80).toString(16).padStart(2, '0')
      return `${time.slice(0, 8)}-${time.slice(8)}-${third}-${variant}${hex(tail.subarray(1, 2))}-${hex(tail.subarray(2))}`
    },
  }
}
