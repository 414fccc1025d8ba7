import {
  documentTypesOfTrade,
  type WorkflowEnd,
  type WorkflowStepKind,
  workflowEnds,
  workflowFields,
} from '@kontor/contract'
import { kontorBpmn } from '@kontor/contract/kontor-bpmn'
import { t } from '@kontor/i18n'
import { BpmnModdle } from 'bpmn-moddle'
import type { Table } from '../rules/decision-table.ts'
import type { Flow, Step } from '../rules/flow.ts'
import { drawingIn } from './drawing.ts'
import type { Definitions, Element } from './elements.ts'
import { RefusedFlow } from './refused-flow.ts'

/** The steps of a file, and where it draws them. */
export interface Read {
  readonly flow: Flow
  readonly drawing: ReturnType<typeof drawingIn>
}

/** The decision tables that come with it, by the ids of their decisions. */
type Tables = ReadonlyMap<string, Table>

/**
 * Reads a workflow from a BPMN 2.0 file, a stranger's input: what is not of our palette is refused by the name of its
 * element, scripts and other languages than FEEL above all. What is ours but unfinished is a finding.
 *
 * @throws RefusedFlow
 */
export async function readBpmn(xml: string, tables: Tables = new Map()): Promise<Read> {
  if (/<!DOCTYPE/i.test(xml)) throw new RefusedFlow(t`it has a DOCTYPE, which is not allowed: remove it`)
  const definitions = await definitionsIn(xml)
  const processes = (definitions.rootElements ?? []).filter(({ $type }) => $type === 'bpmn:Process')
  const [process] = processes
  if (process === undefined || processes.length > 1) throw new RefusedFlow(t`it has no process or several: draw one`)
  const elements = process.flowElements ?? []
  for (const element of elements) refuseForeign(element)
  const starts = elements.filter(({ $type }) => $type === 'bpmn:StartEvent')
  if (starts.length !== 1) throw new RefusedFlow(t`it has no start or several: draw one`)
  const steps = elements.flatMap((element) => {
    const kind = kindOf(element)
    return kind === undefined ? [] : [stepFrom(element, kind, elements, tables)]
  })
  if (steps.length === 0) throw new RefusedFlow(t`it has no step`)
  const types = (process.types ?? 'invoice').split(/\s+/).filter((type) => type !== '')
  const unknown = types.find((type) => !(documentTypesOfTrade as readonly string[]).includes(type))
  if (unknown !== undefined || types.length === 0)
    throw new RefusedFlow(t`kontor:types names ${unknown ?? ''}, which is not a document type`)
  const Start = flowsFrom(starts[0]!, elements)[0]?.targetRef?.id ?? ''
  return {
    flow: { Name: (process.name ?? '').slice(0, 100), Types: types as Flow['Types'], Start, Steps: steps },
    drawing: drawingIn(definitions),
  }
}

async function definitionsIn(xml: string): Promise<Definitions> {
  try {
    const moddle = new BpmnModdle({ kontor: kontorBpmn })
    const { rootElement, warnings } = await moddle.fromXML(xml, 'bpmn:Definitions')
    const [first] = warnings
    if (first !== undefined) throw new RefusedFlow(t`part of it cannot be understood (${inOneLine(first.message)})`)
    return rootElement as Definitions
  } catch (error) {
    if (error instanceof RefusedFlow) throw error
    throw new RefusedFlow(t`it is not a BPMN 2.0 file (${inOneLine(String((error as Error).message))})`)
  }
}

const inOneLine = (message: string): string => message.replaceAll(/\s+/g, ' ').slice(0, 300)

/** Elements that are steps, and what kind of step each is. */
function kindOf(element: Element): WorkflowStepKind | undefined {
  switch (element.$type) {
    case 'bpmn:UserTask':
      return element.work === 'APPROVAL' ? 'APPROVAL' : 'ASSIGNMENT'
    case 'bpmn:SendTask':
      return 'MAIL'
    case 'bpmn:ServiceTask':
      if (element.field !== undefined) return 'SET'
      return element.webhook === undefined ? 'TAG' : 'WEBHOOK'
    case 'bpmn:IntermediateCatchEvent':
      return 'WAIT'
    case 'bpmn:ExclusiveGateway':
      return 'DECISION'
    case 'bpmn:EndEvent':
      return 'END'
    default:
      return undefined
  }
}

const around = new Set(['bpmn:StartEvent', 'bpmn:SequenceFlow', 'bpmn:BoundaryEvent'])

const named = ({ $type, id }: Element): string => `${$type.replace('bpmn:', '')} ${id ?? ''}`.trim()

function refuseForeign(element: Element): void {
  const events = element.eventDefinitions ?? []
  const allowed =
    element.$type === 'bpmn:IntermediateCatchEvent'
      ? 'bpmn:TimerEventDefinition'
      : element.$type === 'bpmn:BoundaryEvent'
        ? 'bpmn:ErrorEventDefinition'
        : undefined
  const isOurs =
    (around.has(element.$type) || kindOf(element) !== undefined) &&
    element.loopCharacteristics === undefined &&
    element.isForCompensation !== true &&
    (allowed === undefined ? events.length === 0 : events.length === 1 && events[0]?.$type === allowed)
  if (!isOurs) throw new RefusedFlow(t`${named(element)} is not supported in workflows here: delete it`)
  const { language } = element.conditionExpression ?? {}
  if (language !== undefined && !/feel/i.test(language))
    throw new RefusedFlow(t`the condition of ${named(element)} is written in ${language}: write it in FEEL`)
}

function stepFrom(element: Element, kind: WorkflowStepKind, all: readonly Element[], tables: Tables): Step {
  if (element.id === undefined || !/^[A-Za-z_][A-Za-z0-9_.-]{0,59}$/.test(element.id))
    throw new RefusedFlow(
      t`the id of ${named(element)} must be at most 60 letters, digits, dots, dashes or underscores, and begin with a letter`,
    )
  const words = element.documentation?.[0]?.text?.trim().slice(0, 1000)
  const who = peopleOf(element)
  return {
    Id: element.id,
    Name: (element.name?.trim() || element.id).slice(0, 100),
    Kind: kind,
    ...(who !== undefined && { Who: who }),
    ...(kind === 'APPROVAL' && { Needed: Math.min(10, Math.max(1, element.needed ?? 1)) }),
    ...(words && { Words: words }),
    ...(kind === 'WAIT' && hoursOf(element)),
    ...(kind === 'TAG' && element.tag && { Tag: element.tag.slice(0, 100) }),
    ...(kind === 'SET' && fieldOf(element)),
    ...(kind === 'WEBHOOK' && element.webhook && { WebhookId: uuidsIn(element.webhook, element)[0] }),
    ...(kind === 'END' && { Then: endOf(element) }),
    ...(kind === 'DECISION' && element.decision !== undefined && { Table: tableOf(element, tables) }),
    Next: [
      ...waysFrom(element, all),
      ...all
        .filter(({ $type, attachedToRef }) => $type === 'bpmn:BoundaryEvent' && attachedToRef === element)
        .flatMap((boundary) => waysFrom(boundary, all).map((way) => ({ ...way, IsRefusal: true }))),
    ],
  } as Step
}

function fieldOf(element: Element): Partial<Pick<Step, 'Field' | 'ListId' | 'Code' | 'Days'>> {
  const field = workflowFields.find((one) => one === element.field)
  // One that is yet to be chosen.
  if (element.field === '') return {}
  if (field === undefined)
    throw new RefusedFlow(t`${named(element)} sets ${(element.field ?? '').slice(0, 60)}, which no workflow sets`)
  const { list, code, days } = element
  return {
    Field: field,
    ...(field === 'CODE' && list && { ListId: uuidsIn(list, element)[0]! }),
    ...(field === 'CODE' && code?.trim() && { Code: code.trim().slice(0, 100) }),
    ...(field === 'HOLD' && days !== undefined && days > 0 && { Days: Math.min(Math.trunc(days), 365) }),
  }
}

function tableOf(element: Element, tables: Tables): Table {
  const table = tables.get(element.decision ?? '')
  if (table !== undefined) return table
  throw new RefusedFlow(
    t`${named(element)} asks the decision ${(element.decision ?? '').slice(0, 60)}, which its DMN file does not have: import it, too`,
  )
}

/** Some modelers leave out what leads from an element, and all say where a flow comes from. */
const flowsFrom = (element: Element, all: readonly Element[]): Element[] =>
  all.filter(({ $type, sourceRef }) => $type === 'bpmn:SequenceFlow' && sourceRef === element)

/** A default flow comes last: it is taken where no other is. */
const waysFrom = (element: Element, all: readonly Element[]): Step['Next'] =>
  flowsFrom(element, all)
    .toSorted((one, other) => Number(one === element.default) - Number(other === element.default))
    .map((flow) => {
      const when = flow === element.default ? undefined : flow.conditionExpression?.body?.trim()
      return { StepId: flow.targetRef?.id ?? '', ...(when && { When: when.slice(0, 1000) }) }
    })

function peopleOf(element: Element): Step['Who'] {
  const { users, teams, roles } = element
  if (users === undefined && teams === undefined && roles === undefined) return undefined
  return {
    ...(users !== undefined && { UserIds: uuidsIn(users, element) }),
    ...(teams !== undefined && { TeamIds: uuidsIn(teams, element) }),
    ...(roles !== undefined && { RoleIds: uuidsIn(roles, element) }),
  }
}

function uuidsIn(list: string, element: Element): string[] {
  const ids = list.split(/\s+/).filter((id) => id !== '')
  const wrong = ids.find((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(id))
  if (wrong !== undefined) throw new RefusedFlow(t`${named(element)} names ${wrong.slice(0, 60)}, which is not an id`)
  return ids.slice(0, 100)
}

/** ISO 8601, days and hours: `P2DT12H`. */
function hoursOf(element: Element): { Hours?: number } {
  const duration = element.eventDefinitions?.[0]?.timeDuration?.body?.trim()
  const found = /^P(?:(\d{1,3})D)?(?:T(\d{1,4})H)?$/.exec(duration ?? '')
  if (found === null)
    throw new RefusedFlow(
      t`${named(element)} waits for ${duration?.slice(0, 60) ?? ''}: use days and hours, such as P2D or PT4H`,
    )
  const hours = Number(found[1] ?? 0) * 24 + Number(found[2] ?? 0)
  return hours > 0 ? { Hours: Math.min(hours, 8760) } : {}
}

function endOf(element: Element): WorkflowEnd {
  const outcome = element.outcome ?? 'NOTHING'
  const end = workflowEnds.find((one) => one === outcome)
  if (end === undefined)
    throw new RefusedFlow(t`${named(element)} ends with ${outcome.slice(0, 60)}, which is not a known outcome`)
  return end
}
