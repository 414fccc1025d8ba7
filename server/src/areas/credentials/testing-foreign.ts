import { randomUUID } from 'node:crypto'
import type { OwnedObjects } from '../../testing-foreign.ts'
import { insertPasskey } from './store/passkeys.ts'

export const ownedObjects: OwnedObjects = async ({ server, companyId, owner }) => {
  const passkey = randomUUID()
  await server.platform.transact(companyId, { actorId: null, requestId: 'test' }, ({ tx, now }) =>
    insertPasskey(tx, {
      company_id: companyId,
      id: passkey,
      user_id: owner.id,
      credential_id: 'test',
      public_key: '',
      counter: '0',
      transports: '',
      name: 'Test',
      created: now,
      last_used: null,
    }),
  )
  return { passkey }
}
