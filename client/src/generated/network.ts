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
}
