// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const network: Described<'network'> = {
  listConnections: {"method":"GET","path":"network/connections","answer":"json"},
  readConnection: {"method":"GET","path":"network/connections/{connectionId}","needs":{"connectionId":"connectionId is required"},"answer":"json"},
  requestConnection: {"method":"PUT","path":"network/connections/{connectionId}","needs":{"connectionId":"connectionId is required"},"body":"json","answer":"json"},
  listRequests: {"method":"GET","path":"network/requests","answer":"json"},
  acceptRequest: {"method":"PUT","path":"network/requests/{connectionId}/accept","needs":{"connectionId":"connectionId is required"},"answer":"text"},
  rejectRequest: {"method":"PUT","path":"network/requests/{connectionId}/reject","needs":{"connectionId":"connectionId is required"},"answer":"text"},
  searchCompanies: {"method":"GET","path":"network/search","answer":"json"},
  hideRequest: {"method":"PUT","path":"network/requests/{connectionId}/hide","needs":{"connectionId":"connectionId is required"},"answer":"text"},
  verifyRequest: {"method":"PUT","path":"network/requests/{connectionId}/verify","needs":{"connectionId":"connectionId is required"},"answer":"text"},
  listPending: {"method":"GET","path":"network/pending","answer":"json"},
  listGroups: {"method":"GET","path":"network/groups","answer":"json"},
  readGroup: {"method":"GET","path":"network/groups/{groupId}","needs":{"groupId":"groupId is required"},"answer":"json"},
  saveGroup: {"method":"PUT","path":"network/groups/{groupId}","needs":{"groupId":"groupId is required"},"body":"json","answer":"none"},
  deleteGroup: {"method":"DELETE","path":"network/groups/{groupId}","needs":{"groupId":"groupId is required"},"answer":"none"},
  readGroupConnections: {"method":"GET","path":"network/groups/{groupId}/connections","needs":{"groupId":"groupId is required"},"answer":"json"},
  saveGroupConnections: {"method":"PUT","path":"network/groups/{groupId}/connections","needs":{"groupId":"groupId is required"},"body":"json","answer":"none"},
  readProperty: {"method":"GET","path":"network/connections/{connectionId}/properties/{key}","needs":{"connectionId":"connectionId is required","key":"key is required"},"answer":"text"},
  saveProperty: {"method":"PUT","path":"network/connections/{connectionId}/properties/{key}","needs":{"connectionId":"connectionId is required","key":"key is required"},"body":"text","answer":"none"},
  listCompanies: {"method":"GET","path":"network/companies","answer":"json"},
  readConsumerToken: {"method":"GET","path":"apps/consumers/token/{consumerKey}","needs":{"consumerKey":"consumerKey is required"},"answer":"json"},
  readPaymentTerms: {"method":"GET","path":"paymentterms/{connectionId}","needs":{"connectionId":"connectionId is required"},"answer":"json"},
  savePaymentTerms: {"method":"PUT","path":"paymentterms/{connectionId}","needs":{"connectionId":"connectionId is required"},"body":"json","answer":"none"},
  readDeliveryTerms: {"method":"GET","path":"deliveryterms/{connectionId}","needs":{"connectionId":"connectionId is required"},"answer":"json"},
  saveDeliveryTerms: {"method":"PUT","path":"deliveryterms/{connectionId}","needs":{"connectionId":"connectionId is required"},"body":"json","answer":"none"},
}
