import type { TradeType } from '@kontor/contract'
import { type Act, Fault } from '../../../platform/index.ts'
import type { Finding, Parsed, Reference } from '../../../platform/parsing/index.ts'
import type { Entry } from '../entry.ts'
import { fresh, whyNotDo } from '../rules/index.ts'
import * as entries from '../store/entries.ts'
import { headOf, type Subject } from '../values/head.ts'
import { isUuid } from '../values/ids.ts'
import { noProfile, typeOfUbl } from '../values/profiles.ts'
import { mustReach } from './reaching.ts'

export interface Saving {
  readonly id: string
  readonly bytes: Uint8Array
  readonly parsed: Parsed
  readonly draft: boolean
  /** The version that the caller has seen; another one there now is a conflict. */
  readonly version?: number | undefined
  /** A document that is not a draft is checked against these before it is saved. */
  readonly schemaValidate?: boolean | undefined
  readonly validateDocumentProfile?: boolean | undefined
}

/**
 * Saves a document of the company under an id: a new one, or what belongs to its author alone still.
 *
 * @throws Fault DocumentRefused (a type without a profile), DocumentInvalid, Conflict (another version, or sent).
 */
export async function saveDocument(act: Act, saving: Saving): Promise<Entry> {
  const type = typeFor(saving.parsed)
  if (!saving.draft) refuseInvalid(saving.parsed, saving)
  const before = await entries.lock(act, saving.id)
  if (before !== undefined) await mustReach(act, before, 'write')
  refuseConflict(before, saving)
  const subject = await subjectOf(act, saving)
  const content = {
    ...headOf(type, saving.parsed, subject),
    contentHash: await act.contents.save(saving.bytes),
    draft: saving.draft,
    finished: before?.finished ?? (saving.draft ? null : act.now),
    modified: act.now,
  }
  const saved =
    before === undefined
      ? await entries.add(act, { ...blank(act, saving.id), ...fresh(saving.draft), ...content })
      : await entries.change(act, before, { ...content, version: before.version + 1 })
  if (saved === undefined)
    throw new Fault('Conflict', `The id ${saving.id} was used for another document. Save under a new id.`)
  await act.log({
    kind: before === undefined ? 'document.created' : 'document.saved',
    objectType: 'document',
    objectId: saved.id,
    contentHash: saved.contentHash,
    detail: { version: saved.version, draft: saved.draft },
  })
  return saved
}

/** @throws Fault DocumentRefused for a document that is read but not traded. */
export function typeFor(parsed: Parsed): TradeType {
  const type = typeOfUbl(parsed.ublType)
  if (type === undefined)
    throw new Fault(
      'DocumentRefused',
      `${noProfile}: ${parsed.ublType}. Send one of the types of info/documentprofiles.`,
      {
        details: { type: parsed.ublType },
      },
    )
  return type
}

/** @throws Fault DocumentInvalid with a line for each fatal finding of the checks that are asked for. */
export function refuseInvalid(
  parsed: Parsed,
  checks: Pick<Saving, 'schemaValidate' | 'validateDocumentProfile'> = {},
): void {
  const found = [
    ...(checks.schemaValidate === false ? [] : parsed.schema),
    ...(checks.validateDocumentProfile === false ? [] : parsed.profile),
  ].filter(({ severity }) => severity === 'fatal')
  if (found.length === 0) return
  throw new Fault(
    'DocumentInvalid',
    `The document breaks ${found.length} ${found.length === 1 ? 'rule' : 'rules'}: ${found[0]?.message}`,
    { fields: found.slice(0, 1000).map(fieldFault) },
  )
}

const fieldFault = ({ rule, path, line, message, fix }: Finding) => ({
  code: rule,
  message,
  details: {
    path,
    rule,
    ...(line === undefined ? {} : { line: String(line) }),
    ...(fix === undefined ? {} : { fix }),
  },
})

function refuseConflict(before: Entry | undefined, { id, version }: Saving): void {
  if (before === undefined) {
    if (version === undefined) return
    throw new Fault('ResourceNotFound', `The document ${id} does not exist. Save it without a version.`)
  }
  const why = whyNotDo('edit', before)
  if (why !== undefined) throw new Fault('Conflict', `The document ${id} cannot be saved: ${why}. Save a new one.`)
  if (version !== undefined && version !== before.version)
    throw new Fault(
      'Conflict',
      `The document ${id} has version ${before.version}, not ${version}: somebody saved it. Read it again.`,
      { details: { version: String(before.version) } },
    )
}

/** The document that this one answers, corrects or follows, where the company holds it: by its id, else by its number. */
async function subjectOf(act: Act, { id, parsed }: Saving): Promise<Subject | undefined> {
  for (const reference of parsed.references) {
    const found =
      reference.id !== undefined && isUuid(reference.id)
        ? await entries.find(act, reference.id)
        : await numbered(act, reference, parsed.receiverName)
    if (found !== undefined && found.id !== id.toLowerCase()) return found
  }
  return undefined
}

/** Two partners may use one number: only what was exchanged with this one is meant. */
async function numbered(act: Act, { ublType, number }: Reference, partner: string): Promise<Subject | undefined> {
  const type = typeOfUbl(ublType)
  return type === undefined ? undefined : entries.exchangedUnder(act, type, number, partner)
}

/** What a new entry of the company's own starts with. */
export const blank = (act: Act, id: string) => ({
  companyId: act.companyId,
  id,
  senderId: act.companyId,
  receiverId: null,
  connectionId: null,
  version: 1,
  archived: false,
  authorId: act.author.actorId,
  created: act.now,
  modified: act.now,
  exchanged: null,
  legalHold: false,
  discarded: null,
  lockedAs: null,
  confined: false,
  duplicateOf: null,
  duplicateBy: null,
  payeeChanged: false,
  payeeNew: false,
  deleted: null,
})
