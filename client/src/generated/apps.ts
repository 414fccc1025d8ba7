// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const apps: Described<'apps'> = {
  readSetting: {"line":"GET apps/vendors/{vendorId}/apps/{appId}/settings/{property}","needs":{"vendorId":"appVendorIdString is required","appId":"appVendorIdString is required"},"answer":"text"},
  saveSetting: {"line":"PUT apps/vendors/{vendorId}/apps/{appId}/settings/{property}","needs":{"vendorId":"appVendorIdString is required","appId":"appVendorIdString is required"},"body":"text","answer":"none"},
  readStoreApp: {"line":"GET apps/store/vendors/{vendorId}/apps/{appId}"},
  listActive: {"line":"GET apps/active"},
  listActiveV2: {"line":"GET apps/v2/active"},
  listByCapability: {"line":"GET apps/active/capabilities/{capabilityName}"},
  listStore: {"line":"GET apps/store"},
  listCategories: {"line":"GET apps/store/categories"},
  activate: {"line":"PUT apps/active/vendors/{vendorId}/apps/{appId}/token","body":"json"},
  deactivate: {"line":"DELETE apps/active/vendors/{vendorId}/apps/{appId}","answer":"none"},
  isAutoActivateable: {"line":"GET apps/vendors/{vendorId}/apps/{appId}/autoactivateable"},
  addApp: {"line":"POST apps/store","body":"json"},
  removeApp: {"line":"DELETE apps/store/vendors/{vendorId}/apps/{appId}","answer":"none"},
  invoke: {"line":"POST apps/invoke/vendors/{vendorId}/apps/{appId}/methods/{method}","body":"json"},
  readPermissions: {"line":"GET apps/store/vendors/{vendorId}/apps/{appId}/permissions"},
  readReview: {"line":"GET apps/vendors/{vendorId}/apps/{appId}/review"},
  listReviews: {"line":"GET apps/vendors/{vendorId}/apps/reviews/list"},
  saveReview: {"line":"PUT apps/vendors/{vendorId}/apps/{appId}/review","needs":{"body":"review is required"},"body":"json"},
  deleteReview: {"line":"DELETE apps/vendors/{vendorId}/apps/{appId}/review","answer":"none"},
}
