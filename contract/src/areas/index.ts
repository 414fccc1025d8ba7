import { access } from './access.ts'
import { approvals } from './approvals.ts'
import { apps } from './apps.ts'
import { assignments } from './assignments.ts'
import { codingEntry } from './coding-entry.ts'
import { codingLists } from './coding-lists.ts'
import { codingRules } from './coding-rules.ts'
import { codingSuggestions } from './coding-suggestions.ts'
import { collaboration } from './collaboration.ts'
import { companies } from './companies.ts'
import { configuration } from './configuration.ts'
import { conversations } from './conversations.ts'
import { documentLines } from './document-lines.ts'
import { documentMaking } from './document-making.ts'
import { documentParts } from './document-parts.ts'
import { documentServices } from './document-services.ts'
import { documents } from './documents.ts'
import { documentsV2 } from './documents-v2.ts'
import { externalRequisitions } from './external-requisitions.ts'
import { info } from './info.ts'
import { legacyAssignments } from './legacy-assignments.ts'
import { legalEntities } from './legal-entities.ts'
import { mail } from './mail.ts'
import { network } from './network.ts'
import { onboarding } from './onboarding.ts'
import { orderSpawning } from './order-spawning.ts'
import { profile } from './profile.ts'
import { queues } from './queues.ts'
import { rates } from './rates.ts'
import { reminders } from './reminders.ts'
import { requisitions } from './requisitions.ts'
import { scanio } from './scanio.ts'
import { scanning } from './scanning.ts'
import { session } from './session.ts'
import { suggestions } from './suggestions.ts'
import { surveys } from './surveys.ts'
import { tasks } from './tasks.ts'
import { taxes } from './taxes.ts'
import { teams } from './teams.ts'
import { terms } from './terms.ts'
import { users } from './users.ts'
import { workflow } from './workflow.ts'

/** Every area, in the order of the API page. */
export const areas = {
  session,
  documents,
  documentsV2,
  documentMaking,
  documentParts,
  documentLines,
  documentServices,
  conversations,
  approvals,
  assignments,
  legacyAssignments,
  queues,
  reminders,
  tasks,
  teams,
  workflow,
  scanning,
  scanio,
  codingLists,
  codingEntry,
  codingRules,
  codingSuggestions,
  suggestions,
  requisitions,
  externalRequisitions,
  orderSpawning,
  taxes,
  rates,
  network,
  companies,
  configuration,
  legalEntities,
  profile,
  surveys,
  onboarding,
  users,
  access,
  terms,
  mail,
  collaboration,
  info,
  apps,
}
export type Areas = typeof areas
