import type { Connection, Shape } from 'bpmn-js/lib/model/Types.js'
import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js'
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry.js'
import type EventBus from 'diagram-js/lib/core/EventBus.js'
import type Modeling from 'diagram-js/lib/features/modeling/Modeling.js'

/** Between one step and the next. */
export const gap = 50

/** Moves all that stands right of a place further to the right, but one. */
export function makeRoom(
  registry: ElementRegistry,
  modeling: Modeling,
  right: number,
  width: number,
  but?: Shape,
): void {
  const all = registry.getAll() as Shape[]
  const moved = all.filter(
    (one) => 'attachers' in one && one.parent && !one.host && !one.labelTarget && one !== but && one.x >= right,
  )
  if (moved.length > 0) modeling.moveElements(moved, { x: Math.ceil(width / 10) * 10, y: 0 })
}

/** After bpmn-js has put a shape that was let go on a line into the line. */
const afterThoseOfBpmn = 500

/** A step that is let go on a line between two others has the one that follows make room. */
class Room extends CommandInterceptor {
  static override $inject = ['eventBus', 'elementRegistry', 'modeling']

  constructor(eventBus: EventBus, registry: ElementRegistry, modeling: Modeling) {
    super(eventBus)
    this.postExecuted('elements.create', afterThoseOfBpmn, ({ context }: { context: { elements: Shape[] } }) => {
      for (const shape of context.elements) {
        const next = (shape.outgoing as Connection[])[0]?.target as Shape | undefined
        if (next === undefined || shape.incoming.length === 0 || next.x < shape.x) continue
        const missing = shape.x + shape.width + gap - next.x
        if (missing > 0) makeRoom(registry, modeling, next.x, missing, shape)
      }
    })
  }
}

export const room = { __init__: ['room'], room: ['type', Room] }
