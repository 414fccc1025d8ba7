import type { Connection, Element, Shape } from 'bpmn-js/lib/model/Types.js'
import type { Flow, Step, Way } from '../api.ts'
import type { Business } from './business.ts'
import { kindOf } from './kinds.ts'
import type { Modeler } from './modeler.ts'

/** A way as it is drawn. */
export interface DrawnWay {
  readonly way: Way
  readonly connection: Connection
}

const businessOf = ({ businessObject }: Element): Business => businessObject
const isShape = (element: Element): element is Shape =>
  'attachers' in element && !('labelTarget' in element && element.labelTarget)

/** The drawn steps, in the order of the file. */
export function stepShapes(modeler: Modeler): Shape[] {
  const all = modeler.get('elementRegistry').getAll() as Element[]
  return all.filter((one): one is Shape => isShape(one) && kindOf(businessOf(one)) !== undefined)
}

/** Where documents begin; a drawing that is read has one. */
export const startShape = (modeler: Modeler): Shape | undefined =>
  (modeler.get('elementRegistry').getAll() as Element[]).find(
    (one): one is Shape => isShape(one) && businessOf(one).$type === 'bpmn:StartEvent',
  )

/** Where an approval is declined, on its edge. */
export const refusalShape = (shape: Shape): Shape | undefined =>
  (shape.attachers as Shape[]).find((one) => businessOf(one).$type === 'bpmn:BoundaryEvent')

/**
 * The ways from a step as the server reads them: in the order of the file, a default last, then where a refusal leads. Of
 * a decision only the last goes without a condition; what is missing before it is empty.
 */
export function waysFrom(shape: Shape): DrawnWay[] {
  const own = businessOf(shape)
  const flows = ordered(shape).toSorted((one, other) => Number(isDefault(one, own)) - Number(isDefault(other, own)))
  const ways = flows.map((connection, place) => {
    const flow = businessOf(connection)
    const When = isDefault(connection, own) ? undefined : flow.conditionExpression?.body?.trim()
    const isMissing = !When && own.$type === 'bpmn:ExclusiveGateway' && place < flows.length - 1
    const way: Way = { StepId: flow.targetRef?.id ?? '', ...(isMissing ? { When: '' } : When && { When }) }
    return { way, connection }
  })
  const refusal = refusalShape(shape)
  return refusal === undefined
    ? ways
    : [...ways, ...ordered(refusal).map((connection) => ({ connection, way: refusedTo(connection) }))]
}

const refusedTo = (connection: Connection): Way => ({
  StepId: businessOf(connection).targetRef?.id ?? '',
  IsRefusal: true,
})

const isDefault = (connection: Connection, { default: other }: Business): boolean =>
  other !== undefined && other === businessOf(connection)

function ordered(shape: Shape): Connection[] {
  const file = businessOf(shape).$parent?.flowElements ?? []
  return (shape.outgoing as Connection[])
    .filter((one) => businessOf(one).$type === 'bpmn:SequenceFlow')
    .toSorted((one, other) => file.indexOf(businessOf(one)) - file.indexOf(businessOf(other)))
}

/** A drawn step with all that the file says of it. */
export function stepOf(shape: Shape): Step {
  const found = businessOf(shape)
  const Kind = kindOf(found) ?? 'ASSIGNMENT'
  const words = found.documentation?.[0]?.text?.trim()
  const hours = Kind === 'WAIT' ? hoursOf(found) : 0
  const { users, teams, roles } = found
  const Who = {
    ...(users && { UserIds: users.split(/\s+/) }),
    ...(teams && { TeamIds: teams.split(/\s+/) }),
    ...(roles && { RoleIds: roles.split(/\s+/) }),
  }
  return {
    ...{ Id: found.id, Name: found.name?.trim() || found.id, Kind, Next: waysFrom(shape).map(({ way }) => way) },
    ...(Object.keys(Who).length > 0 && { Who }),
    ...(Kind === 'APPROVAL' && { Needed: found.needed ?? 1 }),
    ...(words && { Words: words }),
    ...(hours > 0 && { Hours: hours }),
    ...(Kind === 'TAG' && found.tag && { Tag: found.tag }),
    ...(Kind === 'SET' && fieldOf(found)),
    ...(Kind === 'WEBHOOK' && found.webhook && { WebhookId: found.webhook }),
    ...(Kind === 'END' && { Then: (found.outcome ?? 'NOTHING') as NonNullable<Step['Then']> }),
  }
}

/** What a step sets of the document: a code of a list, or how long an invoice is on hold; nothing while none is chosen. */
function fieldOf({ field, list, code, days }: Business): Pick<Step, 'Field' | 'ListId' | 'Code' | 'Days'> {
  return {
    ...(field && { Field: field as NonNullable<Step['Field']> }),
    ...(list && { ListId: list }),
    ...(code && { Code: code }),
    ...(days && { Days: days }),
  }
}

/** ISO 8601, days and hours: `P2DT12H`. */
function hoursOf({ eventDefinitions }: Business): number {
  const [, days = 0, hours = 0] =
    /^P(?:(\d{1,3})D)?(?:T(\d{1,4})H)?$/.exec(eventDefinitions?.[0]?.timeDuration?.body?.trim() ?? '') ?? []
  return Number(days) * 24 + Number(hours)
}

/** The workflow as it is drawn now, saved or not; the table of a decision is not in the drawing, and as it was saved. */
export function drawnFlow(
  modeler: Modeler,
  { Name, Types, Steps = [] }: Partial<Flow> & Pick<Flow, 'Name' | 'Types'>,
): Flow {
  const start = startShape(modeler)
  const Start = start === undefined ? '' : (waysFrom(start)[0]?.way.StepId ?? '')
  const drawn = (shape: Shape): Step => {
    const step = stepOf(shape)
    const Table = businessOf(shape).decision && Steps.find(({ Id }) => Id === step.Id)?.Table
    return Table ? { ...step, Table } : step
  }
  return { Name, Types, Start, Steps: stepShapes(modeler).map(drawn) }
}
