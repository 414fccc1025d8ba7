import type { UnitOfWork } from '../../platform/index.ts'

/** Reads in a transaction of its own: what goes through all of a company holds none open for long. */
export type Reading = <T>(work: (uow: UnitOfWork) => Promise<T>) => Promise<T>

/** Why what is kept is not what the log has, in a sentence; undefined where it is. */
export function whyNotBound(what: string, contentHash: string, logged: string | undefined): string | undefined {
  if (logged === contentHash) return undefined
  return logged === undefined
    ? `${what} is not in the log.`
    : `${what} has the content ${contentHash}, but the log has ${logged}.`
}

const pageSize = 200

/** What is wrong with all rows of a company, page by page in the order of their ids. */
export async function faultsInPages<Row extends { readonly id: string }>(
  read: Reading,
  pageOf: (uow: UnitOfWork, after: string, limit: number) => Promise<readonly Row[]>,
  faultsOf: (uow: UnitOfWork, rows: readonly Row[]) => Promise<readonly (string | undefined)[]>,
): Promise<string[]> {
  const faults: string[] = []
  let after = '00000000-0000-0000-0000-000000000000'
  for (let full = true; full; ) {
    const last = after
    const rows = await read(async (uow) => {
      const page = await pageOf(uow, last, pageSize)
      for (const fault of await faultsOf(uow, page)) if (fault !== undefined) faults.push(fault)
      return page
    })
    after = rows.at(-1)?.id ?? after
    full = rows.length === pageSize
  }
  return faults
}
