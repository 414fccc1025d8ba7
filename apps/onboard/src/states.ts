import type { Tone } from '@kontor/kit'
import type { FileStatus, SupplierState } from './api.ts'

/** In the order in which a supplier comes in. */
export const toneOf: Readonly<Record<SupplierState, Tone>> = {
  NEW: 'mute',
  INVITED: 'info',
  OPENED: 'info',
  EXPIRED: 'warn',
  REGISTERED: 'warn',
  CONNECTED: 'good',
  DECLINED: 'bad',
  WITHDRAWN: 'mute',
}

export const states = Object.keys(toneOf) as SupplierState[]

export const fileTone: Readonly<Record<FileStatus['State'], Tone>> = {
  STORED: 'warn',
  IMPORTED: 'bad',
  VALIDATED: 'info',
  APPROVED: 'good',
  DELETED: 'mute',
}
