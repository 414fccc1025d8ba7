import { allow } from '@kontor/server/areas/oauth'
import type { UnitOfWork } from '@kontor/server/platform'

/** What people let in beside Kontor's own apps, by their place among the company's people. */
const allowed = [
  { person: 0, clientId: 'Datafolio.Reports', given: ['openid', 'offline', 'company.read', 'document.read'] },
  { person: 1, clientId: 'Kassenwerk.Export', given: ['openid', 'offline', 'document.read', 'coding.read'] },
]

/** The programs that the company's people work with: an administrator sees them, and shuts one out. */
export async function letProgramsIn(uow: UnitOfWork, personIds: readonly string[]): Promise<void> {
  for (const { person, clientId, given } of allowed) {
    const userId = personIds[person]
    if (userId === undefined) continue
    await allow(uow, { userId, enteredId: uow.companyId, clientId, activationId: null, given, refused: [] })
  }
}
