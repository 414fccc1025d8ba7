import { randomUUID } from 'node:crypto'
import { made, type OwnedObjects } from '../../testing-foreign.ts'

export const ownedObjects: OwnedObjects = async ({ server, owner, companyId }) => {
  const connection = await server.connect(await server.company({ name: 'Offered to' }), companyId)
  const promotion = randomUUID()
  const json = {
    ...{ Title: 'Early', Currency: 'EUR', Percent: '6', From: '2026-01-01', Until: '2099-12-31' },
    ConnectionIds: [connection],
  }
  await made(owner.send(`PUT promotions/${promotion}`, { json }))
  return { promotion }
}
