import { at } from '../days.ts'
import type { Chance } from '../random.ts'
import type { PlannedDocument, PlannedEvent } from './shape.ts'

const company = 'nordlicht'

/** By their place in the company: who asks, and who of procurement, logistics and accounts payable decides. */
const clerk = 0
const deciders = [1, 1, 3, 4] as const

const questions = [
  'Is this the price that was agreed?',
  'No order stands on it. Is it yours?',
  'More than in other months. Is that right?',
  'Please approve for payment.',
] as const

type Answer = Extract<PlannedEvent, { does: 'answer' }>

/**
 * A year of decisions: two of five bills of the buyer are approved by a colleague before the clerk accepts them, and what
 * she rejects was refused by one. The answers come at the same minute of their days.
 */
export function decisionsOf(
  chance: Chance,
  { key, to }: Pick<PlannedDocument, 'key' | 'to'>,
  answers: readonly Answer[],
  minute: number,
): PlannedEvent[] {
  const answer = answers.find(({ code }) => code === 'BusinessAccept' || code === 'BusinessReject')
  if (to !== company || answer === undefined || !chance.odds(0.4)) return []
  const about = { key, by: company } as const
  const decider = chance.pick(deciders)
  const before = (minutes: number) => at(answer.at.slice(0, 10), minute - minutes)
  const asked = before(chance.whole(60, 240))
  const decided = before(chance.whole(5, 50))
  return [
    { ...about, at: asked, does: 'askApproval', from: clerk, to: decider, because: chance.pick(questions) },
    answer.code === 'BusinessAccept'
      ? { ...about, at: decided, does: 'approve', from: decider }
      : { ...about, at: decided, does: 'refuse', from: decider, ...(answer.reason && { reason: answer.reason }) },
  ]
}
