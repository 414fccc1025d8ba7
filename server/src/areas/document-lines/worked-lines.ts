import type { RequestContext } from '../../platform/index.ts'
import { entryFor } from '../document-access/index.ts'
import { gather } from './gather-lines.ts'
import { type WorkedLine, workOut } from './line-state.ts'

export const workedLines = async (context: RequestContext, documentId: string): Promise<WorkedLine[]> =>
  workOut(await context.read(async (uow) => gather(uow, await entryFor(uow, documentId))), context.language)
