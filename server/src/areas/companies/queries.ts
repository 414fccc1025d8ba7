import type { UnitOfWork } from '../../platform/index.ts'
import * as store from './store/records.ts'

/** The value of a setting of the entered company; undefined where it is not set. */
export const settingOf = async (uow: UnitOfWork, tag: string, key: string): Promise<string | undefined> =>
  (await store.setting(uow, tag, key))?.value
