import type { Tone } from '@kontor/kit'
import type { TicketStatus } from './api.ts'

const tones: Readonly<Record<TicketStatus, Tone>> = {
  new: 'mute',
  open: 'warn',
  pending: 'info',
  hold: 'warn',
  solved: 'good',
  closed: 'mute',
}

export const toneOf = (status: TicketStatus): Tone => tones[status]
