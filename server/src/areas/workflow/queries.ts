import type { UnitOfWork } from '../../platform/index.ts'
import * as versions from './store/versions.ts'

/** Whether documents follow any workflow here. */
export const hasPublished = async (uow: UnitOfWork): Promise<boolean> => (await versions.published(uow)).length > 0
