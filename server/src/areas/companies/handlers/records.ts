import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, noProperty, type Services, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { addressOf, keepAddress } from '../commands/keep-address.ts'
import { inOwn } from '../companies.ts'
import { noAddress, noSetting } from '../not-found.ts'
import * as store from '../store/records.ts'

type Records = Pick<
  Handlers<Areas['companies']>,
  | 'readProperty'
  | 'saveProperty'
  | 'listAddresses'
  | 'addAddress'
  | 'saveAddress'
  | 'deleteAddress'
  | 'listConfig'
  | 'readConfig'
  | 'createConfig'
  | 'saveConfig'
  | 'deleteConfig'
>

/** What a company keeps of itself, or of a branch: properties, addresses and settings. */
export const createRecordHandlers = (areas: Services['areas']): Records => ({
  readProperty: ({ params: { id, prop } }, context) =>
    context.read((uow) =>
      inOwn(uow, id, async (own) => {
        const value = await store.property(own, prop)
        if (value === undefined) throw noProperty(prop)
        return value
      }),
    ),

  saveProperty: ({ params: { id, prop }, body }, context) =>
    context.write((uow) =>
      inOwn(uow, id, async (own) => {
        await store.saveProperty(own, prop, body)
        await logChange(own, { property: prop })
      }),
    ),

  listAddresses: ({ params: { id } }, context) =>
    context.read((uow) => inOwn(uow, id, async (own) => ({ addresses: (await store.addresses(own)).map(addressOf) }))),

  addAddress: ({ params: { id }, body }, context) =>
    context.write((uow) => inOwn(uow, id, (own) => keepAddress(own, own.newId(), body))),

  saveAddress: ({ params: { id, addressId }, body }, context) =>
    context.write((uow) =>
      inOwn(uow, id, async (own) => {
        const before = await store.address(own, addressId)
        if (before === undefined) throw noAddress(addressId)
        return keepAddress(own, addressId, body, before.created)
      }),
    ),

  deleteAddress: ({ params: { id, addressId } }, context) =>
    context.write((uow) =>
      inOwn(uow, id, async (own) => {
        if (!(await store.deleteAddress(own, addressId))) throw noAddress(addressId)
        await logChange(own, { address: addressId })
      }),
    ),

  listConfig: ({ params: { id }, query: { tag } }, context) =>
    context.read((uow) =>
      inOwn(uow, id, async (own) => ({
        Settings: (await store.settings(own, tag)).map(({ tag: Tag, key, value, modified }) => ({
          Tag,
          Key: key,
          Value: value,
          Modified: modified.toISOString(),
        })),
      })),
    ),

  readConfig: ({ params: { id, tag, key } }, context) =>
    context.read((uow) =>
      inOwn(uow, id, async (own) => {
        const found = await store.setting(own, tag, key)
        if (found === undefined) throw noSetting(tag, key)
        return { Value: found.value, Modified: found.modified.toISOString() }
      }),
    ),

  createConfig: ({ params: { id, tag, key }, body }, context) =>
    context.write((uow) =>
      inOwn(uow, id, async (own) => {
        mustFit(areas, { tag, key, value: body.Value })
        if (!(await store.insertSetting(own, tag, key, body.Value)))
          throw new ApiError('Conflict', t`The setting ${key} already exists under the tag ${tag}: change it with PUT.`)
        await logChange(own, { tag, key })
      }),
    ),

  saveConfig: ({ params: { id, tag, key }, body }, context) =>
    context.write((uow) =>
      inOwn(uow, id, async (own) => {
        mustFit(areas, { tag, key, value: body.Value })
        if (!(await store.updateSetting(own, tag, key, body.Value))) throw noSetting(tag, key)
        await logChange(own, { tag, key })
      }),
    ),

  deleteConfig: ({ params: { id, tag, key } }, context) =>
    context.write((uow) =>
      inOwn(uow, id, async (own) => {
        if (!(await store.deleteSetting(own, tag, key))) throw noSetting(tag, key)
        await logChange(own, { tag, key })
      }),
    ),
})

/** @throws ApiError BadRequest where an area that keeps settings under the tag could not read it */
function mustFit(areas: Services['areas'], setting: { tag: string; key: string; value: string }): void {
  const why = areas.whyNotSetting(setting)
  if (why !== undefined) throw unfit('Value', why)
}

const logChange = (own: UnitOfWork, detail: Readonly<Record<string, string>>): Promise<void> =>
  own.log({ kind: 'company.configured', objectType: 'company', objectId: own.companyId, detail })
