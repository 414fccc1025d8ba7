import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DamagedContent, rootOf } from './platform/contents/index.ts'
import { uuidPattern } from './platform/ids.ts'
import type { Platform } from './platform/index.ts'

export interface MovedContents {
  readonly moved: number
  /** Files that stay where they are, as `company/hash`: damaged ones, and those that no company has. */
  readonly left: readonly string[]
}

/**
 * Takes large contents from the data folder to where they lie by the settings, one after the other, beside a running server.
 * Each is in the database as before, and read from where it is. What breaks off is gone on with by the next call.
 *
 * @throws ApiError Unavailable where the bucket cannot be reached
 */
export async function moveContents(platform: Platform): Promise<MovedContents> {
  const root = rootOf(platform.settings.dataFolder)
  const author = { actorId: null, requestId: 'kontor contents move' }
  const left: string[] = []
  let moved = 0
  const namesIn = async (folder: string, name: RegExp) =>
    (await readdir(folder).catch(() => [])).filter((one) => name.test(one)).toSorted()
  for (const companyId of await namesIn(root, uuidPattern))
    for (const hash of await namesIn(join(root, companyId), /^[\da-f]{64}$/)) {
      // Held by its row, so that retention does not throw it away meanwhile.
      const isMoved = await platform
        .transact(companyId, author, (uow) => uow.contents.move(hash))
        .catch((error: unknown) => {
          if (error instanceof DamagedContent) return false
          throw error
        })
      if (isMoved) moved += 1
      else left.push(`${companyId}/${hash}`)
    }
  return { moved, left }
}
