import { credentials } from '../../platform/http/index.ts'
import { defineArea, provide, service } from '../../platform/index.ts'
import { registry, tokens } from '../apps/index.ts'
import { signIns } from '../users/index.ts'
import { createEntrance, type Entrance, type SecondStepOf } from './commands/enter-company.ts'
import { createHandlers, type DemoPerson } from './handlers.ts'
import { createSessions, type ScopeOf, type Sessions } from './sessions.ts'
import { eraseSessions, prune } from './store.ts'

export { createLimit, type Limit } from '../../platform/limits.ts'
export { closeAccount } from './commands/close-account.ts'
export type { Entering, Entrance, SecondStep, SecondStepOf } from './commands/enter-company.ts'
export { logFailure, noteFailure } from './commands/note-failure.ts'
export { issueProgramToken, type Opened } from './commands/open-session.ts'
export type { DemoPerson } from './handlers.ts'
export { signInSecret } from './keys.ts'
export { endPending, type PendingSignIn, pendingOf } from './pending-sign-in.ts'
export { networkOf } from './rules.ts'
export { type Sealing, sealing } from './sealing.ts'
export type { ClientToken, ProgramToken, ScopeOf, Sessions } from './sessions.ts'
export { readSigned, sign } from './signing.ts'
export { hashOf, homeOf, newSecret, newToken } from './tokens.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    session: true
    signIn: true
  }
}

/** The tokens that people, apps and programs hold. */
export const sessions = service<Sessions>('session.sessions')

/** The way in for whoever has proven who they are. */
export const entrance = service<Entrance>('session.entrance')

/** What is asked of somebody besides the password: the area of credentials knows, which stands above. */
export const secondStepOf = service<SecondStepOf>('session.secondStepOf')

/** What the token of an app may do: the area of OAuth knows, which stands above. */
export const tokenScopes = service<ScopeOf>('session.tokenScopes')

/** The people of the demo network; nobody anywhere else. */
export const demoPeople = service<() => Promise<readonly DemoPerson[]>>('session.demoPeople')

const dayMs = 24 * 60 * 60_000

export const area = defineArea('session', {
  handlers: (services) =>
    createHandlers(services.platform, {
      sessions: services.get(sessions),
      enter: services.get(entrance),
      origins: services.origins,
      demoPeople: services.get(demoPeople),
      apps: services.get(registry),
    }),
  daily: (uow) => prune(uow.tx, uow.companyId, new Date(uow.now.getTime() - 30 * dayMs)),
  personalData: { inHome: (home, userId) => eraseSessions(home.tx, home.companyId, userId) },
  objectTypes: ['session', 'signIn'],
  provides: [
    provide(sessions, (services) =>
      createSessions(services.platform, services.areas.permissionsOf, services.get(tokenScopes)),
    ),
    provide(entrance, (services) =>
      createEntrance(services.platform, {
        sessions: services.get(sessions),
        origins: services.origins,
        apps: services.get(registry),
        stepOf: services.get(secondStepOf),
      }),
    ),
    provide(credentials, (services) => services.get(sessions)),
    provide(signIns, (services) => {
      const { endAllOf, forget } = services.get(sessions)
      return { endAllOf, forget: (userId) => forget({ userId }) }
    }),
    provide(tokens, (services) => {
      const { forget } = services.get(sessions)
      return { forget: (app, companies) => forget({ app, companies }) }
    }),
  ],
  tableExports: {
    session: { leftOut: 'secrets' },
  },
})
