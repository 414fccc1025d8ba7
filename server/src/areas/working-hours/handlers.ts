import type { Areas, Of, WorkingHours } from '@kontor/contract'
import { t } from '@kontor/i18n'
import type { Handlers, RequestContext, UnitOfWork } from '../../platform/index.ts'
import { mustBeOneself } from '../users/index.ts'
import { removeHours, saveHours } from './commands/save-hours.ts'
import { hoursOf } from './queries.ts'
import { type Hours, minutesOf, officeHours, timeOf } from './rules/index.ts'

export const handlers: Handlers<Areas['workingHours']> = {
  readWorkingHours: ({ params: { id } }, context) =>
    context.read(async (uow) => {
      await mustBeTheirs(uow, context, id)
      const own = (await hoursOf(uow, [id])).get(id)
      return { Own: own !== undefined, Hours: entityOf(own ?? officeHours) }
    }),

  saveWorkingHours: ({ params: { id }, body: { Days: days, From, Until } }, context) =>
    context.write(async (uow) => {
      await mustBeTheirs(uow, context, id)
      await saveHours(uow, id, { days, from: minutesOf(From), until: minutesOf(Until) })
    }),

  removeWorkingHours: ({ params: { id } }, context) =>
    context.write(async (uow) => {
      await mustBeTheirs(uow, context, id)
      await removeHours(uow, id)
    }),
}

const mustBeTheirs = (uow: UnitOfWork, context: RequestContext, userId: string): Promise<void> =>
  mustBeOneself(uow, context, userId, t`People can only access their own working hours.`)

const entityOf = ({ days, from, until }: Hours): Of<typeof WorkingHours> => ({
  Days: [...days],
  From: timeOf(from),
  Until: timeOf(until),
})
