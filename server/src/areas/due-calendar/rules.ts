import type { DueSide, DueStanding } from '@kontor/contract'

type Folder = 'sales' | 'purchases'

export const sideOf = (side: Folder): DueSide => (side === 'purchases' ? 'PAY' : 'RECEIVE')
export const folderOf = (side: DueSide): Folder => (side === 'PAY' ? 'purchases' : 'sales')

interface Standing {
  readonly paymentFileId: string | null
  readonly payDay: string | null
  readonly response: string
  readonly onHold: object | null
}

/** How sure it is that a bill is paid on its day, the surest first. */
export function standingOf({ paymentFileId, payDay, response, onHold }: Standing): DueStanding {
  if (paymentFileId !== null) return 'ORDERED'
  if (response === 'DISPUTED' || onHold !== null) return 'DISPUTED'
  if (payDay !== null) return 'AGREED'
  return response === 'ACCEPTED' ? 'ACCEPTED' : 'WAITING'
}

/** The longest period of which a calendar is read. */
export const maxDays = 100
