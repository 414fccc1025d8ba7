import type { DispatchState, DocumentAction, Permission, ResponseCode } from '@kontor/contract'
import { answers, whyNot } from './answers.ts'
import { partyOf } from './parties.ts'
import type { Axes, Standing } from './states.ts'

/** A draft or what was saved and not sent yet still belongs to its author alone. */
export const canBeEdited = (entry: Axes): boolean => entry.delivery === 'NONE'

/** What was sent is kept by law; a draft was never part of the exchange. */
export const canBeDeleted = (entry: Axes): boolean => entry.draft

/** What never left, or came back, can be sent. */
export const canBeSent = (entry: Axes): boolean => entry.delivery === 'NONE' || entry.delivery === 'FAILED'

export const canBeArchived = (entry: Axes): boolean => !entry.draft

/** Of a dispatch that has neither arrived nor failed for good. */
export const openDispatches = ['ACCEPTED', 'PROCESSING', 'FAILED_TRANSIENT'] as const satisfies DispatchState[]
export const isOpen = (state: DispatchState): boolean => (openDispatches as readonly DispatchState[]).includes(state)

/** What a person with these permissions may do with an entry now; screens show these and nothing else. */
export function allowedActions(entry: Standing, permissions: ReadonlySet<Permission>): DocumentAction[] {
  const actions: DocumentAction[] = []
  const allow = (permission: Permission, action: DocumentAction, when: boolean) => {
    if (when && permissions.has(permission)) actions.push(action)
  }
  allow('document.write', 'edit', canBeEdited(entry))
  allow('document.delete', 'delete', canBeDeleted(entry))
  allow('document.send', 'send', canBeSent(entry))
  for (const code of Object.keys(answers) as ResponseCode[])
    allow('document.answer', answers[code].action, whyNot(code, partyOf(entry), entry) === undefined)
  allow('document.write', entry.archived ? 'unarchive' : 'archive', canBeArchived(entry))
  return actions
}
