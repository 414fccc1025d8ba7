import { made, type OwnedObjects } from '../../testing-foreign.ts'

/** The address of a connection is that of the company with an end of its own. */
export const ownedObjects: OwnedObjects = async ({ owner }) => {
  await made(owner.send('POST mails/intake'))
  return {}
}
