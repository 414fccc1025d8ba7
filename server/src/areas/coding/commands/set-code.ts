import type { Message } from '@kontor/i18n'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'
import { whyNoCode } from '../queries.ts'
import { type Value, whyNotCode, withCode } from '../rules/index.ts'
import * as codings from '../store/codings.ts'
import { saveCoding } from './save-coding.ts'

/**
 * Sets a code of a list for the whole of a held document, in the place of another of that list; lines with codes of their own keep
 * them. Setting it again changes nothing.
 *
 * @returns why it is not set; undefined once it is
 */
export async function setCode(uow: UnitOfWork, entry: Entry, { listId, code }: Value): Promise<Message | undefined> {
  const not = whyNotCode(entry)
  if (not !== undefined) return not.why
  const unknown = await whyNoCode(uow, { listId, code })
  if (unknown !== undefined) return unknown
  const saved = await codings.find(uow, entry.id)
  const before = saved?.content ?? { header: [], lines: [] }
  const coding = withCode(before, { listId, code })
  if (JSON.stringify(coding) !== JSON.stringify(before)) await saveCoding(uow, entry, coding, saved?.version)
  return undefined
}
