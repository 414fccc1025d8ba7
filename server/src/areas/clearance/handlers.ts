import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { changeRegistration, register, registrationOf } from './commands/register.ts'
import * as store from './store.ts'

export const handlers: Handlers<Areas['clearance']> = {
  register: ({ body }, context) => context.write((act) => register(act, body)),

  readRegistration: (_input, context) =>
    context.read(async (act) => ({ registrations: (await store.registrations(act)).map(registrationOf) })),

  changeRegistration: ({ body }, context) => context.write((act) => changeRegistration(act, body)),
}
