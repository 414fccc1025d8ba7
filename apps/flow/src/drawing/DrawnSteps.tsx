import { Icon } from '@kontor/kit'
import type { Shape } from 'bpmn-js/lib/model/Types.js'
import { CircleAlert } from 'lucide-react'
import { type Flow, useVersions } from '../api.ts'
import { useWords } from '../kontor.ts'
import { icons, wayWords } from '../StepSays.tsx'
import type { Modeler } from './modeler.ts'
import { stepOf, waysFrom } from './read-steps.ts'
import { WayNames } from './WayNames.tsx'

export interface DrawnStepsProps {
  readonly modeler: Modeler
  readonly flow: Flow
  /** The start and the steps, in the order in which a document comes to them. */
  readonly shapes: readonly Shape[]
  readonly current: Shape | undefined
  /** The steps that are to be mended. */
  readonly wrong: ReadonlySet<string>
  /** Tells how it is used by keys. */
  readonly describedBy: string
  readonly onFocus: (shape: Shape) => void
  readonly onOpen: (shape: Shape) => void
}

/**
 * What lies over the canvas: a button for each step, which the keyboard and screen readers reach and the mouse goes through,
 * with the icon of its kind; and what leads along each way.
 */
export function DrawnSteps({ modeler, flow, shapes, current, wrong, describedBy, onFocus, onOpen }: DrawnStepsProps) {
  const words = useWords()
  const { t } = words
  const facts = useVersions().data?.Facts ?? []
  const { x, y, scale } = modeler.get('canvas').viewbox()
  const nameOf = (shape: Shape): string => {
    const step = flow.Steps.find(({ Id }) => Id === shape.id)
    const ways = waysFrom(shape).map(({ way }) => wayWords(way, step, flow, facts, words))
    return [
      step ? t('drawing.step', { kind: t(`kind.${step.Kind}`), name: step.Name }) : t('drawing.start'),
      ...(wrong.has(shape.id) ? [t('flow.stepToMend')] : []),
      ...ways,
    ].join('. ')
  }
  return (
    <fieldset
      className="flow-drawn"
      style={{ transform: `scale(${scale}) translate(${-x}px, ${-y}px)` }}
      aria-label={t('drawing.steps')}
      aria-describedby={describedBy}
    >
      <WayNames shapes={shapes} flow={flow} />
      {shapes.map((shape) => {
        const kind = flow.Steps.find(({ Id }) => Id === shape.id)?.Kind
        return (
          <button
            key={shape.id}
            id={buttonId(shape.id)}
            type="button"
            className="flow-drawn-step"
            data-kind={kind}
            tabIndex={shape === (current ?? shapes[0]) ? 0 : -1}
            aria-label={nameOf(shape)}
            style={{ top: shape.y, left: shape.x, width: shape.width, height: shape.height }}
            onFocus={() => onFocus(shape)}
            onClick={() => onOpen(shape)}
          >
            {kind && isTask(shape) && <Icon of={icons[kind]} size="small" />}
            {wrong.has(shape.id) && (
              <span className="flow-drawn-wrong">
                <Icon of={CircleAlert} />
              </span>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}

export const buttonId = (id: string): string => `drawn-${id}`

/** These have room for an icon; what else there is has a shape of its own in BPMN. */
const isTask = (shape: Shape): boolean => !['DECISION', 'FORK', 'JOIN', 'WAIT', 'END'].includes(stepOf(shape).Kind)
