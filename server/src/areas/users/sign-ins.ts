import { service, type UnitOfWork } from '../../platform/index.ts'

/** What the area asks of those who sign people in, which stand above it. */
export interface SignIns {
  /** In the transaction that locks the person out. */
  endAllOf(uow: UnitOfWork, userId: string): Promise<void>
  /** After it: what this process remembers. */
  forget(userId: string): void
}

export const signIns = service<SignIns>('users.signIns')
