import type { Element, Shape } from 'bpmn-js/lib/model/Types.js'
import type { Step } from '../api.ts'
import { freeId } from '../steps.ts'
import { asOne } from './as-one.ts'
import type { Business } from './business.ts'
import { changeWays, expression } from './change-ways.ts'
import { elementTypes } from './kinds.ts'
import type { Modeler } from './modeler.ts'
import { drawnFlow } from './read-steps.ts'

/** What a step has in the file beside its ways and the time that it waits. */
function attributesOf(modeler: Modeler, step: Omit<Step, 'Id' | 'Next'>): Record<string, unknown> {
  const { Name, Kind, Who, Words, Needed, Tag, WebhookId, Then, Field, ListId, Code, Days } = step
  const listed = (ids: readonly string[] | undefined) => (ids && ids.length > 0 ? ids.join(' ') : undefined)
  const isForPeople = Kind === 'APPROVAL' || Kind === 'ASSIGNMENT' || Kind === 'MAIL'
  const documentation = Words ? [modeler.get('bpmnFactory').create('bpmn:Documentation', { text: Words })] : []
  return {
    ...{ name: Name, documentation },
    ...(isForPeople && { users: listed(Who?.UserIds), teams: listed(Who?.TeamIds), roles: listed(Who?.RoleIds) }),
    ...((Kind === 'APPROVAL' || Kind === 'ASSIGNMENT') && { work: Kind }),
    ...(Kind === 'APPROVAL' && { needed: Needed ?? 1 }),
    ...(Kind === 'TAG' && { tag: Tag ?? '' }),
    ...(Kind === 'SET' && { field: Field ?? '', list: ListId, code: Code, days: Days }),
    ...(Kind === 'WEBHOOK' && { webhook: WebhookId ?? '' }),
    ...(Kind === 'FORK' && { gatewayDirection: 'Diverging' }),
    ...(Kind === 'JOIN' && { gatewayDirection: 'Converging' }),
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

/** Deletes steps and ways; the start stays. Where one way led to a step and one from it, they become one. */
export function remove(modeler: Modeler, elements: readonly Element[]): void {
  const gone = elements.filter(({ businessObject }) => (businessObject as Business).$type !== 'bpmn:StartEvent')
  if (gone.length > 0) modeler.get('modeling').removeElements([...gone])
}

/** Moves what is chosen by so much. */
export function moveBy(modeler: Modeler, shapes: readonly Shape[], x: number, y: number): void {
  modeler.get('modeling').moveElements([...shapes], { x, y })
}
