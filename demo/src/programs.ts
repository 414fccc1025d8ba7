import { allowProgram } from '@kontor/server/areas/oauth'
import type { Network } from './happen.ts'
import { settingsCompany } from './settings.ts'

/** What people let in beside Kontor's own apps, by their place among the company's people. */
const allowed = [
  { person: 0, clientId: 'Datafolio.Reports', given: ['openid', 'offline', 'company.read', 'document.read'] },
  { person: 1, clientId: 'Kassenwerk.Export', given: ['openid', 'offline', 'document.read', 'coding.read'] },
]

/** The programs that the company's people work with: an administrator sees them, and shuts one out. */
export async function letProgramsIn({ ids, transact }: Network): Promise<void> {
  const enteredId = ids.company(settingsCompany)
  const author = { actorId: null, requestId: 'demo programs' }
  await transact(enteredId, author, async (uow) => {
    for (const { person, clientId, given } of allowed) {
      const userId = ids.person(settingsCompany, person)
      await allowProgram(uow, { userId, enteredId, clientId, activationId: null, given, refused: [] })
    }
  })
}
