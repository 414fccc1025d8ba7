import type { AppManifest, Of } from '@kontor/contract'
import type { Tx } from '../../platform/index.ts'
import type { PictureType } from './manifest/picture.ts'

type Manifest = Of<typeof AppManifest>

interface Added {
  id: string
  manifest: Manifest
  manifest_url: string
  added: Date
  modified: Date
  /** The hash of the app’s picture. */
  icon: string | null
}

export type AppTables = {
  installed_app: Added
  app_origin: { origin: string }
  app_icon: { hash: string; media_type: PictureType; bytes: Buffer }
  app: Added & { company_id: string }
  app_activation: { company_id: string; app_id: string; activation_id: string; granted: string[]; activated: Date }
  app_setting: { company_id: string; app_id: string; property: string; value: string; modified: Date }
}

export type AddedRow = Added
export type IconRow = AppTables['app_icon']
export type ActivationRow = AppTables['app_activation']

const tables = (tx: Tx) => tx.withTables<AppTables>()
const json = <T>(value: T): T => JSON.stringify(value) as T

/** What the operator added for every company. */
export const installedApps = (tx: Tx): Promise<AddedRow[]> =>
  tables(tx).selectFrom('installed_app').selectAll().orderBy('id').execute()

export async function saveInstalled(tx: Tx, row: AddedRow): Promise<void> {
  const { manifest, manifest_url, modified, icon } = { ...row, manifest: json(row.manifest) }
  await tables(tx)
    .insertInto('installed_app')
    .values({ ...row, manifest })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ manifest, manifest_url, modified, icon }))
    .execute()
}

/** False where there was none. */
export async function deleteInstalled(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx).deleteFrom('installed_app').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** What a company added for itself. */
export const appsOf = (tx: Tx, companyId: string): Promise<AddedRow[]> =>
  tables(tx)
    .selectFrom('app')
    .select(['id', 'manifest', 'manifest_url', 'added', 'modified', 'icon'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute()

export async function saveApp(tx: Tx, companyId: string, row: AddedRow): Promise<void> {
  const { manifest, manifest_url, modified, icon } = { ...row, manifest: json(row.manifest) }
  await tables(tx)
    .insertInto('app')
    .values({ ...row, manifest, company_id: companyId })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'id']).doUpdateSet({ manifest, manifest_url, modified, icon }),
    )
    .execute()
}

export async function deleteApp(tx: Tx, companyId: string, id: string): Promise<void> {
  await tables(tx).deleteFrom('app').where('company_id', '=', companyId).where('id', '=', id).execute()
}

export const activationsOf = (tx: Tx, companyId: string): Promise<ActivationRow[]> =>
  tables(tx).selectFrom('app_activation').selectAll().where('company_id', '=', companyId).execute()

/** Activates an app under this id, or grants other rights to the activation that there is. */
export async function saveActivation(tx: Tx, row: ActivationRow): Promise<void> {
  const granted = json(row.granted)
  await tables(tx)
    .insertInto('app_activation')
    .values({ ...row, granted })
    .onConflict((conflict) => conflict.columns(['company_id', 'app_id']).doUpdateSet({ granted }))
    .execute()
}

/** False where the app was not active. */
export async function deleteActivation(tx: Tx, companyId: string, appId: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('app_activation')
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function setting(tx: Tx, companyId: string, appId: string, property: string): Promise<string | undefined> {
  const row = await tables(tx)
    .selectFrom('app_setting')
    .select('value')
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('property', '=', property)
    .executeTakeFirst()
  return row?.value
}

export async function saveSetting(
  tx: Tx,
  companyId: string,
  appId: string,
  property: string,
  value: string,
  modified: Date,
): Promise<void> {
  await tables(tx)
    .insertInto('app_setting')
    .values({ company_id: companyId, app_id: appId, property, value, modified })
    .onConflict((conflict) => conflict.columns(['company_id', 'app_id', 'property']).doUpdateSet({ value, modified }))
    .execute()
}

/** From now on pages of this origin may call the API, with a token. */
export async function admitOrigin(tx: Tx, origin: string): Promise<void> {
  await tables(tx)
    .insertInto('app_origin')
    .values({ origin })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function isAdmitted(tx: Tx, origin: string): Promise<boolean> {
  const row = await tables(tx).selectFrom('app_origin').select('origin').where('origin', '=', origin).executeTakeFirst()
  return row !== undefined
}

/** Keeps a picture, whoever else has it. */
export async function keepIcon(tx: Tx, icon: IconRow): Promise<void> {
  await tables(tx)
    .insertInto('app_icon')
    .values(icon)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const iconOf = (tx: Tx, hash: string): Promise<IconRow | undefined> =>
  tables(tx).selectFrom('app_icon').selectAll().where('hash', '=', hash).executeTakeFirst()
