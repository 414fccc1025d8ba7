import type { Writable } from 'node:stream'
import { companyCalled } from './areas/registration/index.ts'
import { areas } from './areas.ts'
import { type Exported, writeCompany } from './platform/company-export/index.ts'
import type { Platform } from './platform/index.ts'

/**
 * Writes all that a company has, in one snapshot, for the operator.
 *
 * @param nameOrId its id or its whole name
 */
export async function exportCompany(platform: Platform, nameOrId: string, out: Writable): Promise<Exported> {
  const author = { actorId: null, requestId: 'kontor export-company' }
  return platform.read(await companyCalled(platform, nameOrId), author, (uow) =>
    writeCompany(uow, areas.tableExports, out),
  )
}
