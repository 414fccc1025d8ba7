import type { Connection, Shape } from 'bpmn-js/lib/model/Types.js'
import type { Step, Way } from '../api.ts'
import type { Business } from './business.ts'
import type { Modeler } from './modeler.ts'
import { type DrawnWay, refusalShape, waysFrom } from './read-steps.ts'

/** A condition, or a time. */
export const expression = (modeler: Modeler, body: string) =>
  modeler.get('bpmnFactory').create('bpmn:FormalExpression', { body })

export const middleOf = ({ x, y, width, height }: Shape) => ({ x: x + width / 2, y: y + height / 2 })

/** Draws a way; where a step has but one, it takes the place of the one before (one-way.ts). */
export const connectTo = (modeler: Modeler, source: Shape, target: Shape): Connection =>
  modeler.get('modeling').connect(source, target, { type: 'bpmn:SequenceFlow' } as Partial<Connection>)

/** Draws where a step leads: each way keeps its line. */
export function changeWays(modeler: Modeler, shape: Shape, { Kind, Next }: Step): void {
  const modeling = modeler.get('modeling')
  const target = (id: string) => modeler.get('elementRegistry').get(id) as Shape | undefined
  const drawn = waysFrom(shape)
  const onward = Next.filter(({ IsRefusal }) => !IsRefusal)
  const kept = matched(
    onward,
    drawn.filter(({ way }) => !way.IsRefusal),
  )
  const leftOver = drawn.filter(({ way, connection }) => !way.IsRefusal && !kept.includes(connection))
  for (const { connection } of leftOver) modeling.removeConnection(connection)
  const connections = onward.flatMap(({ StepId }, place): Connection[] => {
    const to = target(StepId)
    const known = kept[place]
    if (to === undefined) return known === undefined ? [] : [known]
    if (known === undefined) return [modeling.connect(shape, to, { type: 'bpmn:SequenceFlow' } as Partial<Connection>)]
    if (known.target !== to) modeling.reconnectEnd(known, to, middleOf(to))
    return [known]
  })
  for (const [place, connection] of connections.entries()) {
    const When = onward[place]?.When
    const before = (connection.businessObject as Business).conditionExpression?.body
    if (When !== before)
      modeling.updateProperties(connection, { conditionExpression: When ? expression(modeler, When) : undefined })
  }
  if (Kind === 'DECISION') {
    const other = onward.findIndex(({ When }) => When === undefined)
    modeling.updateProperties(shape, { default: connections[other]?.businessObject })
    inFileOrder(modeler, shape, connections)
  }
  changeRefusal(
    modeler,
    shape,
    Next.find(({ IsRefusal }) => IsRefusal),
  )
}

/** Which line each way keeps: the very same, else one to the same step, else the next that is left. */
function matched(ways: readonly Way[], drawn: readonly DrawnWay[]): (Connection | undefined)[] {
  const free = [...drawn]
  const found: (Connection | undefined)[] = ways.map(() => undefined)
  const likenesses = [
    (way: Way, other: Way) => way.StepId === other.StepId && way.When === other.When,
    (way: Way, other: Way) => way.When === other.When,
    (way: Way, other: Way) => way.StepId === other.StepId,
  ]
  for (const isLike of likenesses)
    for (const [place, way] of ways.entries()) {
      const at = found[place] ? -1 : free.findIndex((one) => isLike(way, one.way))
      if (at >= 0) found[place] = free.splice(at, 1)[0]?.connection
    }
  return found
}

/** The server asks the conditions of a decision in the order in which the file has them. */
function inFileOrder(modeler: Modeler, shape: Shape, connections: readonly Connection[]): void {
  const parent = (shape.businessObject as Business).$parent
  const flows = connections.map(({ businessObject }) => businessObject as Business)
  const before = parent?.flowElements ?? []
  const places = flows.map((flow) => before.indexOf(flow))
  if (parent === undefined || places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))) return
  const sorted = places.toSorted((one, other) => one - other)
  const flowElements = before.map((one, place) => flows[sorted.indexOf(place)] ?? one)
  modeler.get('modeling').updateModdleProperties(shape, parent, { flowElements })
}

/** Where a refusal leads; nowhere ends the workflow, and nothing is drawn. */
function changeRefusal(modeler: Modeler, shape: Shape, way: Way | undefined): void {
  const modeling = modeler.get('modeling')
  const to = way && (modeler.get('elementRegistry').get(way.StepId) as Shape | undefined)
  const before = refusalShape(shape)
  if (to === undefined) {
    if (before !== undefined) modeling.removeShape(before)
    return
  }
  const event = before ?? attached(modeler, shape)
  const [line] = event.outgoing as Connection[]
  if (line === undefined) modeling.connect(event, to, { type: 'bpmn:SequenceFlow' } as Partial<Connection>)
  else if (line.target !== to) modeling.reconnectEnd(line, to, middleOf(to))
}

function attached(modeler: Modeler, host: Shape): Shape {
  const event = modeler.get('elementFactory').createShape({
    ...{ type: 'bpmn:BoundaryEvent', eventDefinitionType: 'bpmn:ErrorEventDefinition' },
  })
  const place = { x: host.x + host.width - 25, y: host.y + host.height }
  return modeler.get('modeling').createShape(event, place, host, { attach: true } as never) as Shape
}
