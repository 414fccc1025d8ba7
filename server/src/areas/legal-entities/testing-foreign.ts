import { randomUUID } from 'node:crypto'
import { made, type OwnedObjects } from '../../testing-foreign.ts'

export const ownedObjects: OwnedObjects = async ({ owner }) => {
  const legalEntity = randomUUID()
  const json = { CompanyId: owner.companyId, Name: 'Aster Logistik GmbH' }
  await made(owner.send(`PUT legalentities/${legalEntity}`, { json }))
  return { legalEntity }
}
