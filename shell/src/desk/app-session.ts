import type { Session as AppSession, Preferences } from '@kontor/hub'
import { apiBase, type Session } from '../api.ts'
import type { AppToken } from '../session/app-tokens.ts'

/** What an app is told of the session: the person, the company, and a token good for this app alone. */
export const appSession = (
  { User, Company, Companies, Permissions, Apps, ApiOrigin }: Session,
  app: string,
  preferences: Preferences,
  token: AppToken,
): AppSession => ({
  accessToken: token.Token,
  expiresAt: token.ExpiresAt,
  apiBase: ApiOrigin + apiBase,
  user: { id: User.Id, name: `${User.FirstName} ${User.LastName}`.trim(), username: User.Username },
  company: {
    id: Company.CompanyAccountId,
    name: Company.CompanyName,
    country: Company.Country,
    currency: Company.Currency,
  },
  branches: Companies.filter(({ ParentId }) => ParentId === Company.CompanyAccountId).map(({ Id, Name }) => ({
    id: Id,
    name: Name,
  })),
  ...preferences,
  actions: Apps.find(({ Id }) => Id === app)?.Permissions.filter((right) => Permissions.includes(right)) ?? [],
})
