import type BpmnRenderer from 'bpmn-js/lib/draw/BpmnRenderer.js'
import type { Shape } from 'bpmn-js/lib/model/Types.js'
import { is } from 'bpmn-js/lib/util/ModelUtil.js'
import type EventBus from 'diagram-js/lib/core/EventBus.js'
import type { ElementLike, ShapeLike } from 'diagram-js/lib/core/Types.js'
import BaseRenderer from 'diagram-js/lib/draw/BaseRenderer.js'

const beforeThatOfBpmn = 1500

/** Tasks without the pictures of BPMN: which kind of step each is, our own icon over it says. */
class PlainTasks extends BaseRenderer {
  static $inject = ['eventBus', 'bpmnRenderer']
  readonly #renderer: BpmnRenderer

  constructor(eventBus: EventBus, renderer: BpmnRenderer) {
    super(eventBus, beforeThatOfBpmn)
    this.#renderer = renderer
  }

  override canRender(element: ElementLike): boolean {
    return is(element as Shape, 'bpmn:Task')
  }

  override drawShape(parent: SVGElement, shape: ShapeLike): SVGElement {
    return this.#renderer.handlers['bpmn:Task'](parent, shape)
  }

  override getShapePath(shape: ShapeLike): string {
    return this.#renderer.getShapePath(shape as Shape)
  }
}

export const look = { __init__: ['plainTasks'], plainTasks: ['type', PlainTasks] }
