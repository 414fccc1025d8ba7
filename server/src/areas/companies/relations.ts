import type { NewBranch, Of } from '@kontor/contract'
import { service, type UnitOfWork } from '../../platform/index.ts'

/** What the area asks the network, which stands above it. */
export interface Relations {
  /** Whether the company that the unit of work has entered has this one among its connections. */
  isConnected(uow: UnitOfWork, companyId: string): Promise<boolean>

  /** The members of the network with which the entered company is connected, a part of their name given, by name. */
  connectedIds(uow: UnitOfWork, text: string | undefined): Promise<readonly string[]>
}

export const relations = service<Relations>('companies.relations')

/** What the area asks the users, who stand above it. */
export interface Founders {
  /**
   * Gives a new branch of the entered company its first administrator, who is added where nobody has the address, and
   * makes who creates it an administrator, too.
   *
   * @throws ApiError Conflict where the address belongs to somebody of another company, or the id is taken
   */
  administerBranch(
    uow: UnitOfWork,
    branchId: string,
    first: Of<typeof NewBranch>['User'] & { readonly invite: boolean; readonly language: string },
    creator: { readonly userId: string; readonly homeId: string },
  ): Promise<void>
}

export const founders = service<Founders>('companies.founders')
