import { dayIn, type UnitOfWork } from '../../platform/index.ts'
import { zoneOfCompany } from '../users/index.ts'

/** The day that it is for the company. */
export const todayIn = async (uow: UnitOfWork): Promise<string> => dayIn(await zoneOfCompany(uow), uow.now)
