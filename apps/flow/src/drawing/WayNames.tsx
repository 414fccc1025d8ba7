import type { Connection, Shape } from 'bpmn-js/lib/model/Types.js'
import { type Flow, type Step, useVersions, type Way } from '../api.ts'
import { useWords } from '../kontor.ts'
import { whenWords } from '../StepSays.tsx'
import { waysFrom } from './read-steps.ts'

/** When each way of a decision is taken, and where a refusal leads, beside its line; the buttons of the steps say the same. */
export function WayNames({ shapes, flow }: { shapes: readonly Shape[]; flow: Flow }) {
  const words = useWords()
  const { t } = words
  const facts = useVersions().data?.Facts ?? []
  const nameOf = ({ When, IsRefusal }: Way, step: Step | undefined): string => {
    if (IsRefusal) return t('way.declined')
    if (When === undefined) return t('drawing.otherwise')
    if (step?.Table) return t('step.table')
    return whenWords(When, facts, words) || t('drawing.noCondition')
  }
  return shapes.flatMap((shape) => {
    const step = flow.Steps.find(({ Id }) => Id === shape.id)
    const isDecision = step?.Kind === 'DECISION'
    const named = waysFrom(shape)
      .filter(({ way }) => isDecision || way.IsRefusal)
      .map(({ way, connection }) => ({ id: connection.id, name: nameOf(way, step), place: placeOf(connection) }))
    // Lines that lie on each other have their names together.
    return [...Map.groupBy(named, ({ place: { x, y } }) => `${x} ${y}`).values()].flatMap((ways) => {
      const [first] = ways
      if (first === undefined || first.place.width < shortest) return []
      const { x, y, width, runs } = first.place
      return (
        <span
          key={first.id}
          className="flow-drawn-way"
          data-runs={runs}
          aria-hidden="true"
          style={{ top: y, left: x, ...(runs === 'across' && { maxWidth: width }) }}
        >
          {ways.map(({ id, name }) => (
            <span key={id} dir="auto">
              {name}
            </span>
          ))}
        </span>
      )
    })
  })
}

/** A line that is shorter has no room for a name, and one that is longer has this much at least. */
const [shortest, narrowest] = [30, 76]

/** The middle of the longer of the first two stretches of a line. */
function placeOf({ waypoints }: Connection) {
  const stretches = waypoints.slice(1, 3).map((end, at) => ({ start: waypoints[at] ?? end, end }))
  const longest = stretches.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]
  if (longest === undefined) return { x: 0, y: 0, width: 0, runs: 'across' as const }
  const { start, end } = longest
  const isAcross = Math.abs(end.x - start.x) >= Math.abs(end.y - start.y)
  return {
    ...{ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 },
    width: lengthOf(longest) < shortest ? 0 : Math.max(narrowest, lengthOf(longest) - 12),
    runs: isAcross ? ('across' as const) : ('down' as const),
  }
}

interface Stretch {
  readonly start: { readonly x: number; readonly y: number }
  readonly end: { readonly x: number; readonly y: number }
}

const lengthOf = ({ start, end }: Stretch): number => Math.hypot(end.x - start.x, end.y - start.y)
