import type { Connection, Element, Shape } from 'bpmn-js/lib/model/Types.js'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Flow, Step } from '../api.ts'
import { useWords } from '../kontor.ts'
import { addAfter } from './add-step.ts'
import { actOf, type CanvasActs } from './canvas-keys.ts'
import { changeStep, moveBy, newShape, remove } from './change-steps.ts'
import { connectTo } from './change-ways.ts'
import { buttonId } from './DrawnSteps.tsx'
import type { Modeler } from './modeler.ts'
import { drawnFlow, startShape, stepShapes } from './read-steps.ts'
import { inWalkingOrder, stepTowards } from './walk-steps.ts'

export type List = 'add' | 'connect'

/** What is chosen on the canvas, and all that mouse and keys do with it. */
export function useEditing(modeler: Modeler | undefined, id: string, saved: Flow, canEdit: boolean) {
  const navigate = useNavigate()
  const { t } = useWords()
  /** The step that has the one tab stop of the canvas. */
  const [currentId, setCurrentId] = useState<string>()
  const [list, setList] = useState<List>()
  const [dialog, setDialog] = useState<Step>()
  /** The step to which the focus goes once it is there. */
  const going = useRef<string>(undefined)
  useEffect(() => {
    const id = going.current
    if (id === undefined) return
    const button = document.getElementById(buttonId(id))
    if (button === null) return
    going.current = undefined
    button.focus({ preventScroll: true })
  })
  if (modeler === undefined) return undefined

  const registry = modeler.get('elementRegistry')
  const selection = modeler.get('selection')
  const shapes = inWalkingOrder(startShape(modeler), stepShapes(modeler))
  const chosen = selection.get() as Element[]
  const [only] = chosen.length === 1 ? chosen : []
  const current = shapes.find((one) => one === only) ?? shapes.find(({ id }) => id === currentId) ?? shapes[0]
  const flow = drawnFlow(modeler, saved)

  const choose = (shape: Shape) => {
    setCurrentId(shape.id)
    if (only !== shape) selection.select(shape)
    modeler.get('canvas').scrollToElement(shape, 24)
  }
  const focus = (shape: Shape | undefined) => {
    if (shape === undefined) return
    going.current = shape.id
    setCurrentId(shape.id)
    selection.select(shape)
  }
  /** The step that an element is of: a line, and where an approval is declined, are of the step that they leave. */
  const stepAt = (element: Element | undefined): Shape | undefined => {
    const source = element?.type === 'bpmn:SequenceFlow' ? (element as Connection).source : element
    const shape = (source as Shape | undefined)?.host ?? source
    return shapes.find((one) => one === shape)
  }
  const openAt = (element: Element | undefined) => {
    const shape = stepAt(element)
    if (shape === undefined || !canEdit) return
    const step = flow.Steps.find(({ Id }) => Id === shape.id)
    selection.select(shape)
    if (shape.type === 'bpmn:StartEvent') setList('connect')
    else if (step?.Table) navigate(`/${id}/table/${step.Id}?part=picture`)
    else setDialog(step)
  }
  const fresh = (kind: Step['Kind']) => ({ Name: t(`kind.${kind}`), Kind: kind })
  const acts: CanvasActs = {
    go: (direction) => focus(current && stepTowards(current, direction, shapes)),
    goTo: (end) => focus(shapes.at(end === 'first' ? 0 : -1)),
    move: (x, y) => current && moveBy(modeler, [current], x, y),
    open: (wanted) => {
      if (current === undefined || current.type === 'bpmn:EndEvent') return
      if (only !== current) selection.select(current)
      setList(wanted)
    },
    edit: () => openAt(only ?? current),
    remove: () => {
      const gone = chosen.length > 0 ? chosen : current ? [current] : []
      const before = current && stepTowards(current, 'ArrowLeft', shapes)
      remove(modeler, gone)
      focus(before && registry.get(before.id) ? before : shapes[0])
    },
    undo: () => modeler.get('commandStack').undo(),
    redo: () => modeler.get('commandStack').redo(),
  }
  return {
    ...{ modeler, shapes, current, chosen: only, flow, list, setList, dialog, choose, acts },
    closeDialog: () => setDialog(undefined),
    keys: (event: KeyboardEvent<HTMLElement>) => {
      // Menus and dialogs that belong to it have their own keys, and so do the buttons beside a step.
      const { target, currentTarget } = event
      if (!(target instanceof Element) || !currentTarget.contains(target)) return
      if (target.closest('.flow-drawn-step, svg') === null) return
      const act = actOf(event, acts, canEdit)
      if (act === undefined) return
      event.preventDefault()
      event.stopPropagation()
      act()
    },
    add: (kind: Step['Kind']) => {
      const source = current?.type === 'bpmn:EndEvent' ? undefined : current
      focus(addAfter(modeler, source, fresh(kind)))
    },
    drag: (kind: Step['Kind'], event: DragEvent) => modeler.get('create').start(event, newShape(modeler, fresh(kind))),
    draw: (event: DragEvent) => current && modeler.get('connect').start(event, current),
    connect: (id: string) => {
      const target = registry.get(id) as Shape | undefined
      if (current && target) connectTo(modeler, current, target)
      focus(current)
    },
    disconnect: (way: Connection) => {
      remove(modeler, [way])
      focus(current)
    },
    change: (step: Step) => {
      const shape = registry.get(step.Id) as Shape | undefined
      if (shape) changeStep(modeler, shape, step)
      setDialog(undefined)
      focus(shape)
    },
    show: (id: string) => focus(registry.get(id) as Shape | undefined),
    openAt,
  }
}
