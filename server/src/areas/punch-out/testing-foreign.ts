import { randomUUID } from 'node:crypto'
import { made, type OwnedObjects } from '../../testing-foreign.ts'

export const ownedObjects: OwnedObjects = async ({ server, companyId, owner }) => {
  const punchOutShop = randomUUID()
  const connection = await server.connect(companyId, await server.company())
  const shop = {
    Name: 'Shop',
    ConnectionId: connection,
    Protocol: 'OCI',
    Address: 'https://shop.example',
    Active: true,
  }
  await made(owner.send(`PUT procurement/punch-out-shops/${punchOutShop}`, { json: shop }))
  return { punchOutShop }
}
