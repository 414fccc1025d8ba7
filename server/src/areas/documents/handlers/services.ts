import type { Areas, FieldCustomization, Of, TradeType } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Act, type Handlers, notFound, type RequestContext, unfit } from '../../../platform/index.ts'
import { isBranch } from '../../companies/index.ts'
import { readableOf } from '../acts/reaching.ts'
import { changeRegistration, register, registrationOf } from '../acts/registering.ts'
import { schedule, unschedule } from '../acts/scheduling.ts'
import { mostPdf, submitPdf, ticketOf, uploadPdf } from '../acts/uploading-pdf.ts'
import type { ScheduledRecord } from '../entry.ts'
import { messagesFor } from '../messages/index.ts'
import { type Deciding, decide, stillWaits, workOf } from '../rules/index.ts'
import * as entries from '../store/entries.ts'
import * as files from '../store/files.ts'
import * as properties from '../store/properties.ts'
import * as scheduled from '../store/scheduled.ts'
import * as store from '../store/services.ts'
import { fieldsOf } from '../values/fields.ts'
import { ublNameOf } from '../values/profiles.ts'
import { own } from './reading.ts'

type Field = Of<typeof FieldCustomization>

/** In the company that is named: that which is entered, or a branch of it. No other's fields are anybody's affair. */
async function inTenant<T>(act: Act, tenantId: string, work: (tenant: Act) => Promise<T>): Promise<T> {
  const id = tenantId.toLowerCase()
  if (id === act.companyId) return work(act)
  if (!(await isBranch(act, id))) throw notFound('company', tenantId)
  return act.within(id, work)
}

/** The fields of a type as the company wants them, in the reader's language where it gave no word of its own. */
async function fieldsFor(act: Act, type: TradeType, language: string): Promise<Field[]> {
  const { page } = messagesFor(language)
  const wanted = await store.fieldsFor(act, type)
  return fieldsOf(type)
    .map(({ name, word, required }, order): Field => {
      const usual = { name, label: (page[word] ?? name).slice(0, 200), required, visible: true, order }
      return { ...usual, ...wanted.find((field) => field.name === name) }
    })
    .sort((a, b) => a.order - b.order)
}

const decision = (documentId: string, { decision, because }: Deciding) => ({ documentId, decision, because })

/** The tickets that are shown at once. */
const mostTickets = 100

/** What waits and is shown at once. */
const mostScheduled = 1000

const scheduledOf = ({ id, task, documentId, connectionId, channel, runAt, authorId }: ScheduledRecord) => ({
  id,
  task,
  documentId,
  ...(connectionId === null ? {} : { connectionId }),
  ...(channel === null ? {} : { channel }),
  runAt: runAt.toISOString(),
  scheduledBy: authorId,
})

const decided = (context: RequestContext, id: string) =>
  context.read(async (act) => {
    const entry = await own(act, id)
    return { entry, answer: decision(entry.id, decide(entry)) }
  })

export const services: Pick<
  Handlers<Areas['customization']>,
  'listFields' | 'saveFields' | 'readCustomization' | 'readExtensions'
> &
  Pick<Handlers<Areas['documents']>, 'decide' | 'decideDraft' | 'decideAssignmentType'> &
  Handlers<Areas['clearance']> &
  Handlers<Areas['taskScheduling']> &
  Pick<Handlers<Areas['pdfIntake']>, 'readPdfStatus' | 'uploadPdf' | 'submitPdf'> = {
  listFields: ({ params }, context) =>
    context.read((act) =>
      inTenant(act, params.tenantId, async (tenant) => ({
        fields: await fieldsFor(tenant, params.docType as TradeType, context.language),
      })),
    ),

  saveFields: ({ params, body }, context) =>
    context.write((act) =>
      inTenant(act, params.tenantId, async (tenant) => {
        const type = params.docType as TradeType
        refuseFields(body.fields, type)
        await store.saveFields(tenant, type, body.fields)
        const { companyId: objectId } = tenant
        await tenant.log({ kind: 'company.fields_saved', objectType: 'company', objectId, detail: { type } })
      }),
    ),

  readCustomization: ({ params }, context) =>
    context.read((act) =>
      inTenant(act, params.tenantId, async (tenant) => {
        const type = params.docType as TradeType
        const title = messagesFor(context.language).page[`paper.type.${ublNameOf(type)}`] ?? type
        const fields = (await fieldsFor(tenant, type, context.language)).filter(({ visible }) => visible)
        return { title, fields }
      }),
    ),

  decide: async ({ params }, context) => (await decided(context, params.id)).answer,

  decideDraft: async ({ params }, context) => {
    const { entry, answer } = await decided(context, params.id)
    return { ...answer, isDraft: entry.draft }
  },

  decideAssignmentType: async ({ params }, context) => {
    const { entry, answer } = await decided(context, params.id)
    return { ...answer, assignmentType: workOf(entry) }
  },

  register: ({ body }, context) => context.write((act) => register(act, body)),

  readRegistration: (_input, context) =>
    context.read(async (act) => ({ registrations: (await store.registrations(act)).map(registrationOf) })),

  changeRegistration: ({ body }, context) => context.write((act) => changeRegistration(act, body)),

  // What an app keeps stands as properties under its id: `Vendor.App:field`.
  readExtensions: ({ params }, context) =>
    context.read(async (act) => {
      const entry = await own(act, params.id)
      const kept = (await properties.all(act, entry.id)).filter(({ id }) => id.indexOf(':') > 0)
      const apps = Map.groupBy(kept, ({ id }) => id.slice(0, id.indexOf(':')))
      const extensions = [...apps].map(([app, all]) => ({
        app,
        fields: Object.fromEntries(all.map(({ id, value }) => [id.slice(app.length + 1), value.slice(0, 4000)])),
      }))
      return { documentId: entry.id, extensions }
    }),

  schedule: ({ params, body }, context) =>
    context.write((act) => schedule(act, params.id, body, context.actor.permissions)),
  unschedule: ({ params }, context) => context.write((act) => unschedule(act, params.id, context.actor.permissions)),

  listScheduled: (_input, context) =>
    context.read(async (act) => {
      const waiting = await scheduled.waiting(act, mostScheduled)
      const found = await entries.among(
        act,
        waiting.map(({ documentId }) => documentId),
      )
      const readable = new Map((await readableOf(act, found)).map((entry) => [entry.id, entry]))
      const still = waiting.filter(({ task, documentId }) => {
        const entry = readable.get(documentId)
        return entry !== undefined && stillWaits(task, entry)
      })
      return { Tasks: still.map(scheduledOf) }
    }),

  readPdfStatus: (_input, context) =>
    context.read(async (act) => ({ tickets: (await files.page(act, mostTickets, 0)).map(ticketOf) })),

  uploadPdf: async ({ query, body }, context) => {
    const { file } = await body.receive(mostPdf)
    return context.write((act) => uploadPdf(act, file, query.uploadToken))
  },

  submitPdf: ({ body }, context) => context.write((act) => submitPdf(act, body)),
}

function refuseFields(wanted: readonly Field[], type: TradeType): void {
  const known = fieldsOf(type)
  for (const [index, { name, required, visible }] of wanted.entries()) {
    const field = known.find((one) => one.name === name)
    const why =
      field === undefined
        ? t`is no field of a document of type ${type}: name one of ${known.map((one) => one.name).join(', ')}`
        : field.required && !(required && visible)
          ? t`is required by the standard: leave it required and visible`
          : undefined
    if (why === undefined) continue
    const message = t`fields.${index} ${name} ${why}.`
    throw unfit(`fields.${index}`, message, { index: String(index) })
  }
}
