import type { Tasks, UnitOfWork } from '../../platform/index.ts'
import { claimEndpoints } from '../peppol/index.ts'
import type { SchemeValue } from './records.ts'
import { folded } from './rules.ts'
import { company, saveDirectory } from './store/companies.ts'

/** Told when what a company shows of itself has changed. Jobs that wait in a queue have this name. */
export const profileChanged = 'network.profile'

/** Shows the company to the network as it is now. */
export async function showInDirectory(uow: UnitOfWork): Promise<void> {
  const row = await company(uow.tx, uow.companyId)
  if (row === undefined) return
  const { name, country, industry, size } = row
  await saveDirectory(uow.tx, {
    id: uow.companyId,
    name,
    name_folded: folded(name),
    country,
    public: row.public,
    profile: { industry, size },
  })
  await claimEndpoints(uow, row.identifiers as SchemeValue[])
}

export const tasks: Tasks = { 'companies.directory': showInDirectory }
