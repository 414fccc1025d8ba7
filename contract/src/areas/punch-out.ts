import { PunchOut, PunchOutShop, PunchOutShopInput } from '../entities/index.ts'
import { call, id, instant, list, nothing, record, uuid } from '../words/index.ts'

const manage = { may: 'requisition.manage' } as const
const needs = { shopId: 'shopId is required' }
const path = { documentId: id('requisition') }

/** Issue 22: requesters shop at a supplier's, and bring what they chose into a requisition (OCI, cXML). */
export const punchOut = {
  listPunchOutShops: call('GET procurement/punch-out-shops', {
    id: 'K-PUN-01',
    says: 'The shops of suppliers that the company has set up, by name.',
    may: 'requisition.read',
    returns: record({ Shops: list(PunchOutShop, { max: 200 }) }),
  }),
  savePunchOutShop: call('PUT procurement/punch-out-shops/{shopId}', {
    id: 'K-PUN-02',
    says: 'Saves a shop under an id that the caller chose.',
    ...manage,
    needs: { ...needs, body: 'shop is required' },
    path: { shopId: uuid() },
    body: PunchOutShopInput,
    returns: nothing(),
    fails: ['BadRequest', 'ResourceNotFound', 'Conflict'],
  }),
  deletePunchOutShop: call('DELETE procurement/punch-out-shops/{shopId}', {
    id: 'K-PUN-03',
    says: 'Deletes a shop: visits under way come to nothing. What was brought from it stays.',
    ...manage,
    needs,
    path: { shopId: id('punchOutShop') },
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
  startPunchOut: call('PUT procurement/documents/requisitions/{documentId}/punch-outs/{punchOutId}', {
    id: 'K-PUN-04',
    says: 'Begins a visit to a shop for a draft, under an id that the caller chose. The page at /window/punch-out/{companyId}/{punchOutId} opens the shop, for the caller alone; once, and until then, the shop may give back what was chosen.',
    may: 'requisition.write',
    path: { ...path, punchOutId: uuid() },
    needs: {
      documentId: 'documentId is required',
      punchOutId: 'punchOutId is required',
      body: 'ShopId is required',
    },
    body: record({ ShopId: id('punchOutShop') }),
    returns: record({ Until: instant() }),
    fails: ['ResourceNotFound', 'Conflict', 'Locked'],
  }),
  listPunchOuts: call('GET procurement/documents/requisitions/{documentId}/punch-outs', {
    id: 'K-PUN-05',
    says: 'The visits to shops for a requisition, the latest first, with what came of them.',
    may: 'requisition.read',
    path,
    needs: { documentId: 'documentId is required' },
    returns: record({ PunchOuts: list(PunchOut, { max: 50 }) }),
    fails: ['ResourceNotFound'],
  }),
}
