import type { RequestContext } from '../../platform/index.ts'
import { entryFor } from '../document-access/index.ts'
import type { Entry } from '../entries/index.ts'
import { gather } from './gather-lines.ts'
import { type WorkedLine, workOut } from './line-state.ts'

/** A document's entry and what became of each of its lines. */
export async function workedDocument(
  context: RequestContext,
  documentId: string,
): Promise<{ entry: Entry; lines: WorkedLine[] }> {
  const { entry, gathered } = await context.read(async (uow) => {
    const entry = await entryFor(uow, documentId)
    return { entry, gathered: await gather(uow, entry) }
  })
  return { entry, lines: await workOut(gathered, context.language) }
}

export const workedLines = async (context: RequestContext, documentId: string): Promise<WorkedLine[]> =>
  (await workedDocument(context, documentId)).lines
