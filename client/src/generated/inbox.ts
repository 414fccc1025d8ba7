// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const inbox: Described<'inbox'> = {
  listWork: {"line":"GET inbox"},
  countWork: {"line":"GET inbox/counts"},
  listPartners: {"line":"GET inbox/partners"},
  listDoneForMe: {"line":"GET inbox/meanwhile"},
  listDone: {"line":"GET inbox/done"},
  listTeam: {"line":"GET inbox/team"},
  handOnWork: {"line":"PUT inbox/team/{id}/holders","body":"json"},
  readCalendar: {"line":"GET inbox/team/calendar"},
  decideWork: {"line":"POST inbox/decisions/{decisionId}","body":"json"},
  undoDecision: {"line":"DELETE inbox/decisions/{decisionId}"},
}
