import { type Areas, areas as allAreas } from '../areas/index.ts'
import { askablePermissions } from '../permissions.ts'
import type { Area } from '../words/call.ts'
import { createComponents } from './components.ts'
import type { OpenApiDocument, Operation, Parameter } from './document.ts'
import { operationOf } from './operation.ts'

const about: { readonly [A in keyof Areas]: string } = {
  session: 'Signing in, the session behind the shell, tokens for apps, live updates.',
  credentials: 'With what a person signs in: passwords, and one-time links to choose one.',
  imports: 'People and partners from a spreadsheet, seen before anything is written.',
  registration: 'How companies come into the network, each with its first administrator.',
  oauth: 'What people allow to programs of others; the protocol itself stands at /api/auth.',
  documents: 'Trade documents: writing, reading, what happened to them and what is to be done with them.',
  exchange: 'What travels between two companies: sending, and answers.',
  documentLists: 'Documents as a list, as figures and as a file, and commands for many of them at once.',
  documentNumbers: 'What number a document gets next, and which were used.',
  audit: 'What administrators read of the log: people, sign-ins, settings, partners, apps.',
  tags: 'Tags that a company gives its documents.',
  attachments: 'The files of a document.',
  documentAccess: 'Rights of people and teams on one document.',
  taskScheduling: 'What is to be done with a document later.',
  documentLines: 'What became of the lines of documents.',
  ledger: 'Bills leave for the ledger of a tax adviser.',
  payments: 'Accepted invoices that become a file for the bank.',
  dueCalendar: 'What is to be paid and to be received, by day.',
  plans: 'Payments that are planned before their invoices.',
  promotions: 'Offers to be paid early for a discount.',
  flip: 'Documents that become others.',
  templates: 'Documents that are used again and again.',
  recurring: 'Templates that become documents by themselves.',
  items: 'What a company trades in, learned from what it sends.',
  quotes: 'Quotes and what asks for them.',
  customization: 'Which fields a company wants of its documents, and what it and its apps keep beside them.',
  clearance: 'Where a company is registered with tax authorities.',
  pdfIntake: 'PDFs that people turn into documents.',
  retention: 'How long papers are kept by law, and what is held beyond that.',
  conversations: 'What two companies said and did about something.',
  approvals: 'Who approves a document, and what came of it.',
  inbox: 'What waits for a person, whatever its kind.',
  assignments: 'Work that is given to people, and delegates.',
  legacyAssignments: 'The same in the older form, as documents.',
  queues: 'To whom which work goes.',
  reminders: 'When people are reminded, when work goes up, which team hears of it.',
  tasks: 'Tasks that apps deal with.',
  teams: 'People who share work.',
  webhooks: 'Addresses of other programs that are told what happens in a company.',
  workflow: 'The flows that documents follow.',
  mailIntake: 'Invoices that come by e-mail.',
  scanning: 'Documents that come in on paper or as PDF: uploads, why some are held or rejected, saved views of them.',
  coding: 'The codes of a document, and the lists of accounts, cost centres and projects that they are of.',
  codingRules: 'Rules that propose codes.',
  codingSuggestions: 'What codings teach, and the codes that they make likely.',
  suggestions: 'Models that suggest, and commodity codes.',
  codesElsewhere: 'Codes that a company keeps elsewhere',
  requisitions: 'What is to be bought: lines and bundles.',
  requisitionThreads: 'What is asked and answered about requisitions.',
  advices: 'Remittance advices, and which bills documents name.',
  advisers: 'What somebody asks colleagues before they decide about a document, and what these advise.',
  paymentReminders: 'Payment reminders: of what they can remind.',
  callOffs: 'Blanket orders, and what is called off of them.',
  orderCancellations: 'Orders that are canceled once their suppliers agree.',
  catalogues: 'What can be requested: the items of suppliers, and the company’s own.',
  punchOut: 'Shops of suppliers from which requesters bring items (OCI, cXML).',
  quoteRequests: 'Suppliers are asked for quotes, which are compared and awarded.',
  externalRequisitions: 'Requisitions that another system deals with.',
  receipts: 'What has come of orders.',
  budgets: 'What cost centres may spend, and what is left.',
  approvalLimits: 'Up to which amounts people and roles approve.',
  mailDecisions: 'Approving and declining from a mail.',
  spend: 'What was spent, by month, partner and category.',
  categories: 'What goods and services are called.',
  orderSpawning: 'Orders that come out of requisitions.',
  matching: 'Invoices beside what was ordered and received.',
  accruals: 'What was received by a closing date, and not invoiced.',
  taxes: 'The taxes of a document.',
  rates: 'Rates of exchange.',
  network: 'Connections between companies, and finding new ones.',
  companies: 'The company that is entered, its branches, its partners’ profiles.',
  configuration: 'Settings that come from elsewhere by themselves.',
  legalEntities: 'The parts of a company that have rights and duties of their own.',
  profile: 'What a company shows of itself: its images.',
  recommendations: 'What companies say of their partners.',
  dashboard: 'The figures that a company looks at.',
  partnerFields: 'What a company asks its partners to fill in.',
  notes: 'What a company writes down about its partners.',
  surveys: 'Questionnaires for partners, and the older surveys.',
  onboarding: 'Bringing suppliers in.',
  trackAndTrace: 'Suppliers follow the invoices that their customers entered.',
  startCards: 'What a new company or person may do next.',
  users: 'People, their memberships and properties.',
  workingHours: 'The days and hours that people work: deadlines count only these.',
  access: 'Why somebody may or may not do something.',
  terms: 'The terms of service.',
  mail: 'Mail to the people of the company.',
  collaboration: 'Threads that people of several companies share.',
  info: 'What is the same for everybody.',
  apps: 'The store of apps, and those that are active.',
}

const header = (name: string, description: string, schema = {}): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', ...schema },
})

/** The house's headers (responses.md A); the prefix is a setting of the server. */
const parameters = (prefix: string): Record<string, Parameter> => ({
  TenantId: header(`${prefix}-TenantId`, 'The company to work in: one that the caller may enter.', { format: 'uuid' }),
  ActorId: header(`${prefix}-ActorId`, 'A claim of who asks; it must agree with the credential.', { format: 'uuid' }),
  RequestId: header(
    `${prefix}-RequestId`,
    'Names the request in answers and logs. A repeated write with the same id has the effect of one.',
    { pattern: '^[\\w.:+-]{1,100}$' },
  ),
  App: header(`${prefix}-App`, 'The app that asks.'),
  AcceptLanguage: header('Accept-Language', 'The reader’s language, en-US by default (F-330).'),
  XsrfToken: header('X-XSRF-TOKEN', 'With the session cookie: the value of the cookie XSRF-TOKEN (F-319).'),
})

const identityScopes = {
  openid: 'An ID token that says who signed in.',
  profile: 'Their name, language and time zone in it.',
  email: 'Their e-mail address in it.',
  offline: 'A refresh token, so that the program goes on while they are away.',
}
const rights = Object.fromEntries(askablePermissions.map((right) => [right, `The right ${right}.`]))

/** Two calls of one route that answer in different media types: the Accept header chooses (decision 3). */
function together(one: Operation, other: Operation, route: string): Operation {
  const content = (operation: Operation) => operation.responses['200']?.content ?? {}
  if (Object.keys(content(other)).every((type) => type in content(one))) throw new Error(`Two calls are ${route}`)
  const names = new Set(one.parameters.map((parameter) => JSON.stringify(parameter)))
  return {
    ...one,
    'x-catalogue': [...one['x-catalogue'], ...other['x-catalogue']],
    'x-timeout': Math.max(one['x-timeout'], other['x-timeout']),
    parameters: [...one.parameters, ...other.parameters.filter((parameter) => !names.has(JSON.stringify(parameter)))],
    responses: {
      ...one.responses,
      200: { description: 'Done.', content: { ...content(one), ...content(other) } },
    },
  }
}

/** The whole contract as OpenAPI 3.1. @throws Error where two operations or entities share what must be theirs alone. */
export function openapi(
  areas: Readonly<Record<string, Area>> = allAreas,
  { version = '0.1.0', headerPrefix = 'X-Kontor' } = {},
): OpenApiDocument {
  const { schemas, refer } = createComponents()
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [area, calls] of Object.entries(areas)) {
    for (const [name, call] of Object.entries(calls)) {
      const path = `/api/${call.path}`
      const method = call.method.toLowerCase()
      const methods = paths[path] ?? {}
      paths[path] = methods
      const operation = operationOf(area, name, call, refer)
      const twin = methods[method]
      methods[method] = twin === undefined ? operation : together(twin, operation, `${call.method} ${call.path}`)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kontor',
      version,
      description:
        'The API of a Kontor network. Every error has the body ErrorBody; lists page from 0; another company’s objects answer 404.',
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The server that this document comes from.' }],
    tags: Object.keys(areas).map((name) => ({ name, description: about[name as keyof Areas] ?? name })),
    paths,
    components: {
      schemas,
      parameters: parameters(headerPrefix),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'A token of an app or a program.' },
        oauth2: {
          type: 'oauth2',
          description:
            'A program signs a person in, or works by itself; its rights are scopes. OpenID Connect discovery stands at /api/auth/.well-known/openid-configuration.',
          flows: {
            authorizationCode: {
              authorizationUrl: '/api/auth/login',
              tokenUrl: '/api/auth/token',
              refreshUrl: '/api/auth/token',
              scopes: { ...identityScopes, ...rights },
            },
            clientCredentials: { tokenUrl: '/api/auth/token', scopes: rights },
          },
        },
        cookie: { type: 'apiKey', in: 'cookie', name: 'kontor_session', description: 'The browser’s session.' },
      },
    },
  }
}
