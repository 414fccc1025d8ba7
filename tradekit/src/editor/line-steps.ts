import type { LineForm } from '@kontor/ubl'
import { nextId } from './lines.ts'

/** One change of the lines: how they were, and what became of them. */
export interface Step {
  readonly before: readonly LineForm[]
  readonly after: readonly LineForm[]
  /** The field that was typed into; changes of the same one after the other are one step. */
  readonly field?: string | undefined
}

/** What can be undone, and done anew. */
export interface Steps {
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

export const noSteps: Steps = { done: [], undone: [] }

/** Farther back than this nobody remembers what there was. */
const maxSteps = 100

export function withStep({ done }: Steps, step: Step): Steps {
  const last = done.at(-1)
  const goesOn = last && step.field !== undefined && last.field === step.field
  const next = goesOn ? { ...step, before: last.before } : step
  return { done: [...(goesOn ? done.slice(0, -1) : done), next].slice(-maxSteps), undone: [] }
}

/** The lines without one step; whatever was changed in other lines since stays. */
export function reverted(lines: readonly LineForm[], { before, after }: Step): LineForm[] {
  const was = new Map(before.map((line) => [line.id, line]))
  const became = new Map(after.map((line) => [line.id, line]))
  const left = lines.flatMap((line) => {
    const [old, made] = [was.get(line.id), became.get(line.id)]
    if (made === old || !made) return [line]
    return old ? [old] : []
  })
  for (const [at, line] of before.entries()) {
    if (became.has(line.id)) continue
    const taken = left.some(({ id }) => id === line.id)
    left.splice(at, 0, taken ? { ...line, id: nextId(left) } : line)
  }
  return left
}

/** Lines, and what can be undone in them. */
export interface Moved {
  readonly lines: LineForm[]
  readonly steps: Steps
}

/** The lines after the last step was undone; undefined where there is none. */
export function undo(lines: readonly LineForm[], { done, undone }: Steps): Moved | undefined {
  const last = done.at(-1)
  if (!last) return undefined
  return { lines: reverted(lines, last), steps: { done: done.slice(0, -1), undone: [...undone, last] } }
}

/** The same after the step that was undone last was done anew. */
export function redo(lines: readonly LineForm[], { done, undone }: Steps): Moved | undefined {
  const last = undone.at(-1)
  if (!last) return undefined
  const reversed = { before: last.after, after: last.before }
  return { lines: reverted(lines, reversed), steps: { done: [...done, last], undone: undone.slice(0, -1) } }
}

/** The first line that is not the same in both; where the reader looks after a step was undone. */
export function firstDifference(lines: readonly LineForm[], other: readonly LineForm[]): number {
  const at = lines.findIndex((line, place) => line !== other[place])
  return at < 0 ? Math.max(0, lines.length - 1) : at
}
