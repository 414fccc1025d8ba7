// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const network: Described<'network'> = {
  listConnections: {"line":"GET network/connections"},
  readConnection: {"line":"GET network/connections/{connectionId}"},
  requestConnection: {"line":"PUT network/connections/{connectionId}","body":"json"},
  listRequests: {"line":"GET network/requests"},
  acceptRequest: {"line":"PUT network/requests/{connectionId}/accept","answer":"text"},
  rejectRequest: {"line":"PUT network/requests/{connectionId}/reject","answer":"text"},
  searchCompanies: {"line":"GET network/search"},
  hideRequest: {"line":"PUT network/requests/{connectionId}/hide","answer":"text"},
  verifyRequest: {"line":"PUT network/requests/{connectionId}/verify","answer":"text"},
  listPending: {"line":"GET network/pending"},
  listGroups: {"line":"GET network/groups"},
  readGroup: {"line":"GET network/groups/{groupId}"},
  saveGroup: {"line":"PUT network/groups/{groupId}","body":"json","answer":"none"},
  deleteGroup: {"line":"DELETE network/groups/{groupId}","answer":"none"},
  readGroupConnections: {"line":"GET network/groups/{groupId}/connections"},
  saveGroupConnections: {"line":"PUT network/groups/{groupId}/connections","body":"json","answer":"none"},
  readProperty: {"line":"GET network/connections/{connectionId}/properties/{key}","answer":"text"},
  saveProperty: {"line":"PUT network/connections/{connectionId}/properties/{key}","body":"text","answer":"none"},
  listCompanies: {"line":"GET network/companies"},
  readConsumerToken: {"line":"GET apps/consumers/token/{consumerKey}"},
  readPaymentTerms: {"line":"GET paymentterms/{connectionId}"},
  savePaymentTerms: {"line":"PUT paymentterms/{connectionId}","body":"json","answer":"none"},
  readDeliveryTerms: {"line":"GET deliveryterms/{connectionId}"},
  saveDeliveryTerms: {"line":"PUT deliveryterms/{connectionId}","body":"json","answer":"none"},
}
