import type { Adapter } from 'oidc-provider'
import * as store from '../store.ts'
import type { World } from './world.ts'

/** Programs as the protocol knows them. `client_secret` is the hash: the provider compares hashes. */
export const clients = ({ platform }: World): Partial<Adapter> => ({
  find: async (id) => {
    const row = await platform.db.plain((tx) => store.client(tx, id))
    if (row === undefined) return undefined
    const signsIn = row.redirect_uris.length > 0
    const byItself = row.secret_hash !== null && row.acts_in !== null && row.acts_as !== null
    return {
      client_id: row.id,
      client_name: row.id,
      ...(row.secret_hash === null
        ? { token_endpoint_auth_method: 'none' }
        : { token_endpoint_auth_method: 'client_secret_basic', client_secret: row.secret_hash }),
      redirect_uris: row.redirect_uris,
      response_types: signsIn ? ['code'] : [],
      grant_types: [
        ...(signsIn ? ['authorization_code', 'refresh_token'] : []),
        ...(byItself ? ['client_credentials'] : []),
      ],
      application_type: 'web',
      ...(byItself ? { acts_in: row.acts_in } : {}),
    }
  },
})
