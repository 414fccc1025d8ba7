import type { DispatchState } from '@kontor/contract'

/** Of a dispatch that has neither arrived nor failed for good. */
export const openDispatches = ['ACCEPTED', 'PROCESSING', 'FAILED_TRANSIENT'] as const satisfies DispatchState[]

export const isOpen = (state: DispatchState): boolean => (openDispatches as readonly DispatchState[]).includes(state)
