/** What a clock showed at an instant of the machine, in milliseconds of 1970 either, and how much faster it runs. */
export interface FastClock {
  readonly machine: number
  readonly shown: number
  readonly rate: number
}

/** @param machine the machine's clock */
export const clockOf =
  (from: FastClock, machine: () => number): (() => number) =>
  () =>
    Math.floor(from.shown + (machine() - from.machine) * from.rate)
