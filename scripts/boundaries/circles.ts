import { posix } from 'node:path'
import type { Breach, SourceFile } from './breach.ts'
import { importsOf } from './imports.ts'
import { roomOf } from './table.ts'

interface Step {
  readonly to: string
  readonly line: number
}

/** Files of one room that import each other, round in a circle; types count as well. One breach a circle. */
export function circleBreaches(files: readonly SourceFile[]): Breach[] {
  const known = new Set(files.map(({ path }) => path))
  const steps = new Map(files.map(({ path, text }) => [path, stepsOf(path, text, known)] as const))
  return circlesIn(steps).map((circle) => {
    const [first = '', second = first] = circle
    return {
      path: first,
      line: steps.get(first)?.find(({ to }) => to === second)?.line ?? 1,
      what: `These files import each other in a circle: ${[...circle, first].join(' → ')}.`,
      why: 'none of them can be read, tested or moved without the others, and which one runs first is chance.',
      instead: 'move what they share into a file that imports none of them, or have the caller pass it in.',
    }
  })
}

const stepsOf = (path: string, text: string, known: ReadonlySet<string>): Step[] =>
  importsOf(text)
    .map(({ from, line }) => ({ to: posix.join(posix.dirname(path), from), line, isOwn: from.startsWith('.') }))
    .filter(({ to, isOwn }) => isOwn && known.has(to) && roomOf(to)?.folder === roomOf(path)?.folder)

/** Each circle once, at the first place where a walk through the files comes back to its own way. */
function circlesIn(steps: ReadonlyMap<string, readonly Step[]>): string[][] {
  const done = new Set<string>()
  const way: string[] = []
  const circles: string[][] = []
  const walk = (path: string) => {
    const start = way.indexOf(path)
    if (start >= 0) return void circles.push(way.slice(start))
    if (done.has(path)) return
    way.push(path)
    for (const { to } of steps.get(path) ?? []) walk(to)
    way.pop()
    done.add(path)
  }
  for (const path of steps.keys()) walk(path)
  return circles
}
