import type { Connection, Shape } from 'bpmn-js/lib/model/Types.js'
import { waysFrom } from './read-steps.ts'

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** The steps to which one leads, each once. */
const after = (shape: Shape): Shape[] => [
  ...new Set(waysFrom(shape).flatMap(({ connection }) => (connection.target as Shape | undefined) ?? [])),
]

/** The steps that lead to one, an approval also where it is declined. */
const before = (shape: Shape): Shape[] => [
  ...new Set(
    (shape.incoming as Connection[]).flatMap(
      ({ source }) => ((source as Shape).host as Shape | undefined) ?? (source as Shape) ?? [],
    ),
  ),
]

/**
 * Where an arrow leads from a step: right along its first way, left to where it comes from, up and down between the ways of
 * the same decision, and else through all steps in the order in which a document comes to them.
 */
export function stepTowards(from: Shape, direction: Direction, all: readonly Shape[]): Shape | undefined {
  if (direction === 'ArrowRight') return after(from)[0]
  const sources = before(from)
  if (direction === 'ArrowLeft') return sources[0]
  const siblings = sources.map(after).find((ones) => ones.length > 1) ?? all
  const place = siblings.indexOf(from) + (direction === 'ArrowDown' ? 1 : -1)
  return siblings[(place + siblings.length) % siblings.length]
}

/** The start and all steps, in the order in which a document comes to them; what it never comes to stands last. */
export function inWalkingOrder(start: Shape | undefined, steps: readonly Shape[]): Shape[] {
  const found = new Set<Shape>()
  const visit = (shape: Shape) => {
    if (found.has(shape)) return
    found.add(shape)
    after(shape).forEach(visit)
  }
  if (start !== undefined) visit(start)
  return [...found, ...steps.filter((step) => !found.has(step))]
}
