import { type ClientOptions, clientOf, companies, documentLists, network, users } from '@kontor/client'
import { createAnalytics } from '../analytics/analytics.ts'
import type { Session } from '../api.ts'
import { loadGuidance } from '../guidance/load.ts'
import { findProperties } from '../guidance/properties.ts'
import { type Get, get, type Post, post } from './post.ts'
import type { TelemetrySettings } from './settings.ts'

/** What reaches outside; a test hands in its own. */
export interface Transports {
  readonly get: Get
  readonly post: Post
}

/**
 * What an operator has connected to the shell: hears of each session that begins. Loaded only where there are settings
 * for it (F-282, F-378 to F-382); what fails is told to the console and troubles nobody.
 */
export function startTelemetry(
  { guidance, analytics }: TelemetrySettings,
  asks: ClientOptions,
  transports: Transports = { get, post },
): (session: Session) => Promise<void> {
  const api = clientOf({ companies, documentLists, network, users }, asks)
  const visits = analytics && createAnalytics(analytics.destination, transports.post)

  let latest = ''

  return async ({ User, Company }) => {
    const key = `${User.Id} ${Company.CompanyAccountId}`
    // A session that is read again is no other visit.
    if (latest === key) return
    latest = key
    await visits
      ?.tell(visitOf({ User, Company }))
      .catch((error: unknown) => console.error('Problem telling of a visit', error))
    if (guidance === undefined) return
    const companyId = Company.CompanyAccountId
    await loadGuidance(
      { userId: User.Id, username: User.Username, companyId },
      {
        ...transports,
        settings: guidance,
        storage: localStorage,
        fetchProperties: () => findProperties(api, aYearAgo(new Date()), guidance.largeCustomers ?? {}),
        now: () => new Date(),
        console,
      },
    )
  }
}

const visitOf = ({ User, Company }: Pick<Session, 'User' | 'Company'>) => ({
  visitor: { id: User.Id, email: User.Username, language: User.Language },
  account: { id: Company.CompanyAccountId, country: Company.Country },
  ...(Company.ParentCompanyAccountId && { parentAccount: { id: Company.ParentCompanyAccountId } }),
})

const aYearAgo = (now: Date): string => `${now.getUTCFullYear() - 1}${now.toISOString().slice(4, 10)}`
