// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const configuration: Described<'configuration'> = {
  listKeys: {"line":"GET v0/autoconfig"},
  subscribe: {"line":"POST v0/autoconfig/{key}/subscription","body":"json","answer":"none"},
  readSubscription: {"line":"GET v0/autoconfig/{key}/subscription"},
  unsubscribe: {"line":"DELETE v0/autoconfig/{key}/subscription","answer":"none"},
  publish: {"line":"POST v0/autoconfig/{key}/config","needs":{"body":"config is required"},"body":"json"},
  listConfigs: {"line":"GET v0/autoconfig/{key}/config"},
  readPayload: {"line":"GET v0/autoconfig/{key}/config/{id}/payload","answer":["application/json"]},
}
