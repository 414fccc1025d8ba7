import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { IdKind } from '@kontor/contract'
import type { TestPerson, TestServer } from './testing.ts'

/** A company that has an object of each kind, for the test in which a stranger asks for them. */
export interface OwnedWorld {
  readonly server: TestServer
  readonly companyId: string
  readonly owner: TestPerson
  readonly colleague: TestPerson
  /** A branch of the company: it is what the paths with a company's id are asked for. */
  readonly branchId: string
  /** An invoice of the company. */
  readonly documentId: string
}

/**
 * What an area adds to it, in a file `testing-foreign.ts` of its own: it makes its objects and tells their ids.
 *
 * @throws Error where one could not be made
 */
export type OwnedObjects = (world: OwnedWorld) => Promise<Partial<Record<IdKind, string>>>

/** The objects that the areas add. */
export async function ownedByAreas(world: OwnedWorld): Promise<Partial<Record<IdKind, string>>> {
  const ids: Partial<Record<IdKind, string>> = {}
  for (const file of globSync('areas/*/testing-foreign.ts', { cwd: import.meta.dirname }).sort()) {
    const { ownedObjects } = (await import(join(import.meta.dirname, file))) as { ownedObjects: OwnedObjects }
    Object.assign(ids, await ownedObjects(world))
  }
  return ids
}

/** The answer, where it is one that the call was served with. */
export async function made(answer: Promise<Response>): Promise<Response> {
  const found = await answer
  if (!found.ok) throw new Error(`The object could not be made: ${found.status} ${await found.text()}`)
  return found
}
