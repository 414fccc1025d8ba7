import type { UnitOfWork } from '../../../platform/index.ts'

/** Told once a requisition is ordered or canceled: nothing of it changes any more. */
export const ended = 'requisitions.ended'

export const tellEnded = (uow: UnitOfWork, requisitionId: string): Promise<void> => uow.later(ended, { requisitionId })
