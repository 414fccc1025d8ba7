import { ask } from './ask.ts'
import type { Facts } from './rules/facts.ts'
import { type Flow, stepOf, wayOn } from './rules/flow.ts'
import type { Walked } from './rules/walk.ts'

/** How far it goes at once from a step, along all ways of a fork; a branch waits at the join. */
export async function walkedFrom(flow: Flow, from: string, facts: Facts, isBranch = false): Promise<Walked[]> {
  const walked = (await ask<'walk'>({ kind: 'walk', flow, from, cases: [facts] })).walked[0]!
  const step = stepOf(flow, walked.at)
  // A run that is alone passes the join.
  if (walked.state === 'JOINS' && !isBranch)
    return [walked, ...(await walkedFrom(flow, (step && wayOn(step, false)) ?? '', facts))]
  if (walked.state !== 'FORKS' || step === undefined) return [walked]
  const heads = step.Next.map(({ StepId }) => StepId)
  const branches = (
    await Promise.all(heads.map((one) => ask<'walk'>({ kind: 'walk', flow, from: one, cases: [facts] })))
  ).map((answer) => answer.walked[0]!)
  return [walked, ...branches]
}
