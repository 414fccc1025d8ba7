import type { UnitOfWork } from '../../../platform/index.ts'
import * as store from '../../advice/index.ts'
import { crewOf } from '../../assignments/index.ts'
import { matterOf } from '../matters.ts'
import { keepWork } from '../work.ts'
import { close } from './close-advice.ts'
import { passOn } from './hand-on-advice.ts'

/**
 * Takes a person who leaves, or is erased, out of what they were asked: a colleague gets it who can give it, else those who have it
 * besides keep it, and what nobody else has is closed.
 *
 * @returns how much the colleague got
 */
export async function leaveAdvice(uow: UnitOfWork, origin: string, userId: string, toId?: string): Promise<number> {
  const open = await store.openOf(uow, userId)
  if (open.length === 0) return 0
  const crew = await crewOf(uow)
  let moved = 0
  for (const advice of open) {
    const others = advice.holders.filter((id) => id !== userId)
    const matter = toId === undefined ? undefined : await matterOf(uow, advice)
    const isTaken =
      toId !== undefined && matter !== undefined && (await passOn(uow, origin, { advice, matter, crew, others, toId }))
    if (isTaken) moved += 1
    else if (others.length === 0) await close(uow, advice, 'LEFT')
    else await keep(uow, advice, others)
  }
  return moved
}

async function keep(uow: UnitOfWork, advice: store.AdviceRecord, holders: readonly string[]): Promise<void> {
  await store.changeAdvice(uow, advice.id, { holders })
  await keepWork(uow, { ...advice, holders })
}
