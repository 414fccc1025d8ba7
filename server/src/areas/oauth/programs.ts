import type { Of, Program } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { companyRef } from '../companies/index.ts'
import type { ProgramToken, Sessions } from '../session/index.ts'
import { namesOf } from '../users/index.ts'
import { revokeGrant } from './grants.ts'
import { noProgram } from './not-found.ts'
import { consentEnds, rightsIn } from './rules.ts'
import * as store from './store.ts'

type ProgramEntity = Of<typeof Program>

/** The programs that work for people of the entered company: let in by them, by a token, or for the company itself. */
export async function programsOf(uow: UnitOfWork, sessions: Sessions): Promise<ProgramEntity[]> {
  const { tx, companyId } = uow
  const grants = await store.grantsIn(tx, companyId)
  const tokens = await sessions.programTokens(uow)
  const own = (await store.clientsActingIn(tx, companyId)).filter(({ acts_as }) => acts_as !== null)
  const used = await sessions.lastUsed(
    uow,
    grants.map(({ id }) => id),
  )
  const people = [...grants.map((row) => row.user_id), ...tokens.map((row) => row.userId), ...own.map(actsAs)]
  const names = await namesOf(uow, people)
  const userOf = (id: string) => ({ Id: id, Name: names.get(id) ?? '' })
  const consents: ProgramEntity[] = []
  for (const row of grants) consents.push(await consent(row))
  return [...own.map(ownProgram), ...tokens.map(tokenProgram), ...consents]

  function tokenProgram({ id, userId, device, created, lastUsed, expires }: ProgramToken): ProgramEntity {
    const times = { Since: iso(created), LastUsed: iso(lastUsed), Expires: iso(expires) }
    return { Id: id, Kind: 'TOKEN', Name: device, User: userOf(userId), ...times, allowedActions: ['END'] }
  }

  function ownProgram(row: store.ClientRow): ProgramEntity {
    return {
      Id: actsAs(row),
      Kind: 'OWN',
      Name: row.id,
      User: userOf(actsAs(row)),
      Permissions: rightsIn(row.permissions),
      Since: iso(row.created),
      allowedActions: [],
    }
  }

  async function consent(row: store.GrantRow): Promise<ProgramEntity> {
    const company = row.entered_id === companyId ? undefined : await uow.within(row.entered_id, companyRef)
    const seen = used.get(row.id)
    return {
      Id: row.id,
      Kind: 'CONSENT',
      Name: row.client_id,
      User: userOf(row.user_id),
      ...(company === undefined ? {} : { Company: { Id: company.Id, Name: company.Name, Country: company.Country } }),
      Permissions: rightsIn(row.scopes),
      Since: iso(row.allowed),
      ...(seen === undefined ? {} : { LastUsed: iso(seen) }),
      Expires: iso(consentEnds(row.allowed)),
      allowedActions: ['END'],
    }
  }
}

/** Shuts one out that a person let in or gave a token. `sessions.forget` with the same id follows the commit. */
export async function endProgram(uow: UnitOfWork, sessions: Sessions, id: string): Promise<void> {
  if ((await store.grant(uow.tx, uow.companyId, id)) !== undefined) return revokeGrant(uow, sessions, id)
  if ((await sessions.programTokens(uow)).every((token) => token.id !== id)) throw noProgram(id)
  await sessions.end(uow, id)
}

const actsAs = ({ acts_as }: store.ClientRow): string => acts_as ?? ''
const iso = (instant: Date): string => instant.toISOString()
