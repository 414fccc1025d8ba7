import type { OwnedObjects } from '../../testing-foreign.ts'

/** The branch is what paths with a company's id are asked for: who follows invoices is a partner of the company. */
export const ownedObjects: OwnedObjects = async ({ server, companyId, branchId }) => {
  await server.connect(companyId, branchId)
  return {}
}
