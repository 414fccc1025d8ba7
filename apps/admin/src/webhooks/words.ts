import type { Delivery, Webhook } from './api.ts'

/** Whether a webhook works: one that fails still sends. */
export const standingOf = ({ State, FailingSince }: Webhook) => {
  if (State === 'PAUSED') return { tone: 'mute', word: 'webhooks.state.PAUSED' } as const
  if (State === 'DISABLED') return { tone: 'bad', word: 'webhooks.state.DISABLED' } as const
  return FailingSince === undefined
    ? ({ tone: 'good', word: 'webhooks.state.ACTIVE' } as const)
    : ({ tone: 'warn', word: 'webhooks.state.failing' } as const)
}

const tones = { DELIVERED: 'good', WAITING: 'info', FAILED: 'bad' } as const

export const toneOf = ({ State }: Delivery) => tones[State]
