// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const onboarding: Described<'onboarding'> = {
  listCards: {"method":"GET","path":"onboarding/adaptive/config/v2/cards","answer":"json"},
  saveCards: {"method":"PUT","path":"onboarding/adaptive/config/v2/cards","needs":{"body":"cards are required"},"body":"json","answer":"none"},
  addFile: {"method":"POST","path":"onboarding/masterdata/files","needs":{"file":"file is required","fileName":"fileName is required","supplierGroupId":"supplierGroupId is required"},"body":"parts","answer":"json"},
  listFiles: {"method":"GET","path":"onboarding/masterdata/files","needs":{"supplierGroupId":"supplierGroupId is required"},"answer":"json"},
  readFile: {"method":"GET","path":"onboarding/masterdata/files/{id}","needs":{"id":"fileId is required"},"answer":"json"},
  listFileErrors: {"method":"GET","path":"onboarding/masterdata/files/{id}/errors","needs":{"id":"fileId is required"},"answer":"json"},
  readFileStatus: {"method":"GET","path":"onboarding/masterdata/files/{id}/status","needs":{"id":"fileId is required"},"answer":"json"},
  approveFile: {"method":"POST","path":"onboarding/masterdata/files/{id}/approve","needs":{"id":"fileId is required"},"answer":"none"},
  deleteFile: {"method":"DELETE","path":"onboarding/masterdata/files/{id}","needs":{"id":"fileId is required"},"answer":"none"},
  readProperties: {"method":"GET","path":"onboarding/properties/{supplierId}","needs":{"supplierId":"supplierId is required","key":"key is required"},"answer":"json"},
  readInvitation: {"method":"GET","path":"onboarding/invitations","needs":{"tokenId":"tokenId is required"},"answer":"json"},
  acceptInvitation: {"method":"POST","path":"onboarding/invitations/{token}/accept","needs":{"token":"tokenId is required"},"answer":"none"},
  deleteInvitation: {"method":"DELETE","path":"onboarding/invitations/{token}","needs":{"token":"tokenId is required"},"answer":"none"},
  listMappings: {"method":"GET","path":"onboarding/mappings","answer":"json"},
  saveFeature: {"method":"POST","path":"onboarding/settings/feature/{type}","needs":{"type":"FeatureType is required"},"body":"json","answer":"none"},
  readFeature: {"method":"GET","path":"onboarding/settings/feature/{type}","needs":{"type":"FeatureType is required"},"answer":"json"},
  saveBranding: {"method":"POST","path":"onboarding/settings/branding/{type}","needs":{"type":"BrandingType is required"},"body":"json","answer":"none"},
  readBranding: {"method":"GET","path":"onboarding/settings/branding/{type}","needs":{"type":"BrandingType is required"},"answer":"json"},
  createContact: {"method":"POST","path":"onboarding/contacts","body":"json","answer":"json"},
  inviteContact: {"method":"POST","path":"onboarding/contacts/{sourceId}/invitation","needs":{"sourceId":"sourceId is required"},"answer":"json"},
  listSupplierGroups: {"method":"GET","path":"onboarding/suppliergroups","answer":"json"},
  enableTrackAndTrace: {"method":"POST","path":"onboarding/trackandtrace/enable/{companyId}","needs":{"companyId":"companyId is required"},"answer":"none"},
}
