import type { Adapter } from 'oidc-provider'
import { accessTokens, ownTokens } from './access-tokens.ts'
import { artifacts } from './artifacts.ts'
import { clients } from './clients.ts'
import { grants } from './grants.ts'
import { interactions } from './interactions.ts'
import type { World } from './world.ts'

/** Keeps nothing. The protocol's own session among it: who is signed in, the shell's session says and nothing else. */
const nothing: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUserCode: async () => undefined,
  findByUid: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
}

/** Where each thing of the protocol is kept: in Postgres, so that several processes and a restart know the same. */
export function createAdapter(world: World, shellOrigin: () => string): (name: string) => Adapter {
  const kept: Readonly<Record<string, Partial<Adapter>>> = {
    Client: clients(world),
    Interaction: interactions(world, shellOrigin),
    Grant: grants(world),
    AuthorizationCode: artifacts(world, 'AuthorizationCode'),
    RefreshToken: artifacts(world, 'RefreshToken'),
    AccessToken: accessTokens(world),
    ClientCredentials: ownTokens(world),
  }
  return (name) => ({ ...nothing, ...kept[name] })
}
