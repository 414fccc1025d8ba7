import { Icon, IconButton, type MenuEntry, MenuPopover } from '@kontor/kit'
import type { Connection, Element, Shape } from 'bpmn-js/lib/model/Types.js'
import type Canvas from 'diagram-js/lib/core/Canvas.js'
import { Pencil, Plus, Spline, Trash2, Unlink } from 'lucide-react'
import { useRef } from 'react'
import type { Flow, Step } from '../api.ts'
import { useWords } from '../kontor.ts'
import { icons } from '../StepSays.tsx'
import { waysFrom } from './read-steps.ts'

export interface StepPadProps {
  readonly element: Element
  readonly flow: Flow
  readonly kinds: readonly Step['Kind'][]
  readonly canvas: Canvas
  /** Which of its lists is open. */
  readonly open: 'add' | 'connect' | undefined
  readonly onOpen: (list: 'add' | 'connect' | undefined) => void
  readonly onAdd: (kind: Step['Kind']) => void
  readonly onConnect: (to: string) => void
  /** Begins to draw a way to where the mouse lets it go. */
  readonly onDraw: (event: DragEvent) => void
  readonly onDisconnect: (way: Connection) => void
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** What is done with the chosen step, or with the chosen line, beside it. */
export function StepPad(given: StepPadProps) {
  const { element, flow, kinds, canvas, open, onOpen } = given
  const { t } = useWords()
  const below = useRef<HTMLSpanElement>(null)
  const step = flow.Steps.find(({ Id }) => Id === element.id)
  const isStart = element.type === 'bpmn:StartEvent'
  const leads = (step !== undefined && step.Kind !== 'END') || isStart
  const close = () => onOpen(undefined)
  const place = placeBelow(element, canvas)
  return (
    <fieldset className="flow-pad" aria-label={t('drawing.pad')} style={{ left: place.x, top: place.y }}>
      {leads && (
        <>
          <IconButton icon={Plus} label={t('drawing.add')} onClick={() => onOpen('add')} />
          <button
            type="button"
            className="flow-pad-line"
            draggable
            title={t('drawing.connect')}
            aria-label={t('drawing.connect')}
            onClick={() => onOpen('connect')}
            onDragStart={(event) => {
              event.preventDefault()
              given.onDraw(event.nativeEvent)
            }}
          >
            <Icon of={Spline} />
          </button>
        </>
      )}
      {(step !== undefined || element.type === 'bpmn:SequenceFlow') && (
        <IconButton icon={Pencil} label={t('drawing.edit')} onClick={given.onEdit} />
      )}
      {!isStart && <IconButton icon={Trash2} label={t('drawing.delete')} onClick={given.onDelete} />}
      <span ref={below} className="flow-pad-menu" style={{ left: roomForMark(place.x, canvas) - place.x }} />
      <MenuPopover
        anchor={below}
        open={open === 'add'}
        onClose={close}
        label={t('drawing.add')}
        entries={kinds.map((kind) => ({
          ...{ id: kind, text: t(`kind.${kind}`), icon: icons[kind] },
          onSelect: () => given.onAdd(kind),
        }))}
      />
      {leads && (
        <MenuPopover
          anchor={below}
          open={open === 'connect'}
          onClose={close}
          label={t('drawing.connect')}
          entries={connections(element as Shape, given, t('drawing.nothing'), t('drawing.disconnect'))}
        />
      )}
    </fieldset>
  )
}

/** All steps that a way can be drawn to, and the ways that there are, which can be taken away. */
function connections(
  shape: Shape,
  { flow, onConnect, onDisconnect }: StepPadProps,
  nothing: string,
  disconnect: string,
): (MenuEntry | 'line')[] {
  const ways = waysFrom(shape)
  const others = flow.Steps.filter(({ Id }) => Id !== shape.id && !ways.some(({ way }) => way.StepId === Id))
  const nameOf = (id: string) => flow.Steps.find(({ Id }) => Id === id)?.Name ?? id
  if (others.length + ways.length === 0)
    return [{ id: 'none', text: nothing, disabled: true, onSelect: () => undefined }]
  return [
    ...others.map(({ Id, Name, Kind }) => ({
      id: Id,
      text: cut(Name),
      icon: icons[Kind],
      onSelect: () => onConnect(Id),
    })),
    'line',
    ...ways.map(({ way, connection }) => ({
      ...{ id: connection.id, text: cut(nameOf(way.StepId)), note: disconnect, icon: Unlink, danger: true },
      onSelect: () => onDisconnect(connection),
    })),
  ]
}

/** As much of a name as a list has room for beside the mark. */
const cut = (name: string): string => (name.length > 28 ? `${name.slice(0, 27)}…` : name)

/** As wide as it is with all its buttons, and as high. */
const size = { width: 150, height: 40 }

/** Below the step, or where a line begins; within the canvas, where somebody reaches it. */
function placeBelow(element: Element, canvas: Canvas): { x: number; y: number } {
  const { x, y, scale, outer } = canvas.viewbox()
  const line = (element as Connection).waypoints?.[0]
  const { x: left, y: top, width, height } = element as Shape
  const at = line ?? { x: left, y: top + height }
  const middle = line ? 0 : (width * scale) / 2
  const within = (place: number, room: number) => Math.max(4, Math.min(place, room - 4))
  const below = within((at.y - y) * scale + 8, outer.height - size.height)
  const isBesideMark = below + size.height > outer.height - mark.height
  return {
    x: within((at.x - x) * scale + middle - size.width / 2, outer.width - size.width - (isBesideMark ? mark.width : 0)),
    y: below,
  }
}

/** The mark of bpmn.io with the space around it. */
const mark = { width: 84, height: 50 }

/** As wide as a list is. */
const listWidth = 270

/** Where a list begins that does not lie over the mark in the corner of the canvas. */
const roomForMark = (x: number, canvas: Canvas): number =>
  Math.max(0, Math.min(x, canvas.viewbox().outer.width - mark.width - listWidth))
