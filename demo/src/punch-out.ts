import { demoAddress, saveShop } from '@kontor/server/areas/punch-out'
import type { Platform } from '@kontor/server/platform'
import { demoCompanies } from './companies.ts'
import type { Network } from './happen.ts'

/** The company whose requesters shop, and who sells to them. */
const buying = demoCompanies[0]!
const supplier = 'brandt'
const buyer = buying.people.findIndex(({ role }) => role === 'buyer')

/** A shop of each protocol, which Kontor itself plays: nothing there is for sale. */
export async function setUpShops({ ids, transact }: Network, platform: Platform): Promise<void> {
  const author = { actorId: ids.person(buying.key, buyer), requestId: 'demo shops' }
  const shop = {
    ...{ ConnectionId: ids.connection(buying.key, supplier), UserName: 'nordlicht', SupplierIdentity: supplier },
    ...{ Secret: 'kontor-demo', Active: true },
  }
  const shops = [
    { ...shop, Name: 'Brandt (demo shop, OCI)', Protocol: 'OCI', Address: demoAddress('oci') },
    { ...shop, Name: 'Brandt (demo shop, cXML)', Protocol: 'CXML', Address: demoAddress('cxml') },
  ] as const
  for (const one of shops)
    await transact(ids.company(buying.key), author, (uow) => saveShop(uow, platform, uow.newId(), one))
}
