import type { Task, Tasks, UnitOfWork } from '../unit-of-work.ts'
import type { AreaDefinition } from './define-area.ts'

export type Time = 'hourly' | 'daily'

const taskAt = (time: Time, { name }: AreaDefinition): string => `${time}:${name}`

/** What each area does each hour and each day, as tasks. */
export const timeTasks = (definitions: readonly AreaDefinition[]): Tasks =>
  Object.fromEntries(
    (['hourly', 'daily'] as const).flatMap((time) =>
      definitions.flatMap((area): [string, Task][] =>
        area[time] === undefined ? [] : [[taskAt(time, area), async (uow) => area[time]?.(uow)]],
      ),
    ),
  )

/** Leaves what the areas do at a time for a task each: one that fails is tried again by itself. */
export async function leaveApart(definitions: readonly AreaDefinition[], time: Time, uow: UnitOfWork): Promise<void> {
  for (const area of definitions) if (area[time] !== undefined) await uow.later(taskAt(time, area), {})
}
