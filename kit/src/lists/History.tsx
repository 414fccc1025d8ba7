import type { ReactNode } from 'react'
import { StatusShape, type Tone } from '../feedback/Status.tsx'

export type HistoryStep = {
  id: string
  /** As the reader sees it: '14:02', '18 Nov'. */
  time: string
  /** The instant for machines, ISO with its zone. */
  instant?: string | undefined
  text: ReactNode
  /** Why it happened: 'over € 5,000, cost centre 210'. */
  reason?: ReactNode
  tone?: Tone | undefined
  /** What can be done about it. */
  actions?: ReactNode
  /** Shows how things were after it. */
  onChoose?: (() => void) | undefined
  /** It is the one that is shown. */
  chosen?: boolean | undefined
}

export type HistoryProps = { label: string; steps: readonly HistoryStep[] }

/** What happened, step by step, with the reason beside each. */
export function History({ label, steps }: HistoryProps) {
  return (
    <ol className="k-history" aria-label={label}>
      {steps.map((step) => (
        <li key={step.id} aria-current={step.chosen ? 'step' : undefined}>
          <time dateTime={step.instant}>{step.time}</time>
          <span>
            {step.tone && <StatusShape tone={step.tone} />}
            {step.onChoose ? (
              <button type="button" className="k-history-choose" onClick={step.onChoose}>
                {step.text}
              </button>
            ) : (
              step.text
            )}
            {step.reason && <small>{step.reason}</small>}
          </span>
          {step.actions && <span className="k-history-actions">{step.actions}</span>}
        </li>
      ))}
    </ol>
  )
}
