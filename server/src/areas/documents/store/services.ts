import type { FieldCustomization, Of, TradeType } from '@kontor/contract'
import type { Act } from '../../../platform/index.ts'
import type { RegistrationRecord, RequestRecord } from '../entry.ts'
import { tables } from './tables.ts'

type Fields = Of<typeof FieldCustomization>[]

/** What a company wants otherwise of a type's fields. */
export async function fieldsFor(act: Act, type: TradeType): Promise<Fields> {
  const row = await tables(act.tx)
    .selectFrom('documentFields')
    .select('fields')
    .where('companyId', '=', act.companyId)
    .where('type', '=', type)
    .executeTakeFirst()
  return (row?.fields as Fields | undefined) ?? []
}

export async function saveFields(act: Act, type: TradeType, wanted: Fields): Promise<void> {
  const fields = JSON.stringify(wanted)
  await tables(act.tx)
    .insertInto('documentFields')
    .values({ companyId: act.companyId, type, fields, modified: act.now })
    .onConflict((conflict) => conflict.columns(['companyId', 'type']).doUpdateSet({ fields, modified: act.now }))
    .execute()
}

export const registrations = (act: Act): Promise<RegistrationRecord[]> =>
  tables(act.tx)
    .selectFrom('clearanceRegistration')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .orderBy('country')
    .execute()

export async function saveRegistration(act: Act, registration: RegistrationRecord): Promise<void> {
  const { companyId: _company, country: _country, ...changes } = registration
  await tables(act.tx)
    .insertInto('clearanceRegistration')
    .values(registration)
    .onConflict((conflict) => conflict.columns(['companyId', 'country']).doUpdateSet(changes))
    .execute()
}

export const requestOf = (act: Act, documentId: string): Promise<RequestRecord | undefined> =>
  tables(act.tx)
    .selectFrom('requestInformation')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .where('documentId', '=', documentId)
    .executeTakeFirst()

export async function saveRequest(act: Act, request: RequestRecord): Promise<void> {
  const { companyId: _company, documentId: _document, ...changes } = request
  await tables(act.tx)
    .insertInto('requestInformation')
    .values(request)
    .onConflict((conflict) => conflict.columns(['companyId', 'documentId']).doUpdateSet(changes))
    .execute()
}
