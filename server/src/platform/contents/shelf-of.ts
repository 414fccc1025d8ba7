import type { Logger } from 'pino'
import type { Settings } from '../settings.ts'
import { bucketShelf } from './bucket-shelf.ts'
import { rootOf } from './contents.ts'
import { folderShelf, type Shelf } from './shelf.ts'

/** Where large contents lie, as the operator has set it. */
export function shelfOf({ contents, dataFolder }: Pick<Settings, 'contents' | 'dataFolder'>, log: Logger): Shelf {
  const root = rootOf(dataFolder)
  return contents === undefined ? folderShelf(root) : bucketShelf(contents, root, log)
}
