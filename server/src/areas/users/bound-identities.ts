import { service, type UnitOfWork } from '../../platform/index.ts'

/** Who of the entered company signs in with an account at its identity provider that is known by now. */
export type BoundIdentities = (uow: UnitOfWork) => Promise<ReadonlySet<string>>

/** What the area asks of those who sign people in, which stand above it. */
export const boundIdentities = service<BoundIdentities>('users.boundIdentities')
