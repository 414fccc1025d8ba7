import type { OwnedObjects } from '../../testing-foreign.ts'
import { allowProgram } from './grants.ts'

export const ownedObjects: OwnedObjects = async ({ server, companyId, owner }) => {
  const consent = await server.platform.transact(companyId, { actorId: null, requestId: 'test' }, (uow) =>
    allowProgram(uow, {
      userId: owner.id,
      enteredId: companyId,
      clientId: 'Acme.Bridge',
      activationId: null,
      given: ['openid'],
      refused: [],
    }),
  )
  return { consent, program: consent }
}
