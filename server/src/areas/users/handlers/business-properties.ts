import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../../platform/index.ts'
import { businessPropertiesOf, saveBusinessProperties } from '../business-properties.ts'
import { usersWith } from '../store/business-properties.ts'
import { readUserAnywhere } from '../users.ts'

type BusinessProperties = Pick<
  Handlers<Areas['users']>,
  'listBusinessProperties' | 'readBusinessProperties' | 'saveBusinessProperties' | 'listByBusinessProperty'
>

/** Where people belong in the business. */
export const businessPropertyHandlers: BusinessProperties = {
  listBusinessProperties: ({ body }, context) =>
    context.read(async (uow) => ({ Users: await businessPropertiesOf(uow, [...new Set(body)]) })),

  readBusinessProperties: ({ params }, context) =>
    context.read(async (uow) => ({ Properties: (await businessPropertiesOf(uow, [params.id]))[0]?.Properties ?? [] })),

  saveBusinessProperties: ({ params, body }, context) =>
    context.write((uow) => saveBusinessProperties(uow, params.id, body.Properties)),

  listByBusinessProperty: ({ query }, context) =>
    context.read(async (uow) => {
      const users = []
      for (const id of await usersWith(uow, query.name, query.value)) {
        const user = await readUserAnywhere(uow, id)
        if (user !== undefined) users.push(user)
      }
      return {
        UserAccounts: users.toSorted(
          (a, b) => a.LastName.localeCompare(b.LastName) || a.FirstName.localeCompare(b.FirstName),
        ),
      }
    }),
}
