// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const punchOut: Described<'punchOut'> = {
  listPunchOutShops: {"line":"GET procurement/punch-out-shops"},
  savePunchOutShop: {"line":"PUT procurement/punch-out-shops/{shopId}","needs":{"body":"shop is required"},"body":"json","answer":"none"},
  deletePunchOutShop: {"line":"DELETE procurement/punch-out-shops/{shopId}","answer":"none"},
  startPunchOut: {"line":"PUT procurement/documents/requisitions/{documentId}/punch-outs/{punchOutId}","needs":{"body":"ShopId is required"},"body":"json"},
  listPunchOuts: {"line":"GET procurement/documents/requisitions/{documentId}/punch-outs"},
}
