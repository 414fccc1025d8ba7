import * as access from './areas/access/index.ts'
import * as approvals from './areas/approvals/index.ts'
import * as apps from './areas/apps/index.ts'
import * as assignments from './areas/assignments/index.ts'
import * as coding from './areas/coding/index.ts'
import * as companies from './areas/companies/index.ts'
import * as documents from './areas/documents/index.ts'
import * as info from './areas/info/index.ts'
import * as mail from './areas/mail/index.ts'
import * as network from './areas/network/index.ts'
import * as onboarding from './areas/onboarding/index.ts'
import * as rates from './areas/rates/index.ts'
import * as requisitions from './areas/requisitions/index.ts'
import * as scanning from './areas/scanning/index.ts'
import * as suggestions from './areas/suggestions/index.ts'
import * as surveys from './areas/surveys/index.ts'
import * as tasks from './areas/tasks/index.ts'
import * as teams from './areas/teams/index.ts'
import * as terms from './areas/terms/index.ts'
import * as users from './areas/users/index.ts'
import * as workflow from './areas/workflow/index.ts'
import type { Policy } from './platform/index.ts'

/** One an area, also of areas that are declared and not built: who may is known before. */
export const policies: Readonly<Record<string, Policy>> = {
  access: access.policy,
  approvals: approvals.policy,
  apps: apps.policy,
  assignments: assignments.policy,
  coding: coding.policy,
  companies: companies.policy,
  documents: documents.policy,
  info: info.policy,
  mail: mail.policy,
  network: network.policy,
  onboarding: onboarding.policy,
  rates: rates.policy,
  requisitions: requisitions.policy,
  scanning: scanning.policy,
  suggestions: suggestions.policy,
  surveys: surveys.policy,
  tasks: tasks.policy,
  teams: teams.policy,
  terms: terms.policy,
  users: users.policy,
  workflow: workflow.policy,
}
