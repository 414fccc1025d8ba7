import type { Areas, FieldCustomization, Of, TradeType } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Handlers, type UnitOfWork, unfit } from '../../platform/index.ts'
import { isBranch, noCompany } from '../companies/index.ts'
import { entryFor } from '../document-access/index.ts'
import { messagesFor, ublNameOf } from '../entries/index.ts'
import * as store from './store/fields.ts'
import * as properties from './store/properties.ts'
import { fieldsOf } from './values/fields.ts'

type Field = Of<typeof FieldCustomization>

/** In the company that is named: that which is entered, or a branch of it. No other's fields are anybody's affair. */
async function inTenant<T>(uow: UnitOfWork, tenantId: string, work: (tenant: UnitOfWork) => Promise<T>): Promise<T> {
  const id = tenantId.toLowerCase()
  if (id === uow.companyId) return work(uow)
  if (!(await isBranch(uow, id))) throw noCompany(tenantId)
  return uow.within(id, work)
}

/** The fields of a type as the company wants them, in the reader's language where it gave no word of its own. */
async function fieldsFor(uow: UnitOfWork, type: TradeType, language: string): Promise<Field[]> {
  const { page } = messagesFor(language)
  const wanted = await store.fieldsFor(uow, type)
  return fieldsOf(type)
    .map(({ name, word, required }, order): Field => {
      const usual = { name, label: (page[word] ?? name).slice(0, 200), required, visible: true, order }
      return { ...usual, ...wanted.find((field) => field.name === name) }
    })
    .sort((a, b) => a.order - b.order)
}

function refuseFields(wanted: readonly Field[], type: TradeType): void {
  const known = fieldsOf(type)
  for (const [index, { name, required, visible }] of wanted.entries()) {
    const field = known.find((one) => one.name === name)
    const why =
      field === undefined
        ? t`is not a field of document type ${type}: use one of ${known.map((one) => one.name).join(', ')}`
        : field.required && !(required && visible)
          ? t`is required by the standard: keep it required and visible`
          : undefined
    if (why === undefined) continue
    const message = t`fields.${index} ${name} ${why}.`
    throw unfit(`fields.${index}`, message, { index: String(index) })
  }
}

export const handlers: Handlers<Areas['customization']> = {
  readProperty: ({ params }, context) =>
    context.read(async (uow) => {
      const entry = await entryFor(uow, params.documentId)
      return properties.read(uow, entry.id, params.id)
    }),

  listProperties: ({ params }, context) =>
    context.read(async (uow) => {
      const entry = await entryFor(uow, params.documentId)
      const kept = await properties.all(uow, entry.id)
      return Object.fromEntries(kept.map(({ id, value }) => [id, value]))
    }),

  saveProperty: ({ params, body }, context) =>
    context.write(async (uow) => {
      const entry = await entryFor(uow, params.documentId, 'write')
      await properties.save(uow, entry.id, params.id, body)
      await uow.log({ kind: 'document.property_saved', objectType: 'document', objectId: entry.id })
    }),

  deleteProperty: ({ params }, context) =>
    context.write(async (uow) => {
      const entry = await entryFor(uow, params.documentId, 'write')
      if (!(await properties.remove(uow, entry.id, params.id))) return
      await uow.log({ kind: 'document.property_deleted', objectType: 'document', objectId: entry.id })
    }),

  listFields: ({ params }, context) =>
    context.read((uow) =>
      inTenant(uow, params.tenantId, async (tenant) => ({
        fields: await fieldsFor(tenant, params.docType as TradeType, context.language),
      })),
    ),

  saveFields: ({ params, body }, context) =>
    context.write((uow) =>
      inTenant(uow, params.tenantId, async (tenant) => {
        const type = params.docType as TradeType
        refuseFields(body.fields, type)
        await store.saveFields(tenant, type, body.fields)
        const { companyId: objectId } = tenant
        await tenant.log({ kind: 'company.fields_saved', objectType: 'company', objectId, detail: { type } })
      }),
    ),

  readCustomization: ({ params }, context) =>
    context.read((uow) =>
      inTenant(uow, params.tenantId, async (tenant) => {
        const type = params.docType as TradeType
        const title = messagesFor(context.language).page[`paper.type.${ublNameOf(type)}`] ?? type
        const fields = (await fieldsFor(tenant, type, context.language)).filter(({ visible }) => visible)
        return { title, fields }
      }),
    ),

  // What an app keeps stands as properties under its id: `Vendor.App:field`.
  readExtensions: ({ params }, context) =>
    context.read(async (uow) => {
      const entry = await entryFor(uow, params.id)
      const kept = (await properties.all(uow, entry.id)).filter(({ id }) => id.indexOf(':') > 0)
      const apps = Map.groupBy(kept, ({ id }) => id.slice(0, id.indexOf(':')))
      const extensions = [...apps].map(([app, all]) => ({
        app,
        fields: Object.fromEntries(all.map(({ id, value }) => [id.slice(app.length + 1), value.slice(0, 4000)])),
      }))
      return { documentId: entry.id, extensions }
    }),
}
