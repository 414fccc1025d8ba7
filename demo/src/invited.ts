import { roles } from '@kontor/contract'
import { createUser } from '@kontor/server/areas/users'
import type { UnitOfWork } from '@kontor/server/platform'

/** A colleague who was invited and has not chosen a password yet: their invitation is open. */
export const inviteColleague = (uow: UnitOfWork): Promise<void> =>
  createUser(uow, {
    id: uow.newId(),
    username: 'finn.behrens@nordlicht.example',
    firstName: 'Finn',
    lastName: 'Behrens',
    title: 'Accounts payable',
    language: 'de-DE',
    timeZone: 'Europe/Berlin',
    roleId: roles.apClerk,
    state: 'CREATED',
  })
