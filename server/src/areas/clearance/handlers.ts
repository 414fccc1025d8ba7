import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { changeRegistration, register, registrationOf } from './commands/register.ts'
import * as store from './store.ts'

export const handlers: Handlers<Areas['clearance']> = {
  register: ({ body }, context) => context.write((uow) => register(uow, body)),

  readRegistration: (_input, context) =>
    context.read(async (uow) => ({ registrations: (await store.registrations(uow)).map(registrationOf) })),

  changeRegistration: ({ body }, context) => context.write((uow) => changeRegistration(uow, body)),
}
