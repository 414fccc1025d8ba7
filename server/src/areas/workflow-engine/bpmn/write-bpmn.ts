import { kontorBpmn } from '@kontor/contract/kontor-bpmn'
import { layoutProcess } from 'bpmn-auto-layout'
import { BpmnModdle } from 'bpmn-moddle'
import { decisionIdOf } from '../dmn/write-dmn.ts'
import type { Flow, Step } from '../rules/flow.ts'
import { keepPlaces } from './keep-places.ts'

type Made = Record<string, unknown>
type Make = (type: string, attributes: Made) => Made

/** A workflow as a BPMN 2.0 file with its drawing, which other modelers open; what an earlier file drew stays in its place. */
export async function writeBpmn(flow: Flow, earlier?: string): Promise<string> {
  const moddle = new BpmnModdle({ kontor: kontorBpmn })
  const make: Make = (type, attributes) => moddle.create(type, attributes) as Made
  const elements = new Map<string, Made>(flow.Steps.map((step) => [step.Id, elementOf(step, make)]))
  const freeId = idsBeside(elements)
  const flows: Made[] = []
  const events: Made[] = []
  const lead = (from: Made, to: string, when?: string): Made => {
    const target = elements.get(to)
    const id = freeId('to')
    const condition = when === undefined ? {} : { conditionExpression: make('bpmn:FormalExpression', { body: when }) }
    const sequence = make('bpmn:SequenceFlow', { id, sourceRef: from, targetRef: target, ...condition })
    add(from, 'outgoing', sequence)
    if (target !== undefined) add(target, 'incoming', sequence)
    flows.push(sequence)
    return sequence
  }
  const start = make('bpmn:StartEvent', { id: freeId('start') })
  if (elements.has(flow.Start)) lead(start, flow.Start)
  for (const step of flow.Steps) {
    const element = elements.get(step.Id)!
    for (const { StepId, When, IsRefusal } of step.Next) {
      if (!elements.has(StepId)) continue
      if (IsRefusal) {
        const id = freeId('declined')
        const eventDefinitions = [make('bpmn:ErrorEventDefinition', {})]
        const boundary = make('bpmn:BoundaryEvent', { id, attachedToRef: element, eventDefinitions })
        events.push(boundary)
        lead(boundary, StepId)
      } else {
        const way = lead(element, StepId, When)
        if (step.Kind === 'DECISION' && When === undefined) element['default'] = way
      }
    }
  }
  const process = make('bpmn:Process', {
    ...{ id: freeId('workflow'), name: flow.Name, isExecutable: true, types: flow.Types.join(' ') },
    flowElements: [start, ...elements.values(), ...events, ...flows],
  })
  const definitions = make('bpmn:Definitions', {
    ...{ id: freeId('definitions'), targetNamespace: 'urn:kontor:workflow:1', rootElements: [process] },
    // FEEL of DMN 1.5, so that other modelers know what the conditions are written in.
    expressionLanguage: 'https://www.omg.org/spec/DMN/20230324/FEEL/',
  })
  const { xml } = await moddle.toXML(definitions, { format: true })
  const drawn = await layoutProcess(xml)
  return earlier === undefined ? drawn : keepPlaces(drawn, earlier)
}

const add = (element: Made, list: 'incoming' | 'outgoing', sequence: Made): void => {
  element[list] = [...((element[list] as Made[] | undefined) ?? []), sequence]
}

/** Ids for what is not a step, none of them a step's or given twice. */
function idsBeside(steps: ReadonlyMap<string, unknown>): (wanted: string) => string {
  const given = new Set(steps.keys())
  return (wanted) => {
    let id = wanted
    for (let count = 2; given.has(id); count += 1) id = `${wanted}_${count}`
    given.add(id)
    return id
  }
}

const elementTypes = {
  APPROVAL: 'bpmn:UserTask',
  ASSIGNMENT: 'bpmn:UserTask',
  WAIT: 'bpmn:IntermediateCatchEvent',
  MAIL: 'bpmn:SendTask',
  DECISION: 'bpmn:ExclusiveGateway',
  TAG: 'bpmn:ServiceTask',
  SET: 'bpmn:ServiceTask',
  WEBHOOK: 'bpmn:ServiceTask',
  END: 'bpmn:EndEvent',
} as const satisfies Record<Step['Kind'], string>

function elementOf(step: Step, make: Make): Made {
  const { Id, Name, Kind, Who, Words } = step
  const listed = (ids: readonly string[] | undefined) => ids?.join(' ')
  return make(elementTypes[Kind], {
    ...{ id: Id, name: Name },
    ...(Words && { documentation: [make('bpmn:Documentation', { text: Words })] }),
    ...((Kind === 'APPROVAL' || Kind === 'ASSIGNMENT') && { work: Kind }),
    ...(Kind === 'APPROVAL' && { needed: step.Needed ?? 1 }),
    ...(Who !== undefined && { users: listed(Who.UserIds), teams: listed(Who.TeamIds), roles: listed(Who.RoleIds) }),
    ...(Kind === 'WAIT' && {
      eventDefinitions: [
        make('bpmn:TimerEventDefinition', {
          timeDuration: make('bpmn:FormalExpression', { body: `PT${step.Hours ?? 0}H` }),
        }),
      ],
    }),
    ...(Kind === 'TAG' && { tag: step.Tag ?? '' }),
    ...(Kind === 'SET' && {
      ...{ field: step.Field ?? '', list: step.ListId, code: step.Code },
      ...(step.Days !== undefined && { days: step.Days }),
    }),
    ...(Kind === 'WEBHOOK' && { webhook: step.WebhookId }),
    ...(step.Table !== undefined && { decision: decisionIdOf(step) }),
    ...(Kind === 'END' && { outcome: step.Then ?? 'NOTHING' }),
  })
}
