import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'
import { remove } from './store.ts'

export { saveHours } from './commands/save-hours.ts'
export { hoursOf } from './queries.ts'
export { commonHours, type Hours, officeHours } from './rules/index.ts'

/** When people work, where that is not when their company does: deadlines of their work pass then. */
export const area = defineArea('workingHours', {
  handlers,
  personalData: { inCompany: async (uow, userId) => void (await remove(uow, userId)) },
})
