import { featureTypes } from '@kontor/contract'
import { defineArea } from '../../platform/index.ts'
import { partnerVerified } from '../network/index.ts'
import { joined } from '../registration/index.ts'
import { hasRegistered, wasVerified } from './commands/answer-invitation.ts'
import { inviteTask, mailInvitation } from './commands/invite-supplier.ts'
import { remindLate } from './features.ts'
import { fileHandlers } from './handlers/files.ts'
import { createInvitationHandlers } from './handlers/invitations.ts'
import { settingHandlers } from './handlers/settings.ts'
import { createSupplierHandlers } from './handlers/suppliers.ts'
import { settingTag, whyNotKept } from './kept-settings.ts'
import { policy } from './policy.ts'
import { pruneDeleted } from './store/files.ts'

export { saveBranding } from './branding.ts'
export { addSupplier } from './commands/add-supplier.ts'
export { acceptInvitation, declineInvitation, lookAt } from './commands/answer-invitation.ts'
export { addFile } from './commands/edit-file.ts'
export { issueLink } from './commands/invite-supplier.ts'
export { withdrawInvitation } from './commands/withdraw-invitation.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    masterDataFile: true
    onboardingSupplier: true
  }
}

const dayMs = 24 * 60 * 60_000

export const area = defineArea('onboarding', {
  policy,
  handlers: ({ platform, origins }) => ({
    ...fileHandlers,
    ...createSupplierHandlers(origins),
    ...createInvitationHandlers(platform),
    ...settingHandlers,
  }),
  tasks: { [inviteTask]: mailInvitation },
  listeners: { [joined]: hasRegistered, [partnerVerified]: wasVerified },
  daily: async (uow) => {
    await pruneDeleted(uow, new Date(uow.now.getTime() - 30 * dayMs))
    for (const feature of featureTypes) await remindLate(uow, feature)
  },
  settingRules: { [settingTag]: whyNotKept },
  objectTypes: ['masterDataFile', 'onboardingSupplier'],
})
