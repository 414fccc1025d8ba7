import { roles } from '@kontor/contract'
import { createUser } from '@kontor/server/areas/users'
import type { UnitOfWork } from '@kontor/server/platform'
import { demoCompanies } from './companies.ts'

/** The place of the colleague behind those who have a password. */
export const invitedPlace = demoCompanies[0]!.people.length

/** A colleague who was invited and has not chosen a password yet: their invitation is open. */
export const inviteColleague = (uow: UnitOfWork, id: string): Promise<void> =>
  createUser(uow, {
    id,
    username: 'finn.behrens@nordlicht.example',
    firstName: 'Finn',
    lastName: 'Behrens',
    title: 'Accounts payable',
    language: 'de-DE',
    timeZone: 'Europe/Berlin',
    roleId: roles.readOnly,
    state: 'CREATED',
  })
