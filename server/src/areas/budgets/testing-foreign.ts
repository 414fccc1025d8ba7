import { randomUUID } from 'node:crypto'
import { made, type OwnedObjects } from '../../testing-foreign.ts'

export const ownedObjects: OwnedObjects = async ({ owner }) => {
  const budget = randomUUID()
  const body = { CostCentre: '4711', From: '2026-01-01', To: '2026-12-31', Amount: '1000' }
  await made(owner.send(`PUT procurement/budgets/${budget}`, { json: body }))
  return { budget }
}
