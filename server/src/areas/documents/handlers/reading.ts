import type { Areas } from '@kontor/contract'
import { localeOf, t } from '@kontor/i18n'
import { type Actor, ApiError, type Handlers, type UnitOfWork } from '../../../platform/index.ts'
import { linesAbout } from '../../../platform/log/store.ts'
import { attachmentsOf, enclosable } from '../../attachments/index.ts'
import { latestClearanceOf } from '../../clearance/index.ts'
import { historyOf } from '../../conversations/index.ts'
import { contentFor, entryFor, reachFor, readableOf } from '../../document-access/index.ts'
import { overLimits, rowOf } from '../../document-lists/index.ts'
import { documentsOfDay } from '../../document-numbers/index.ts'
import {
  type Entry,
  entriesAnswering,
  findEntry,
  known,
  messagesFor,
  noDocument,
  orderKindOf,
  relationBackOf,
  relationOf,
} from '../../entries/index.ts'
import { copiesOf, knownAccountsOf, latestDispatchOf, noteFetched, withProgress } from '../../exchange/index.ts'
import { asUbl, parse, type Representation, representationOf, typeset } from '../../parsing/index.ts'
import { entryAt } from '../../past/index.ts'
import { earlyPaymentOf } from '../../promotions/index.ts'
import { type HoldRecord, holdsOn, retained } from '../../retention/index.ts'
import { tagsOf } from '../../tags/index.ts'
import { tasksScheduledFor } from '../../task-scheduling/index.ts'
import { namesOf } from '../../users/index.ts'
import { versionsOf } from '../../versions/index.ts'
import { filesOfDraft } from '../files-of-draft.ts'
import { lockOf } from '../rules/locking.ts'
import { partsOf } from '../rules/parts.ts'
import { eventsOf } from '../views/events.ts'
import { findingsOf } from '../views/findings.ts'
import { metadataOf, type Surroundings } from '../views/metadata.ts'

const mediaTypes: Readonly<Record<Representation, string>> = {
  ubl: 'application/xml',
  cii: 'application/xml',
  json: 'application/json',
  pdf: 'application/pdf',
}

function localeFrom(wanted: string | undefined): string | undefined {
  if (wanted === undefined) return undefined
  try {
    return localeOf(wanted).code
  } catch {
    throw new ApiError('BadRequest', t`locale is ${wanted}: use a language tag such as en-GB.`)
  }
}

async function around(
  uow: UnitOfWork,
  entry: Entry,
  actor: Actor,
  then?: readonly HoldRecord[],
): Promise<Omit<Surroundings, 'permissions' | 'parts' | 'attachments' | 'earlyPayment' | 'language'>> {
  const held = then ?? (await holdsOn(uow, entry))
  const people = [
    entry.authorId,
    entry.heldAnswer?.userId ?? null,
    entry.onHold?.userId ?? null,
    ...held.map(({ authorId }) => authorId),
  ].filter((id) => id !== null)
  return {
    tags: await tagsOf(uow, entry.id),
    size: await uow.contents.sizeOf(entry.contentHash),
    people: await namesOf(uow, people),
    ...(await relatedTo(uow, entry)),
    knownAccounts: await knownAccountsFor(uow, entry),
    latest: await latestDispatchOf(uow, entry.id),
    clearance: entry.clearance === 'NONE' ? undefined : await latestClearanceOf(uow, entry.id),
    holds: held,
    waiting: await tasksScheduledFor(uow, entry.id),
    retention: (await retained(uow, entry)).retention,
    reach: await reachFor(uow, entry, uow.author.actorId),
    isOverLimit: (await overLimits(uow, [entry], actor))(entry),
  }
}

/** What was known of a sender beside the account that is to be checked. */
async function knownAccountsFor(uow: UnitOfWork, entry: Entry): Promise<Surroundings['knownAccounts']> {
  if (entry.senderId === null || !(entry.payeeChanged || entry.payeeNew)) return undefined
  const asked = entry.payeeAccounts.split(' ')
  const known = await knownAccountsOf(uow, entry.senderId)
  return entry.payeeChanged ? known : known.filter(({ account }) => !asked.includes(account))
}

async function relatedTo(uow: UnitOfWork, entry: Entry): Promise<Pick<Surroundings, 'related' | 'subject'>> {
  const known = async (id: string | null) => {
    const found = id === null ? undefined : await findEntry(uow, id)
    return found === undefined ? [] : readableOf(uow, [found])
  }
  const [subject] = await known(entry.answersId)
  const answers = await readableOf(uow, await entriesAnswering(uow, entry.id))
  const copies = await readableOf(uow, await copiesOf(uow, entry.id))
  const versions = await versionsOf(uow, entry)
  const entries = versions.map((one) => one.entry)
  const seen = new Set((await readableOf(uow, entries)).map(({ id }) => id))
  const related = [
    ...(subject ? [{ ...reference(subject), Relation: relationOf(entry.type) }] : []),
    ...answers.map((one) => ({ ...reference(one), Relation: relationBackOf(one) })),
    ...(await known(entry.duplicateOf)).map((one) => ({ ...reference(one), Relation: 'duplicates' })),
    ...copies.map((one) => ({ ...reference(one), Relation: 'duplicatedBy' })),
    ...versions.flatMap((one) => (seen.has(one.entry.id) ? { ...reference(one.entry), Relation: one.relation } : [])),
  ]
  return { related, subject }
}

const reference = (entry: Entry) => ({
  ...{ DocumentId: entry.id, ID: entry.businessId, type: entry.type },
  ...known({ OrderKind: orderKindOf(entry) }),
})

export const readingHandlers: Pick<
  Handlers<Areas['documents']>,
  | 'findByBusinessId'
  | 'readLockedState'
  | 'listEvents'
  | 'readDocument'
  | 'readMetadata'
  | 'readHistory'
  | 'checkDocument'
  | 'readFused'
> = {
  findByBusinessId: ({ query: { businessId, issueDate } }, context) =>
    context.read(async (uow) => {
      const [entry] = await readableOf(uow, await documentsOfDay(uow, businessId, issueDate))
      if (entry === undefined) throw noDocument(businessId)
      return rowOf(entry, await tagsOf(uow, entry.id), context.language)
    }),

  readLockedState: ({ params }, context) =>
    context.read(async (uow) => ({ State: lockOf(await entryFor(uow, params.documentId)) })),

  listEvents: ({ params }, context) =>
    context.read(async (uow) => {
      const entry = await entryFor(uow, params.documentId)
      return { Events: eventsOf(await linesAbout(uow.tx, uow.companyId, entry.id)) }
    }),

  readDocument: async ({ params, query }, context) => {
    const { entry, bytes, files } = await context.read(async (uow) => {
      const content = await contentFor(uow, params.documentId, query.position)
      return { ...content, files: query.includeDraftAttachments ? await filesOfDraft(uow, content) : [] }
    })
    await noteFetched(context, [entry])
    const came = representationOf(bytes)
    if (query.received) return { type: mediaTypes[came], body: bytes }
    const type = context.answersAs
    if (type === 'application/pdf' && came === 'pdf') return { type, body: bytes }
    const exactly = (representation: Representation) => came === representation && files.length === 0
    if (type.endsWith('json'))
      return { type, body: exactly('json') ? bytes : await asUbl(bytes, 'json', await enclosable(files)) }
    if (type !== 'text/html' && type !== 'application/pdf')
      return { type, body: exactly('ubl') ? bytes : await asUbl(bytes, 'xml', await enclosable(files)) }
    const locale = localeFrom(query.locale) ?? context.language
    const reader = { words: messagesFor(locale).page, locale }
    if (type === 'application/pdf') return { type, body: await typeset(bytes, 'pdf', reader) }
    return { type: 'text/html; charset=utf-8', body: await typeset(bytes, 'html', reader) }
  },

  readMetadata: ({ params, query }, context) =>
    context.read(async (uow) => {
      const now = await entryFor(uow, params.documentId)
      const { language, actor } = context
      const { permissions } = actor
      const parts = partsOf(now, permissions, query.position !== undefined)
      if (query.position === undefined) {
        const attachments = (await attachmentsOf(uow, now.id)).length
        return metadataOf(await withProgress(uow, now), {
          ...(await around(uow, now, context.actor)),
          permissions,
          parts,
          attachments,
          earlyPayment: permissions.has('promotion.answer') ? await earlyPaymentOf(uow, now) : undefined,
          language,
        })
      }
      // Nothing is done with the past, and what came of it later was not there yet.
      const { entry, tags, hold } = await entryAt(uow, now, query.position)
      const holds =
        hold === null ? [] : [{ kind: 'DOCUMENT' as const, placed: hold.since, ...hold, objectId: entry.id }]
      const past = {
        ...(await around(uow, entry, context.actor, holds)),
        tags,
        related: [],
        subject: undefined,
        latest: undefined,
        clearance: undefined,
        waiting: [],
      }
      const unknown = { attachments: undefined, earlyPayment: undefined }
      return metadataOf(entry, { ...past, ...unknown, permissions: new Set(), parts, language })
    }),

  readHistory: ({ params }, context) =>
    context.read(async (uow) => ({
      Events: await historyOf(uow, await entryFor(uow, params.documentId), context.language),
    })),

  checkDocument: async ({ params }, context) => {
    const { bytes } = await context.read((uow) => contentFor(uow, params.documentId))
    const parsed = await parse(bytes)
    return {
      Profile: parsed.profileName,
      RuleSetVersion: parsed.ruleSetVersion,
      Findings: await findingsOf(parsed, context.language),
    }
  },

  // What was added since is the company's own entry: the document and what answered it are one there.
  readFused: ({ params }, context) =>
    readingHandlers.readMetadata({ params: { documentId: params.id }, query: {}, body: undefined }, context),
}
