import { access } from './access.ts'
import { accruals } from './accruals.ts'
import { advices } from './advices.ts'
import { advisers } from './advisers.ts'
import { approvalLimits } from './approval-limits.ts'
import { approvals } from './approvals.ts'
import { apps } from './apps.ts'
import { assignments } from './assignments.ts'
import { attachments } from './attachments.ts'
import { audit } from './audit.ts'
import { budgets } from './budgets.ts'
import { callOffs } from './call-offs.ts'
import { catalogues } from './catalogues.ts'
import { categories } from './categories.ts'
import { clearance } from './clearance.ts'
import { codesElsewhere } from './codes-elsewhere.ts'
import { coding } from './coding.ts'
import { codingRules } from './coding-rules.ts'
import { codingSuggestions } from './coding-suggestions.ts'
import { collaboration } from './collaboration.ts'
import { companies } from './companies.ts'
import { configuration } from './configuration.ts'
import { conversations } from './conversations.ts'
import { credentials } from './credentials.ts'
import { customization } from './customization.ts'
import { dashboard } from './dashboard.ts'
import { documentAccess } from './document-access.ts'
import { documentLines } from './document-lines.ts'
import { documentLists } from './document-lists.ts'
import { documentNumbers } from './document-numbers.ts'
import { documents } from './documents.ts'
import { dueCalendar } from './due-calendar.ts'
import { exchange } from './exchange.ts'
import { externalRequisitions } from './external-requisitions.ts'
import { flip } from './flip.ts'
import { imports } from './imports.ts'
import { inbox } from './inbox.ts'
import { info } from './info.ts'
import { items } from './items.ts'
import { ledger } from './ledger.ts'
import { legacyAssignments } from './legacy-assignments.ts'
import { legalEntities } from './legal-entities.ts'
import { mail } from './mail.ts'
import { mailDecisions } from './mail-decisions.ts'
import { mailIntake } from './mail-intake.ts'
import { matching } from './matching.ts'
import { network } from './network.ts'
import { notes } from './notes.ts'
import { oauth } from './oauth.ts'
import { onboarding } from './onboarding.ts'
import { orderCancellations } from './order-cancellations.ts'
import { orderSpawning } from './order-spawning.ts'
import { partnerFields } from './partner-fields.ts'
import { paymentReminders } from './payment-reminders.ts'
import { payments } from './payments.ts'
import { pdfIntake } from './pdf-intake.ts'
import { plans } from './plans.ts'
import { profile } from './profile.ts'
import { promotions } from './promotions.ts'
import { punchOut } from './punch-out.ts'
import { queues } from './queues.ts'
import { quoteRequests } from './quote-requests.ts'
import { quotes } from './quotes.ts'
import { rates } from './rates.ts'
import { receipts } from './receipts.ts'
import { recommendations } from './recommendations.ts'
import { recurring } from './recurring.ts'
import { registration } from './registration.ts'
import { reminders } from './reminders.ts'
import { requisitionThreads } from './requisition-threads.ts'
import { requisitions } from './requisitions.ts'
import { retention } from './retention.ts'
import { scanning } from './scanning.ts'
import { session } from './session.ts'
import { spend } from './spend.ts'
import { startCards } from './start-cards.ts'
import { suggestions } from './suggestions.ts'
import { surveys } from './surveys.ts'
import { tags } from './tags.ts'
import { taskScheduling } from './task-scheduling.ts'
import { tasks } from './tasks.ts'
import { taxes } from './taxes.ts'
import { teams } from './teams.ts'
import { templates } from './templates.ts'
import { terms } from './terms.ts'
import { trackAndTrace } from './track-and-trace.ts'
import { users } from './users.ts'
import { webhooks } from './webhooks.ts'
import { workflow } from './workflow.ts'
import { workingHours } from './working-hours.ts'

/** Every area, by name: what is written of it elsewhere points here, and does not repeat the calls. */
export type Areas = {
  readonly session: typeof session
  readonly credentials: typeof credentials
  readonly registration: typeof registration
  readonly imports: typeof imports
  readonly oauth: typeof oauth
  readonly documents: typeof documents
  readonly exchange: typeof exchange
  readonly documentLists: typeof documentLists
  readonly documentNumbers: typeof documentNumbers
  readonly tags: typeof tags
  readonly attachments: typeof attachments
  readonly audit: typeof audit
  readonly documentAccess: typeof documentAccess
  readonly taskScheduling: typeof taskScheduling
  readonly documentLines: typeof documentLines
  readonly payments: typeof payments
  readonly dueCalendar: typeof dueCalendar
  readonly plans: typeof plans
  readonly promotions: typeof promotions
  readonly advices: typeof advices
  readonly advisers: typeof advisers
  readonly paymentReminders: typeof paymentReminders
  readonly flip: typeof flip
  readonly templates: typeof templates
  readonly recurring: typeof recurring
  readonly items: typeof items
  readonly quotes: typeof quotes
  readonly customization: typeof customization
  readonly clearance: typeof clearance
  readonly pdfIntake: typeof pdfIntake
  readonly retention: typeof retention
  readonly conversations: typeof conversations
  readonly approvals: typeof approvals
  readonly inbox: typeof inbox
  readonly assignments: typeof assignments
  readonly legacyAssignments: typeof legacyAssignments
  readonly queues: typeof queues
  readonly reminders: typeof reminders
  readonly tasks: typeof tasks
  readonly teams: typeof teams
  readonly webhooks: typeof webhooks
  readonly workflow: typeof workflow
  readonly scanning: typeof scanning
  readonly mailIntake: typeof mailIntake
  readonly coding: typeof coding
  readonly codingRules: typeof codingRules
  readonly codingSuggestions: typeof codingSuggestions
  readonly ledger: typeof ledger
  readonly suggestions: typeof suggestions
  readonly codesElsewhere: typeof codesElsewhere
  readonly requisitions: typeof requisitions
  readonly requisitionThreads: typeof requisitionThreads
  readonly callOffs: typeof callOffs
  readonly catalogues: typeof catalogues
  readonly punchOut: typeof punchOut
  readonly quoteRequests: typeof quoteRequests
  readonly externalRequisitions: typeof externalRequisitions
  readonly orderCancellations: typeof orderCancellations
  readonly orderSpawning: typeof orderSpawning
  readonly receipts: typeof receipts
  readonly budgets: typeof budgets
  readonly approvalLimits: typeof approvalLimits
  readonly mailDecisions: typeof mailDecisions
  readonly spend: typeof spend
  readonly categories: typeof categories
  readonly matching: typeof matching
  readonly accruals: typeof accruals
  readonly taxes: typeof taxes
  readonly rates: typeof rates
  readonly network: typeof network
  readonly companies: typeof companies
  readonly configuration: typeof configuration
  readonly legalEntities: typeof legalEntities
  readonly profile: typeof profile
  readonly dashboard: typeof dashboard
  readonly notes: typeof notes
  readonly partnerFields: typeof partnerFields
  readonly recommendations: typeof recommendations
  readonly surveys: typeof surveys
  readonly onboarding: typeof onboarding
  readonly trackAndTrace: typeof trackAndTrace
  readonly startCards: typeof startCards
  readonly users: typeof users
  readonly workingHours: typeof workingHours
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
  credentials,
  registration,
  imports,
  oauth,
  documents,
  exchange,
  documentLists,
  documentNumbers,
  tags,
  attachments,
  audit,
  documentAccess,
  taskScheduling,
  documentLines,
  payments,
  dueCalendar,
  plans,
  promotions,
  advices,
  advisers,
  paymentReminders,
  flip,
  templates,
  recurring,
  items,
  quotes,
  customization,
  clearance,
  pdfIntake,
  retention,
  conversations,
  approvals,
  inbox,
  assignments,
  legacyAssignments,
  queues,
  reminders,
  tasks,
  teams,
  webhooks,
  workflow,
  scanning,
  mailIntake,
  coding,
  codingRules,
  codingSuggestions,
  ledger,
  suggestions,
  codesElsewhere,
  requisitions,
  requisitionThreads,
  catalogues,
  punchOut,
  quoteRequests,
  externalRequisitions,
  orderCancellations,
  orderSpawning,
  receipts,
  callOffs,
  budgets,
  approvalLimits,
  mailDecisions,
  spend,
  categories,
  matching,
  accruals,
  taxes,
  rates,
  network,
  companies,
  configuration,
  legalEntities,
  profile,
  dashboard,
  notes,
  partnerFields,
  recommendations,
  surveys,
  onboarding,
  trackAndTrace,
  startCards,
  users,
  workingHours,
  access,
  terms,
  mail,
  collaboration,
  info,
  apps,
}
