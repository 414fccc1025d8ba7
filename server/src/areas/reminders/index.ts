import { defineArea } from '../../platform/index.ts'
import { companiesWithDeadlines } from '../work/index.ts'
import { keepDeadlines } from './commands/keep-deadlines.ts'
import { handlers } from './handlers.ts'

export { isHoliday, isWorkday } from './rules/index.ts'
export { setDeadline } from './settings.ts'

/** How many companies are looked at in a minute. */
const maxCompanies = 10_000

export const area = defineArea('reminders', {
  handlers,
  eachMinute: { companies: (tx) => companiesWithDeadlines(tx, maxCompanies), work: keepDeadlines },
})
