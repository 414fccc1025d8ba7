import { DashboardConfig, DashboardFigures } from '../entities/index.ts'
import { call, date, nothing } from '../words/index.ts'

/** Which figures a company looks at, and what they are: 002 §9, U-063; F-131. */
export const dashboard = {
  readDashboard: call('GET v0/dashboard/config', {
    id: 'U-063',
    says: 'Which cards the company’s dashboard shows, in their order.',
    may: 'company.read',
    returns: DashboardConfig,
  }),
  saveDashboard: call('PUT v0/dashboard/config', {
    id: 'U-063',
    says: 'Sets which cards it shows.',
    may: 'company.configure',
    body: DashboardConfig,
    returns: nothing(),
    fails: ['BadRequest'],
  }),
  readFigures: call('GET v0/dashboard/figures', {
    id: 'K-DSH-01',
    says: 'The figures of the cards that the company shows, as of a day: of the 90 days before it, and of the 90 before those.',
    may: 'document.read',
    query: { day: date() },
    returns: DashboardFigures,
  }),
}
