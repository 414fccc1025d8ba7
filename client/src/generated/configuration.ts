// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const configuration: Described<'configuration'> = {
  subscribe: {"method":"POST","path":"v0/autoconfig/{key}/subscription","needs":{"key":"key is required"},"body":"json","answer":"none"},
  readSubscription: {"method":"GET","path":"v0/autoconfig/{key}/subscription","needs":{"key":"key is required"},"answer":"json"},
  unsubscribe: {"method":"DELETE","path":"v0/autoconfig/{key}/subscription","needs":{"key":"key is required"},"answer":"none"},
  publish: {"method":"POST","path":"v0/autoconfig/{key}/config","needs":{"key":"key is required"},"body":"json","answer":"json"},
  listConfigs: {"method":"GET","path":"v0/autoconfig/{key}/config","needs":{"key":"key is required"},"answer":"json"},
  readPayload: {"method":"GET","path":"v0/autoconfig/{key}/config/{id}/payload","needs":{"key":"key is required","id":"id is required"},"answer":["application/json","text/plain"]},
}
