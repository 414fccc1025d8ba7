import type { Session as AppSession, Preferences } from '@kontor/hub'
import { personName } from '@kontor/i18n'
import { apiBase, type Session } from '../api.ts'
import type { AppToken } from '../session/app-tokens.ts'

/** What an app is told of the session: the person, the company, and a token good for this app alone. */
export const appSession = (session: Session, app: string, preferences: Preferences, token: AppToken): AppSession => {
  const { User, Company, Companies, ApiOrigin } = session
  return {
    accessToken: token.Token,
    expiresAt: token.ExpiresAt,
    apiBase: ApiOrigin + apiBase,
    user: { id: User.Id, name: personName(User), username: User.Username },
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
    actions: actionsFor(session, app),
  }
}

/** Ours are told what the person may do, wherever it is done; others what they themselves may. */
function actionsFor({ Apps, Permissions }: Session, app: string): string[] {
  const active = Apps.find(({ Id }) => Id === app)
  if (active?.Ours) return Permissions
  return active?.Permissions.filter((right) => Permissions.includes(right)) ?? []
}
