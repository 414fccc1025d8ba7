import { useId } from 'react'
import type { Drawing, Flow, Step } from './api.ts'
import { useWords } from './kontor.ts'

/** The workflow as its file draws it. Whoever cannot see it has the same as a list. */
export function Picture({ flow, drawing }: { flow: Flow; drawing: Drawing }) {
  const { t } = useWords()
  const arrow = useId()
  const { Width, Height, Shapes, Edges } = drawing
  const [wide, high] = [Width + 2 * margin, Height + 2 * labelHeight]
  return (
    <svg
      className="flow-picture"
      role="img"
      aria-label={t('picture.label', { name: flow.Name })}
      viewBox={`${-margin} ${-labelHeight} ${wide} ${high}`}
      width={wide}
      height={high}
    >
      <defs>
        <marker
          id={arrow}
          viewBox="0 0 8 8"
          refX="8"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse"
        >
          <path d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      {Edges.map(({ FromId, ToId, Points }) => (
        <path
          key={`${FromId} ${ToId} ${Points.map(({ X, Y }) => `${X},${Y}`).join(' ')}`}
          className="flow-edge"
          d={`M${Points.map(({ X, Y }) => `${X} ${Y}`).join('L')}`}
          markerEnd={`url(#${arrow})`}
        />
      ))}
      {Shapes.map((shape) => (
        <Shape key={shape.StepId} shape={shape} step={flow.Steps.find(({ Id }) => Id === shape.StepId)} />
      ))}
    </svg>
  )
}

/** Beside the drawing, for names that are wider than what they name. */
const margin = 48
/** Above decisions and below ends, for their names. */
const labelHeight = 48
const lineHeight = 15

function Shape({ shape: { X, Y, Width, Height }, step }: { shape: Drawing['Shapes'][number]; step: Step | undefined }) {
  const [middle, centre] = [X + Width / 2, Y + Height / 2]
  const name = step?.Name ?? ''
  if (step?.Kind === 'DECISION')
    return (
      <g data-kind={step.Kind}>
        <path d={`M${middle} ${Y}L${X + Width} ${centre} ${middle} ${Y + Height} ${X} ${centre}z`} />
        <Lines text={name} x={middle} y={Y} letters={20} stands="above" />
      </g>
    )
  const isRound = step === undefined || step.Kind === 'END' || step.Kind === 'WAIT'
  return (
    <g data-kind={step?.Kind ?? 'START'}>
      {isRound ? (
        <circle cx={middle} cy={centre} r={Math.min(Width, Height) / 2} />
      ) : (
        <rect x={X} y={Y} width={Width} height={Height} rx="8" />
      )}
      {isRound ? (
        <Lines text={name} x={middle} y={Y + Height + lineHeight} letters={18} stands="below" />
      ) : (
        <Lines text={name} x={middle} y={centre} letters={14} />
      )}
    </g>
  )
}

interface LinesProps {
  readonly text: string
  readonly x: number
  readonly y: number
  /** As many of a line as there is room for, about. */
  readonly letters: number
  readonly stands?: 'above' | 'below'
}

/** A name in at most three lines, around a point, above or below it. */
function Lines({ text, x, y, letters, stands }: LinesProps) {
  const lines = inLines(text, letters)
  const height = (lines.length - 1) * lineHeight
  const top =
    stands === 'below' ? y : stands === 'above' ? y - height - lineHeight / 2 : y - height / 2 + lineHeight / 3
  const placed = lines.map((line, at) => ({ line, y: top + at * lineHeight }))
  return (
    <text textAnchor="middle">
      {placed.map((one) => (
        <tspan key={one.y} x={x} y={one.y}>
          {one.line}
        </tspan>
      ))}
    </text>
  )
}

function inLines(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length <= 3 ? lines : [...lines.slice(0, 2), `${lines[2]} …`]
}
