import type { OwnedObjects } from '../../testing-foreign.ts'

export const ownedObjects: OwnedObjects = async ({ server, owner }) => ({
  session: (await server.browser(owner)).id,
})
