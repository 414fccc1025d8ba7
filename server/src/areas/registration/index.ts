import { defineArea } from '../../platform/index.ts'
import { entrance } from '../session/index.ts'
import { joined } from './commands/register-company.ts'
import { createHandlers } from './handlers.ts'
import { pruneLinks } from './store.ts'

export { type IssuedLink, issueOperatorLink } from './commands/issue-link.ts'
export { keepLink, takeLink } from './commands/keep-link.ts'
export { joined } from './commands/register-company.ts'
export { companyCalled, createRegistrar, type Newcomer } from './operator.ts'

const dayMs = 24 * 60 * 60_000

export const area = defineArea('registration', {
  handlers: (services) =>
    createHandlers(services.platform, {
      enter: services.get(entrance),
      shellOrigin: () => services.origins.shell,
    }),
  events: [joined],
  daily: (uow) => pruneLinks(uow.tx, new Date(uow.now.getTime() - 30 * dayMs)),
})
