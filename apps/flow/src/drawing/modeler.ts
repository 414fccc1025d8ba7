import { kontorBpmn } from '@kontor/sdk'
import BaseModeler from 'bpmn-js/lib/BaseModeler.js'
import core from 'bpmn-js/lib/core/index.js'
import autoPlace from 'bpmn-js/lib/features/auto-place/index.js'
import gridSnapping from 'bpmn-js/lib/features/grid-snapping/index.js'
import type BpmnFactory from 'bpmn-js/lib/features/modeling/BpmnFactory.js'
import type ElementFactory from 'bpmn-js/lib/features/modeling/ElementFactory.js'
import modeling from 'bpmn-js/lib/features/modeling/index.js'
import type Modeling from 'bpmn-js/lib/features/modeling/Modeling.js'
import outline from 'bpmn-js/lib/features/outline/index.js'
import snapping from 'bpmn-js/lib/features/snapping/index.js'
import type CommandStack from 'diagram-js/lib/command/CommandStack.js'
import type Canvas from 'diagram-js/lib/core/Canvas.js'
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry.js'
import type EventBus from 'diagram-js/lib/core/EventBus.js'
import bendpoints from 'diagram-js/lib/features/bendpoints/index.js'
import type Connect from 'diagram-js/lib/features/connect/Connect.js'
import connect from 'diagram-js/lib/features/connect/index.js'
import connectionPreview from 'diagram-js/lib/features/connection-preview/index.js'
import type Create from 'diagram-js/lib/features/create/Create.js'
import create from 'diagram-js/lib/features/create/index.js'
import move from 'diagram-js/lib/features/move/index.js'
import overlays from 'diagram-js/lib/features/overlays/index.js'
import type Overlays from 'diagram-js/lib/features/overlays/Overlays.js'
import selection from 'diagram-js/lib/features/selection/index.js'
import type Selection from 'diagram-js/lib/features/selection/Selection.js'
import translate from 'diagram-js/lib/i18n/translate/index.js'
import moveCanvas from 'diagram-js/lib/navigation/movecanvas/index.js'
import zoomScroll from 'diagram-js/lib/navigation/zoomscroll/index.js'
import { look } from './look.ts'
import { oneWay } from './one-way.ts'
import { room } from './room.ts'
import { rules } from './rules.ts'

/** What is asked of bpmn-js, by the names that it gives its services. */
export interface Services {
  readonly bpmnFactory: BpmnFactory
  readonly canvas: Canvas
  readonly commandStack: CommandStack
  readonly connect: Connect
  readonly create: Create
  readonly elementFactory: ElementFactory
  readonly elementRegistry: ElementRegistry
  readonly eventBus: EventBus
  readonly modeling: Modeling
  readonly overlays: Overlays
  readonly selection: Selection
}
export type Modeler = BaseModeler<Services>

const shown = [core, overlays, selection, outline, translate, moveCanvas, zoomScroll, look]
const edited = [
  ...[autoPlace, bendpoints, connect, connectionPreview, create, gridSnapping],
  ...[modeling, move, snapping, rules, oneWay, room],
]

/**
 * The canvas of bpmn-js with what our palette needs of it, and no palette, pad, keys or words of its own: these are the
 * screen's, so that everybody reaches them. Its mark stays where it puts it.
 */
export function createModeler(container: HTMLElement, canEdit: boolean): Modeler {
  const modeler = new BaseModeler<Services>({
    container,
    modules: canEdit ? [...shown, ...edited] : shown,
    moddleExtensions: { kontor: kontorBpmn },
    bpmnRenderer: {
      defaultFillColor: 'var(--sheet)',
      defaultStrokeColor: 'var(--ink-2)',
      defaultLabelColor: 'var(--ink)',
    },
    textRenderer: {
      defaultStyle: { fontFamily: getComputedStyle(container).fontFamily, fontSize: 12, lineHeight: 1.25 },
      externalStyle: { fontSize: 12, lineHeight: 1.25 },
    },
  } as ConstructorParameters<typeof BaseModeler>[0])
  // What is on it is reached by the buttons that lie over it.
  container.querySelector('svg')?.setAttribute('tabindex', '-1')
  return modeler
}
