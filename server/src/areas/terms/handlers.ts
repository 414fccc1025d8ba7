import type { Areas, CountryTerms, Of } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { namesOf } from '../users/index.ts'
import { acceptTerms } from './commands/accept-terms.ts'
import { noTerms, noTermsIn } from './not-found.ts'
import { acceptanceOf, addressIn, standingOf } from './standing.ts'
import * as store from './store.ts'

export const handlers: Handlers<Areas['terms']> = {
  listCountries: (_input, context) =>
    context.read(async ({ tx }) => ({ countries: (await store.latestByCountry(tx)).map(entityOf) })),

  readCountry: ({ params: { country } }, context) =>
    context.read(async ({ tx }) => {
      const [held] = await store.latestByCountry(tx, country)
      if (held === undefined) throw noTermsIn(country)
      return entityOf(held)
    }),

  readAcceptance: (_input, context) =>
    context.read(async (uow) => acceptanceOf(await standingOf(uow, context.actor.userId), 'company')),

  accept: ({ body }, context) => acceptTerms(body, context, true),

  readUserAcceptance: (_input, context) =>
    context.read(async (uow) => acceptanceOf(await standingOf(uow, context.actor.userId), 'person')),

  acceptForOneself: ({ body }, context) => acceptTerms(body, context, false),

  readTerms: ({ params: { countryZone, version } }, context) =>
    context.read(async ({ tx }) => {
      const found = await store.find(tx, countryZone, version)
      if (found === undefined) throw noTerms(countryZone, version)
      return { countryZone, version, published: found.published.toISOString(), text: found.text }
    }),

  listAcceptances: (_input, context) =>
    context.read(async (uow) => {
      const rows = await store.acceptances(uow)
      const names = await namesOf(uow, [...new Set(rows.map(({ user_id }) => user_id))])
      return {
        acceptances: rows.map((row) => ({
          countryZone: row.country_zone,
          version: row.version,
          acceptedFor: row.for_company ? ('COMPANY' as const) : ('PERSON' as const),
          acceptedBy: row.user_id,
          name: names.get(row.user_id) ?? '',
          acceptedAt: row.accepted.toISOString(),
          ...addressIn(row),
        })),
      }
    }),
}

const entityOf = ({ country, country_zone: countryZone, version }: store.CountryRow): Of<typeof CountryTerms> => ({
  country,
  countryZone,
  version,
  required: true,
})
