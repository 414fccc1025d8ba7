import { getNewShapePosition } from 'bpmn-js/lib/features/auto-place/BpmnAutoPlaceUtil.js'
import type { Connection, Element, Shape } from 'bpmn-js/lib/model/Types.js'
import type { Step, Way } from '../api.ts'
import { freeId } from '../steps.ts'
import type { Business } from './business.ts'
import { elementTypes } from './kinds.ts'
import type { Modeler } from './modeler.ts'
import { drawnFlow, refusalShape, stepShapes, waysFrom } from './read-steps.ts'

/** Between one step and the next. */
const gap = 50
const together = 'kontor.together'

/** Several changes that are undone as one. */
function asOne(modeler: Modeler, act: () => void): void {
  const stack = modeler.get('commandStack')
  try {
    stack.register(together, { preExecute: (context: { act: () => void }) => context.act() })
  } catch {
    // It knows it already.
  }
  stack.execute(together, { act })
}

const expression = (modeler: Modeler, body: string) =>
  modeler.get('bpmnFactory').create('bpmn:FormalExpression', { body })

/** What a step has in the file beside its ways and the time that it waits. */
function attributesOf(modeler: Modeler, step: Omit<Step, 'Id' | 'Next'>): Record<string, unknown> {
  const { Name, Kind, Who, Words, Needed, Tag, WebhookId, Then } = step
  const listed = (ids: readonly string[] | undefined) => (ids && ids.length > 0 ? ids.join(' ') : undefined)
  const isForPeople = Kind === 'APPROVAL' || Kind === 'ASSIGNMENT' || Kind === 'MAIL'
  const documentation = Words ? [modeler.get('bpmnFactory').create('bpmn:Documentation', { text: Words })] : []
  return {
    ...{ name: Name, documentation },
    ...(isForPeople && { users: listed(Who?.UserIds), teams: listed(Who?.TeamIds), roles: listed(Who?.RoleIds) }),
    ...((Kind === 'APPROVAL' || Kind === 'ASSIGNMENT') && { work: Kind }),
    ...(Kind === 'APPROVAL' && { needed: Needed ?? 1 }),
    ...(Kind === 'TAG' && { tag: Tag ?? '' }),
    ...(Kind === 'WEBHOOK' && { webhook: WebhookId ?? '' }),
    ...(Kind === 'END' && { outcome: Then ?? 'NOTHING' }),
  }
}

/** A step that is not on the canvas yet. */
export function newShape(modeler: Modeler, step: Omit<Step, 'Id' | 'Next'>): Shape {
  const factory = modeler.get('bpmnFactory')
  const type = elementTypes[step.Kind]
  const timeDuration = expression(modeler, `PT${step.Hours ?? 0}H`)
  const businessObject = factory.create(type, {
    ...attributesOf(modeler, step),
    id: freeId(drawnFlow(modeler, { Name: '', Types: [] })),
    ...(step.Kind === 'WAIT' && { eventDefinitions: [factory.create('bpmn:TimerEventDefinition', { timeDuration })] }),
  })
  return modeler.get('elementFactory').createShape({ type, businessObject })
}

/** Changes all that a step says and where it leads. */
export function changeStep(modeler: Modeler, shape: Shape, step: Step): void {
  const modeling = modeler.get('modeling')
  asOne(modeler, () => {
    modeling.updateProperties(shape, attributesOf(modeler, step))
    const [timer] = (shape.businessObject as Business).eventDefinitions ?? []
    if (step.Kind === 'WAIT' && timer !== undefined)
      modeling.updateModdleProperties(shape, timer, { timeDuration: expression(modeler, `PT${step.Hours ?? 0}H`) })
    if (step.Kind !== 'END') changeWays(modeler, shape, step)
  })
}

function changeWays(modeler: Modeler, shape: Shape, { Kind, Next }: Step): void {
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
function matched(ways: readonly Way[], drawn: ReturnType<typeof waysFrom>): (Connection | undefined)[] {
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

const middleOf = ({ x, y, width, height }: Shape) => ({ x: x + width / 2, y: y + height / 2 })

/** A new step after one: between it and what followed; of a decision one more way, and of nothing beside all others. */
export function addAfter(modeler: Modeler, source: Shape | undefined, step: Omit<Step, 'Id' | 'Next'>): Shape {
  const modeling = modeler.get('modeling')
  const shape = newShape(modeler, step)
  const root = modeler.get('canvas').getRootElement() as never
  asOne(modeler, () => {
    const line = source && isOneWay(source) ? waysFrom(source)[0] : undefined
    const before = line?.way.IsRefusal ? undefined : line?.connection
    if (source === undefined) {
      modeling.createShape(shape, besideAll(modeler, shape), root)
      return
    }
    if (before !== undefined) makeRoom(modeler, source, shape.width + gap)
    const place =
      before === undefined
        ? getNewShapePosition(source, shape, modeler.get('elementRegistry'))
        : { x: source.x + source.width + gap + shape.width / 2, y: middleOf(source).y }
    modeling.createShape(shape, place, root)
    if (before === undefined) connectTo(modeler, source, shape)
    else {
      const followed = before.target as Shape
      modeling.reconnectEnd(before, shape, middleOf(shape))
      if (step.Kind !== 'END') connectTo(modeler, shape, followed)
    }
  })
  return shape
}

export const isOneWay = ({ businessObject }: Element): boolean =>
  (businessObject as Business).$type !== 'bpmn:ExclusiveGateway'

/** Draws a way; where a step has but one, it takes the place of the one before (one-way.ts). */
export const connectTo = (modeler: Modeler, source: Shape, target: Shape): Connection =>
  modeler.get('modeling').connect(source, target, { type: 'bpmn:SequenceFlow' } as Partial<Connection>)

function makeRoom(modeler: Modeler, source: Shape, width: number): void {
  const right = source.x + source.width
  const all = modeler.get('elementRegistry').getAll() as Element[]
  const shapes = all.filter((one): one is Shape => 'attachers' in one && !('labelTarget' in one && one.labelTarget))
  const moved = shapes.filter((one) => one.parent !== undefined && one.host === undefined && one.x >= right)
  if (moved.length > 0) modeler.get('modeling').moveElements(moved, { x: Math.ceil(width / 10) * 10, y: 0 })
}

function besideAll(modeler: Modeler, shape: Shape): { x: number; y: number } {
  const all = stepShapes(modeler)
  const last = all.toSorted((one, other) => other.x + other.width - one.x - one.width)[0]
  return last === undefined
    ? { x: 200, y: 200 }
    : { x: last.x + last.width + gap + shape.width / 2, y: middleOf(last).y + last.height + gap }
}

/** Deletes steps and ways; the start stays. Where one way led to a step and one from it, they become one. */
export function remove(modeler: Modeler, elements: readonly Element[]): void {
  const gone = elements.filter(({ businessObject }) => (businessObject as Business).$type !== 'bpmn:StartEvent')
  if (gone.length > 0) modeler.get('modeling').removeElements([...gone])
}

/** Moves what is chosen by so much. */
export function moveBy(modeler: Modeler, shapes: readonly Shape[], x: number, y: number): void {
  modeler.get('modeling').moveElements([...shapes], { x, y })
}
