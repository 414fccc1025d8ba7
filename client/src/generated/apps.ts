// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const apps: Described<'apps'> = {
  readSetting: {"method":"GET","path":"apps/vendors/{vendorId}/apps/{appId}/settings/{property}","needs":{"property":"property is required","vendorId":"appVendorIdString is required","appId":"appVendorIdString is required"},"answer":"text"},
  saveSetting: {"method":"PUT","path":"apps/vendors/{vendorId}/apps/{appId}/settings/{property}","needs":{"property":"property is required","vendorId":"appVendorIdString is required","appId":"appVendorIdString is required"},"body":"text","answer":"none"},
  readStoreApp: {"method":"GET","path":"apps/store/vendors/{vendorId}/apps/{appId}","needs":{"vendorId":"vendorId is required","appId":"appId is required"},"answer":"json"},
  listActive: {"method":"GET","path":"apps/active","answer":"json"},
  listActiveV2: {"method":"GET","path":"apps/v2/active","answer":"json"},
  listByCapability: {"method":"GET","path":"apps/active/capabilities/{capabilityName}","needs":{"capabilityName":"capabilityName is required"},"answer":"json"},
  listStore: {"method":"GET","path":"apps/store","answer":"json"},
  listCategories: {"method":"GET","path":"apps/store/categories","answer":"json"},
  activate: {"method":"PUT","path":"apps/active/vendors/{vendorId}/apps/{appId}/token","needs":{"vendorId":"vendorId is required","appId":"appId is required"},"body":"json","answer":"json"},
  deactivate: {"method":"DELETE","path":"apps/active/vendors/{vendorId}/apps/{appId}","needs":{"vendorId":"vendorId is required","appId":"appId is required"},"answer":"none"},
  isAutoActivateable: {"method":"GET","path":"apps/vendors/{vendorId}/apps/{appId}/autoactivateable","needs":{"vendorId":"vendorId is required","appId":"appId is required"},"answer":"json"},
  addApp: {"method":"POST","path":"apps/store","body":"json","answer":"json"},
  removeApp: {"method":"DELETE","path":"apps/store/vendors/{vendorId}/apps/{appId}","needs":{"vendorId":"vendorId is required","appId":"appId is required"},"answer":"none"},
  readPermissions: {"method":"GET","path":"apps/store/vendors/{vendorId}/apps/{appId}/permissions","needs":{"vendorId":"vendorId is required","appId":"appId is required"},"answer":"json"},
  readReview: {"method":"GET","path":"apps/vendors/{vendorId}/apps/{appId}/review","needs":{"vendorId":"vendorId is required","appId":"appId is required"},"answer":"json"},
  listReviews: {"method":"GET","path":"apps/vendors/{vendorId}/apps/reviews/list","needs":{"vendorId":"vendorId is required"},"answer":"json"},
  invoke: {"method":"POST","path":"apps/invoke/vendors/{vendorId}/apps/{appId}/methods/{method}","needs":{"vendorId":"vendorId is required","appId":"appId is required"},"body":"json","answer":"json"},
}
