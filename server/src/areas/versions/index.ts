import { defineInternalArea } from '../../platform/index.ts'
import { documentBilled, versionArrived } from '../exchange/index.ts'
import { documentReplaced } from './commands/become-replaced.ts'
import { followAccepted, replaceTask } from './commands/follow-accepted.ts'
import { replaceCorrected } from './commands/replace-corrected.ts'
import { replaceEarlier } from './commands/replace-earlier.ts'

export { documentReplaced } from './commands/become-replaced.ts'
export { versionsOf } from './queries.ts'

/** What takes the place of a document that was sent before. It serves no call. */
export const area = defineInternalArea('versions', {
  events: [documentReplaced],
  listeners: {
    [documentBilled]: (uow, { documentId }) => replaceCorrected(uow, String(documentId)),
    [versionArrived]: (uow, { documentId }) => replaceEarlier(uow, String(documentId)),
  },
  tasks: { [replaceTask]: (uow, { documentId }) => replaceEarlier(uow, String(documentId)) },
  sealed: followAccepted,
})
