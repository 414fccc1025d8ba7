import { median } from '../figure.ts'

/**
 * What one run of `work` costs, in milliseconds of processor time: all threads, the garbage collector's and the
 * compiler's too, so that nothing is hidden in them and a busy machine weighs on nobody.
 */
export function timed(work: () => void, times: number): number {
  const start = process.cpuUsage()
  for (let i = 0; i < times; i++) work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / times
}

/** Long enough that the grain of the processor's clock (4 ms on some systems) is nothing. */
const roundMs = 120
/** So long go the compilers on with a few hundred rules; shorter, and half of what is measured is theirs. */
const warmMs = 4000

/** How often a work fits into a round, found while it is warmed up. */
function warmed(work: () => void): number {
  const times = Math.max(1, Math.ceil(roundMs / Math.max(timed(work, 20), 0.01)))
  let once = 0
  for (let spent = 0; spent < warmMs; spent += once * times) once = Math.max(timed(work, times), 0.01)
  return Math.max(1, Math.round(roundMs / once))
}

/**
 * Milliseconds of each work in each round. The works take turns within a round, in another order each time, so that a
 * busy machine weighs on all of them.
 */
export function inTurn(works: Readonly<Record<string, () => void>>, rounds: number): Record<string, number[]> {
  const names = Object.keys(works)
  const plan = names.map((name) => ({ name, work: works[name]!, times: warmed(works[name]!) }))
  const spent: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (let i = 0; i < plan.length; i++) {
      const { name, work, times } = plan[(i + round) % plan.length]!
      spent[name]!.push(timed(work, times))
    }
  return spent
}

/** How many times as long as the faster of the others a work takes: the median of the rounds' ratios. */
export function againstFaster(spent: Readonly<Record<string, readonly number[]>>, ours: string, others: string[]) {
  const fastest = others.toSorted((a, b) => median(spent[a]!) - median(spent[b]!))[0]!
  const ratios = spent[ours]!.map((ms, round) => ms / spent[fastest]![round]!)
  return { ratio: median(ratios), fastest, ms: median(spent[fastest]!), oursMs: median(spent[ours]!) }
}
