import type { Element, Shape } from 'bpmn-js/lib/model/Types.js'
import { is } from 'bpmn-js/lib/util/ModelUtil.js'
import type EventBus from 'diagram-js/lib/core/EventBus.js'
import RuleProvider from 'diagram-js/lib/features/rules/RuleProvider.js'

const beforeThoseOfBpmn = 1500

/** What BPMN allows and no workflow here can do; undefined leaves it to BPMN. */
class WorkflowRules extends RuleProvider {
  static override $inject = ['eventBus']

  constructor(eventBus: EventBus) {
    super(eventBus)
  }

  override init(): void {
    const never = () => false
    const toItself = ({ source, target }: { source: Element; target: Element }) => source === target
    this.addRule('connection.create', beforeThoseOfBpmn, (between) => (toItself(between) ? false : undefined))
    this.addRule('connection.reconnect', beforeThoseOfBpmn, (between) => (toItself(between) ? false : undefined))
    this.addRule('shape.resize', beforeThoseOfBpmn, never)
    // A wait that is dropped on a step would interrupt it.
    this.addRule('shape.attach', beforeThoseOfBpmn, ({ shape }: { shape: Shape }) =>
      is(shape, 'bpmn:BoundaryEvent') ? undefined : false,
    )
    this.addRule('elements.move', beforeThoseOfBpmn, ({ shapes, target }: { shapes: Shape[]; target?: Element }) =>
      target !== undefined && is(target, 'bpmn:Activity') && shapes.some((one) => is(one, 'bpmn:CatchEvent'))
        ? shapes.every((one) => is(one, 'bpmn:BoundaryEvent')) && undefined
        : undefined,
    )
  }
}

export const rules = { __init__: ['workflowRules'], workflowRules: ['type', WorkflowRules] }
