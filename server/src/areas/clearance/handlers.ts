import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { authoritiesOf } from './authority/index.ts'
import { changeRegistration, registerCompany, registrationOf } from './commands/register-company.ts'
import { registrations } from './store/registrations.ts'

export const handlers: Handlers<Areas['clearance']> = {
  register: ({ body }, context) => context.write((uow) => registerCompany(uow, body, context.platform.settings)),

  readRegistration: (_input, context) =>
    context.read(async (uow) => ({
      registrations: (await registrations(uow)).map(registrationOf),
      authorities: authoritiesOf(context.platform.settings),
    })),

  changeRegistration: ({ body }, context) =>
    context.write((uow) => changeRegistration(uow, body, context.platform.settings)),
}
