import type { ClearanceAuthority, clearanceStates } from '@kontor/contract'

const secondMs = 1000
const pauses = [2, 3, 10, 30, 60, 300, 900].map((seconds) => seconds * secondMs)

/** How often an authority is asked by the clock; after that each hour. */
export const asksByClock = pauses.length

/** How many milliseconds pass before it is asked again; undefined where the next hour does. */
export const pauseAfter = (asked: number): number | undefined => pauses[asked]

/** A place in a register, as far as the rules look at it. */
interface Registration {
  readonly state: (typeof clearanceStates)[number]
  readonly authority: ClearanceAuthority | null
  readonly validFrom: string | null
  readonly validTo: string | null
}

/** Whether the bills of a company are reported under a registration on that day. */
export const isInForce = ({ state, authority, validFrom, validTo }: Registration, today: string): boolean =>
  state === 'REGISTERED' &&
  authority !== null &&
  (validFrom === null || validFrom <= today) &&
  (validTo === null || today <= validTo)
