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
import { oauth } from './oauth.ts'
import { onboarding } from './onboarding.ts'
import { orderSpawning } from './order-spawning.ts'
import { profile } from './profile.ts'
import { queues } from './queues.ts'
import { rates } from './rates.ts'
import { reminders } from './reminders.ts'
import { requisitions } from './requisitions.ts'
import { retention } from './retention.ts'
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

/** Every area, by name: what is written of it elsewhere points here, and does not repeat the calls. */
export type Areas = {
  readonly session: typeof session
  readonly oauth: typeof oauth
  readonly documents: typeof documents
  readonly documentsV2: typeof documentsV2
  readonly documentMaking: typeof documentMaking
  readonly documentParts: typeof documentParts
  readonly documentLines: typeof documentLines
  readonly documentServices: typeof documentServices
  readonly retention: typeof retention
  readonly conversations: typeof conversations
  readonly approvals: typeof approvals
  readonly assignments: typeof assignments
  readonly legacyAssignments: typeof legacyAssignments
  readonly queues: typeof queues
  readonly reminders: typeof reminders
  readonly tasks: typeof tasks
  readonly teams: typeof teams
  readonly workflow: typeof workflow
  readonly scanning: typeof scanning
  readonly scanio: typeof scanio
  readonly codingLists: typeof codingLists
  readonly codingEntry: typeof codingEntry
  readonly codingRules: typeof codingRules
  readonly codingSuggestions: typeof codingSuggestions
  readonly suggestions: typeof suggestions
  readonly requisitions: typeof requisitions
  readonly externalRequisitions: typeof externalRequisitions
  readonly orderSpawning: typeof orderSpawning
  readonly taxes: typeof taxes
  readonly rates: typeof rates
  readonly network: typeof network
  readonly companies: typeof companies
  readonly configuration: typeof configuration
  readonly legalEntities: typeof legalEntities
  readonly profile: typeof profile
  readonly surveys: typeof surveys
  readonly onboarding: typeof onboarding
  readonly users: typeof users
  readonly access: typeof access
  readonly terms: typeof terms
  readonly mail: typeof mail
  readonly collaboration: typeof collaboration
  readonly info: typeof info
  readonly apps: typeof apps
}

/** In the order of the API page. */
export const areas: Areas = {
  session,
  oauth,
  documents,
  documentsV2,
  documentMaking,
  documentParts,
  documentLines,
  documentServices,
  retention,
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
