import { featureTypes } from '@kontor/contract'
import { defineArea } from '../../platform/index.ts'
import { verified } from '../network/index.ts'
import { joined } from '../registration/index.ts'
import { hasRegistered, wasVerified } from './commands/answer.ts'
import { inviteTask, mailInvitation } from './commands/invite.ts'
import { remindLate } from './features.ts'
import { files } from './handlers/files.ts'
import { createInvitations } from './handlers/invitations.ts'
import { settings } from './handlers/settings.ts'
import { createSuppliers } from './handlers/suppliers.ts'
import { policy } from './policy.ts'
import { pruneDeleted } from './store/files.ts'

export { saveBranding } from './branding.ts'
export { addSupplier } from './commands/add-supplier.ts'
export { accept, decline, lookAt } from './commands/answer.ts'
export { addFile } from './commands/files.ts'
export { issueLink } from './commands/invite.ts'
export { withdraw } from './commands/withdraw.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    masterDataFile: true
    onboardingSupplier: true
  }
}

const day = 24 * 60 * 60_000

export const area = defineArea('onboarding', {
  policy,
  handlers: ({ platform, origins }) => ({
    ...files,
    ...createSuppliers(origins),
    ...createInvitations(platform),
    ...settings,
  }),
  tasks: { [inviteTask]: mailInvitation },
  listeners: { [joined]: hasRegistered, [verified]: wasVerified },
  daily: async (uow) => {
    await pruneDeleted(uow, new Date(uow.now.getTime() - 30 * day))
    for (const feature of featureTypes) await remindLate(uow, feature)
  },
  objectTypes: ['masterDataFile', 'onboardingSupplier'],
})
