import { getNewShapePosition } from 'bpmn-js/lib/features/auto-place/BpmnAutoPlaceUtil.js'
import type { Element, Shape } from 'bpmn-js/lib/model/Types.js'
import type { Step } from '../api.ts'
import { asOne } from './as-one.ts'
import type { Business } from './business.ts'
import { newShape } from './change-steps.ts'
import { connectTo, middleOf } from './change-ways.ts'
import { leadsSeveralWays } from './kinds.ts'
import type { Modeler } from './modeler.ts'
import { stepShapes, waysFrom } from './read-steps.ts'
import { gap, makeRoom } from './room.ts'

/** A new step after one: between it and what followed; of a decision or a fork one more way, and of nothing beside all others. */
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
    if (before !== undefined)
      makeRoom(modeler.get('elementRegistry'), modeling, source.x + source.width, shape.width + gap)
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

const isOneWay = ({ businessObject }: Element): boolean => !leadsSeveralWays(businessObject as Business)

function besideAll(modeler: Modeler, shape: Shape): { x: number; y: number } {
  const all = stepShapes(modeler)
  const last = all.toSorted((one, other) => other.x + other.width - one.x - one.width)[0]
  return last === undefined
    ? { x: 200, y: 200 }
    : { x: last.x + last.width + gap + shape.width / 2, y: middleOf(last).y + last.height + gap }
}
