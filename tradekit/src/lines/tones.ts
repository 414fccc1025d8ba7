import type { Tone } from '@kontor/kit'
import type { DocumentLine } from '../queries/types.ts'

export const lineTones: Readonly<Record<DocumentLine['state'], Tone>> = {
  OPEN: 'mute',
  PARTLY_BILLED: 'info',
  BILLED: 'good',
  CLOSED: 'good',
  CANCELED: 'mute',
  DISPUTED: 'bad',
}
