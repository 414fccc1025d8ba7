// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const onboarding: Described<'onboarding'> = {
  listCards: {"line":"GET onboarding/adaptive/config/v2/cards"},
  saveCards: {"line":"PUT onboarding/adaptive/config/v2/cards","needs":{"body":"cards are required"},"body":"json","answer":"none"},
  addFile: {"line":"POST onboarding/masterdata/files","needs":{"file":"file is required","fileName":"fileName is required","supplierGroupId":"supplierGroupId is required"},"body":"parts"},
  listFiles: {"line":"GET onboarding/masterdata/files","needs":{"supplierGroupId":"supplierGroupId is required"}},
  readFile: {"line":"GET onboarding/masterdata/files/{id}","needs":{"id":"fileId is required"}},
  listFileErrors: {"line":"GET onboarding/masterdata/files/{id}/errors","needs":{"id":"fileId is required"}},
  readFileStatus: {"line":"GET onboarding/masterdata/files/{id}/status","needs":{"id":"fileId is required"}},
  approveFile: {"line":"POST onboarding/masterdata/files/{id}/approve","needs":{"id":"fileId is required"},"answer":"none"},
  deleteFile: {"line":"DELETE onboarding/masterdata/files/{id}","needs":{"id":"fileId is required"},"answer":"none"},
  readProperties: {"line":"GET onboarding/properties/{supplierId}","needs":{"key":"key is required"}},
  readInvitation: {"line":"GET onboarding/invitations","needs":{"tokenId":"tokenId is required"}},
  acceptInvitation: {"line":"POST onboarding/invitations/{token}/accept","needs":{"token":"tokenId is required"},"answer":"none"},
  deleteInvitation: {"line":"DELETE onboarding/invitations/{token}","needs":{"token":"tokenId is required"},"answer":"none"},
  listMappings: {"line":"GET onboarding/mappings"},
  saveFeature: {"line":"POST onboarding/settings/feature/{type}","needs":{"type":"FeatureType is required"},"body":"json","answer":"none"},
  readFeature: {"line":"GET onboarding/settings/feature/{type}","needs":{"type":"FeatureType is required"}},
  saveBranding: {"line":"POST onboarding/settings/branding/{type}","needs":{"type":"BrandingType is required"},"body":"json","answer":"none"},
  readBranding: {"line":"GET onboarding/settings/branding/{type}","needs":{"type":"BrandingType is required"}},
  createContact: {"line":"POST onboarding/contacts","body":"json"},
  inviteContact: {"line":"POST onboarding/contacts/{sourceId}/invitation"},
  listSupplierGroups: {"line":"GET onboarding/suppliergroups"},
  enableTrackAndTrace: {"line":"POST onboarding/trackandtrace/enable/{companyId}","answer":"none"},
}
