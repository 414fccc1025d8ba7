import { service, type UnitOfWork } from '../../platform/index.ts'

/** Gives the open work of one person of the entered company to another; how much moved, and how much the other may not take. */
export type HandsOver = (uow: UnitOfWork, fromId: string, toId: string) => Promise<{ moved: number; stayed: number }>

/** What the area asks of those who keep work, which stand above it. */
export const handsOver = service<HandsOver>('users.handsOver')
