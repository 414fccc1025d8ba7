import { service, type UnitOfWork } from '../../platform/index.ts'

/**
 * Gives the open work of a person who leaves the entered company to another, or to nobody; how much moved, and how much stayed with
 * them because the other may not take it.
 */
export type HandsOver = (
  uow: UnitOfWork,
  fromId: string,
  toId: string | undefined,
) => Promise<{ moved: number; stayed: number }>

/** What the area asks of those who keep work, which stand above it. */
export const handsOver = service<HandsOver>('users.handsOver')
