import type { ReactNode, SVGProps } from 'react'

/** done, waiting, wrong, on its way, not yet begun */
export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'mute'

// Each tone has a shape of its own, drawn (not a background) so that it survives forced colours and print. All are paths:
// a row that is drawn for another document keeps the element.
const shapes: Record<Tone, SVGProps<SVGPathElement>> = {
  good: { d: 'M4 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8z' },
  warn: { d: 'M4 0 8 8H0z' },
  bad: { d: 'M0 0h8v8H0z' },
  info: { d: 'm4-.8 4.8 4.8L4 8.8-.8 4z' },
  mute: {
    d: 'M4 .4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2z',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.4',
  },
}

/** The shape alone, where the word stands elsewhere (a finding, a step). Decoration to screen readers. */
export function StatusShape({ tone }: { tone: Tone }) {
  return (
    <svg className="k-status-shape" data-tone={tone} viewBox="-1 -1 10 10" aria-hidden="true" focusable="false">
      <path {...shapes[tone]} />
    </svg>
  )
}

export type StatusProps = { tone: Tone; children: ReactNode }

/** A status as shape, colour and word: no one of the three carries it alone. */
export function Status({ tone, children }: StatusProps) {
  return (
    <span className="k-status" data-tone={tone}>
      <StatusShape tone={tone} />
      <span className="k-status-word">{children}</span>
    </span>
  )
}
