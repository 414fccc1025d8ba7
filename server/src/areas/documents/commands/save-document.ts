import type { TradeType } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { addWithEnclosed, type Opened, replaceEnclosed } from '../../attachments/index.ts'
import { mustReach } from '../../document-access/index.ts'
import { findExchanged } from '../../document-numbers/index.ts'
import {
  type Checks,
  changeEntry,
  type Entry,
  findEntry,
  headOf,
  isUuid,
  lockEntry,
  logSaved,
  type NewEntry,
  newEntry,
  refuseInvalid,
  type Subject,
  typeFor,
  typeOfUbl,
  whyNotDo,
} from '../../entries/index.ts'
import type { Reference } from '../../parsing/index.ts'

/** A document that is not a draft is checked before it is saved. */
export interface Saving extends Checks, Opened {
  readonly id: string
  readonly draft: boolean
  /** The version that the caller has seen; another one there now is a conflict. */
  readonly version?: number | undefined
}

/**
 * Saves a document of the company under an id: a new one, or what belongs to its author alone still.
 *
 * @throws ApiError DocumentRefused (a type without a profile), DocumentInvalid, Conflict (another version, or sent).
 */
export async function saveDocument(uow: UnitOfWork, saving: Saving): Promise<Entry> {
  const type = refuseUnsound(saving)
  const [before, subject] = await Promise.all([lockEntry(uow, saving.id), subjectOf(uow, saving)])
  if (before === undefined) {
    refuseVersion(saving)
    return addWithEnclosed(uow, await compose(uow, saving, type, subject), saving.enclosed)
  }
  await mustReach(uow, before, 'write')
  refuseConflict(before, saving)
  const content = await contentOf(uow, saving, type, subject)
  const finished = before.finished ?? content.finished
  const saved = await changeEntry(uow, before, { ...content, finished, version: before.version + 1 })
  await logSaved(uow, 'document.saved', saved)
  if (saved.contentHash !== before.contentHash) await replaceEnclosed(uow, saved.id, saving.enclosed)
  return saved
}

/** The entry of a new document, to be kept by `addWithEnclosed` with its files once more is known of it; its content is kept already. */
export async function composeNew(uow: UnitOfWork, saving: Saving): Promise<NewEntry> {
  const type = refuseUnsound(saving)
  return compose(uow, saving, type, await subjectOf(uow, saving))
}

const compose = async (
  uow: UnitOfWork,
  saving: Saving,
  type: TradeType,
  subject: Subject | undefined,
): Promise<NewEntry> => newEntry(uow, { id: saving.id, ...(await contentOf(uow, saving, type, subject)) })

/** @throws ApiError DocumentRefused, DocumentInvalid where it is no draft. */
function refuseUnsound(saving: Saving): TradeType {
  const type = typeFor(saving.parsed)
  if (!saving.draft) refuseInvalid(saving.parsed, saving)
  return type
}

/** What a document's content says in its entry; keeps the content. */
const contentOf = async (
  uow: UnitOfWork,
  { bytes, parsed, draft }: Saving,
  type: TradeType,
  subject: Subject | undefined,
) => ({
  ...headOf(type, parsed, subject),
  contentHash: await uow.contents.save(bytes),
  draft,
  finished: draft ? null : uow.now,
  modified: uow.now,
})

function refuseVersion({ id, version }: Saving): void {
  if (version === undefined) return
  throw new ApiError('ResourceNotFound', t`The document ${id} does not exist. Save it without a version.`)
}

function refuseConflict(before: Entry, { id, version }: Saving): void {
  const why = whyNotDo('edit', before)
  if (why !== undefined)
    throw new ApiError('Conflict', t`The document ${id} cannot be saved: ${why}. Create a new one.`)
  if (version !== undefined && version !== before.version)
    throw new ApiError(
      'Conflict',
      t`The document ${id} is at version ${before.version}, not ${version}: someone else changed it. Reload it and try again.`,
      { details: { version: String(before.version) } },
    )
}

/** The document that this one answers, corrects or follows, where the company holds it: by its id, else by its number. */
async function subjectOf(uow: UnitOfWork, { id, parsed }: Saving): Promise<Subject | undefined> {
  for (const reference of parsed.references) {
    const found =
      reference.id !== undefined && isUuid(reference.id)
        ? await findEntry(uow, reference.id)
        : await numbered(uow, reference, parsed.receiverName)
    if (found !== undefined && found.id !== id.toLowerCase()) return found
  }
  return undefined
}

/** Two partners may use one number: only what was exchanged with this one is meant. */
async function numbered(
  uow: UnitOfWork,
  { ublType, number }: Reference,
  partner: string,
): Promise<Subject | undefined> {
  const type = typeOfUbl(ublType)
  return type === undefined ? undefined : findExchanged(uow, type, number, partner)
}
