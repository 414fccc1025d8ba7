import { made, type OwnedObjects } from '../../testing-foreign.ts'

export const ownedObjects: OwnedObjects = async ({ server, owner, companyId }) => {
  const connectionId = await server.connect(await server.company({ name: 'Plan partner' }), companyId)
  const json = {
    ...{ name: 'Year', connectionId, currency: 'EUR' },
    instalments: [{ date: '2099-01-31', amount: '100.00' }],
  }
  const plan = (await (await made(owner.send('POST v0/plans', { json }))).json()) as { id: string }
  return { plan: plan.id }
}
