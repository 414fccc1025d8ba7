import type { Areas, RightType } from '@kontor/contract'
import { localeOf, t } from '@kontor/i18n'
import { type Act, ApiError, type Handlers, notFound } from '../../../platform/index.ts'
import { asUbl, parse, type Representation, representationOf, typeset } from '../../../platform/parsing/index.ts'
import { namesOf } from '../../users/index.ts'
import { contentHashAt, entryAt } from '../acts/looking-back.ts'
import { mustReach, reachFor, readableOf } from '../acts/reaching.ts'
import { retained } from '../acts/retaining.ts'
import type { Entry } from '../entry.ts'
import { messagesFor } from '../messages/index.ts'
import { relationBackOf, relationOf } from '../rules/index.ts'
import * as arrivals from '../store/arrivals.ts'
import * as dispatches from '../store/dispatches.ts'
import * as entries from '../store/entries.ts'
import * as holds from '../store/holds.ts'
import * as scheduled from '../store/scheduled.ts'
import * as tags from '../store/tags.ts'
import { findingsOf } from '../views/findings.ts'
import { historyOf } from '../views/history.ts'
import { dispatchOf, metadataOf, type Surroundings } from '../views/present.ts'

/**
 * The company's own entry for somebody who reaches it, or the one answer for what is not there and what is another
 * company's.
 *
 * @throws ApiError ResourceNotFound, Forbidden (rules/access.ts)
 */
export async function own(act: Act, documentId: string, needed: RightType = 'right'): Promise<Entry> {
  const entry = await entries.find(act, documentId)
  if (entry === undefined) throw notFound('document', documentId)
  await mustReach(act, entry, needed)
  return entry
}

/** As it is, or as it was at a position of the log. */
export async function contentOf(act: Act, documentId: string, position?: number) {
  const entry = await own(act, documentId)
  const hash = position === undefined ? entry.contentHash : await contentHashAt(act, entry, position)
  return { entry, bytes: await act.contents.read(hash) }
}

export const reading: Pick<
  Handlers<Areas['documents']>,
  'readDocument' | 'readMetadata' | 'readHistory' | 'checkDocument'
> &
  Pick<Handlers<Areas['exchange']>, 'readLatestDispatch'> = {
  readDocument: async ({ params, query }, context) => {
    const type = query.received ? undefined : formFor(context.accepts)
    const { bytes } = await context.read((act) => contentOf(act, params.documentId, query.position))
    const came = representationOf(bytes)
    if (type === undefined) return { type: mediaTypes[came], body: bytes }
    if (type === 'application/pdf' && came === 'pdf') return { type, body: bytes }
    if (type !== 'text/html' && type !== 'application/pdf')
      return { type, body: came === 'ubl' ? bytes : await asUbl(bytes) }
    const locale = localeFrom(query.locale) ?? context.language
    const reader = { words: messagesFor(locale).page, locale }
    if (type === 'application/pdf') return { type, body: await typeset(bytes, 'pdf', reader) }
    return { type: 'text/html; charset=utf-8', body: await typeset(bytes, 'html', reader) }
  },

  readMetadata: ({ params, query }, context) =>
    context.read(async (act) => {
      const now = await own(act, params.documentId)
      const { language, actor } = context
      if (query.position === undefined)
        return metadataOf(now, { ...(await around(act, now)), permissions: actor.permissions, language })
      // Nothing is done with the past, and what came of it later was not there yet.
      const { entry, tags, hold } = await entryAt(act, now, query.position)
      const holds =
        hold === null ? [] : [{ kind: 'DOCUMENT' as const, placed: hold.since, ...hold, objectId: entry.id }]
      const past = { ...(await around(act, entry, holds)), tags, related: [], latest: undefined, waiting: [] }
      return metadataOf(entry, { ...past, permissions: new Set(), language })
    }),

  readHistory: ({ params }, context) =>
    context.read(async (act) => ({
      Events: await historyOf(act, await own(act, params.documentId), context.language),
    })),

  readLatestDispatch: ({ params }, context) =>
    context.read(async (act) => {
      const entry = await own(act, params.documentId)
      const latest = await dispatches.latestOf(act, entry.id)
      if (latest === undefined) throw new ApiError('ResourceNotFound', t`The document ${entry.id} was never sent.`)
      return dispatchOf(latest)
    }),

  checkDocument: async ({ params }, context) => {
    const { bytes } = await context.read((act) => contentOf(act, params.documentId))
    const parsed = await parse(bytes)
    return {
      Profile: parsed.profileName,
      RuleSetVersion: parsed.ruleSetVersion,
      Findings: await findingsOf(parsed, context.language),
    }
  },
}

const mediaTypes: Readonly<Record<Representation, string>> = {
  ubl: 'application/xml',
  cii: 'application/xml',
  json: 'application/json',
  pdf: 'application/pdf',
}

const forms: Readonly<Record<string, 'text/html' | 'application/pdf' | 'application/xml' | 'text/xml'>> = {
  'application/pdf': 'application/pdf',
  'text/html': 'text/html',
  'application/xhtml+xml': 'text/html',
  'application/xml': 'application/xml',
  'application/*': 'application/xml',
  '*/*': 'application/xml',
  'text/xml': 'text/xml',
  'text/*': 'text/xml',
}

function formFor(accepts: readonly string[]) {
  for (const type of accepts) {
    const form = forms[type]
    if (form !== undefined) return form
  }
  throw new ApiError(
    'NotAcceptable',
    t`A document comes as application/xml, text/xml, text/html or application/pdf, not as ${accepts.join(', ')}.`,
  )
}

function localeFrom(wanted: string | undefined): string | undefined {
  if (wanted === undefined) return undefined
  try {
    return localeOf(wanted).code
  } catch {
    throw new ApiError('BadRequest', t`locale is ${wanted}: give a language tag such as en-GB.`)
  }
}

async function around(
  act: Act,
  entry: Entry,
  then?: readonly holds.HoldRecord[],
): Promise<Omit<Surroundings, 'permissions' | 'language'>> {
  const held = then ?? (await holds.on(act, entry))
  const people = [entry.authorId, ...held.map(({ authorId }) => authorId)].filter((id) => id !== null)
  return {
    tags: await tags.of(act, entry.id),
    size: await act.contents.sizeOf(entry.contentHash),
    people: await namesOf(act, people),
    related: await relatedTo(act, entry),
    knownAccounts: await knownAccountsFor(act, entry),
    latest: await dispatches.latestOf(act, entry.id),
    holds: held,
    waiting: await scheduled.ofDocument(act, entry.id),
    retention: (await retained(act, entry)).retention,
    reach: await reachFor(act, entry, act.author.actorId),
  }
}

/** What was known of a sender beside the account that is to be checked. */
async function knownAccountsFor(act: Act, entry: Entry): Promise<Surroundings['knownAccounts']> {
  if (entry.senderId === null || !(entry.payeeChanged || entry.payeeNew)) return undefined
  const asked = entry.payeeAccounts.split(' ')
  const known = await arrivals.accountsOf(act, entry.senderId)
  return entry.payeeChanged ? known : known.filter(({ account }) => !asked.includes(account))
}

async function relatedTo(act: Act, entry: Entry): Promise<Surroundings['related']> {
  const known = async (id: string | null) => {
    const found = id === null ? undefined : await entries.find(act, id)
    return found === undefined ? [] : readableOf(act, [found])
  }
  const answers = await readableOf(act, await entries.answering(act, entry.id))
  const copies = await readableOf(act, await arrivals.copiesOf(act, entry.id))
  return [
    ...(await known(entry.answersId)).map((one) => ({ ...reference(one), Relation: relationOf(entry.type) })),
    ...answers.map((one) => ({ ...reference(one), Relation: relationBackOf(one.type) })),
    ...(await known(entry.duplicateOf)).map((one) => ({ ...reference(one), Relation: 'duplicates' })),
    ...copies.map((one) => ({ ...reference(one), Relation: 'duplicatedBy' })),
  ]
}

const reference = ({ id, businessId, type }: Entry) => ({ DocumentId: id, ID: businessId, type })
