import type { Collaboration, CollaborationCard, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Act, ApiError, notFound, type Tasks } from '../../platform/index.ts'
import { entryFor } from '../document-access/index.ts'
import { isUuid } from '../entries/index.ts'
import { connectionOf, isConnected } from '../network/index.ts'
import { isMember } from '../users/index.ts'
import { whyNotChange, whyNotSee } from './rules.ts'
import * as store from './store.ts'

const carryTask = 'collaboration.carry'

/** The thread for somebody who takes part; a thread without named people is open to all who speak for the company. */
export async function seen(act: Act, id: string): Promise<store.Card> {
  const card = await store.find(act, id)
  if (card === undefined) throw notFound('card', id)
  const people = (await store.parts(act, id)).filter(({ kind }) => kind === 'user').map(({ partId }) => partId)
  const why = act.author.actorId === null ? undefined : whyNotSee(act.author.actorId, people)
  if (why !== undefined) throw new ApiError('Forbidden', t`The thread ${id} is not open to you: ${why}.`)
  return card
}

/**
 * Opens a thread, or changes it.
 *
 * @throws ApiError ResourceNotFound (what it is about), Forbidden, Conflict where another company opened it.
 */
export async function saveCard(act: Act, id: string, card: Of<typeof CollaborationCard>): Promise<void> {
  const before = (await store.find(act, id)) === undefined ? undefined : await seen(act, id)
  const why = before && whyNotChange(before.ownerId, act.companyId)
  if (why !== undefined)
    throw new ApiError('Conflict', t`The thread ${id} cannot be changed: ${why}. Say something in it.`)
  await mustHold(act, card)
  await store.save(act, {
    companyId: act.companyId,
    id,
    ownerId: act.companyId,
    title: card.title,
    subjectId: card.subjectId ?? null,
    subjectType: card.subjectType ?? null,
    app: card.app ?? null,
    description: card.description ?? null,
    modified: act.now,
  })
  await act.log({ kind: before === undefined ? 'card.opened' : 'card.changed', objectType: 'card', objectId: id })
}

/** What a thread is about is the company's own. */
async function mustHold(act: Act, { subjectType, subjectId }: Of<typeof CollaborationCard>): Promise<void> {
  if (subjectId === undefined || subjectType === undefined || subjectType === 'TASK') return
  if (!isUuid(subjectId)) throw notFound(subjectType === 'DOCUMENT' ? 'document' : 'connection', subjectId)
  if (subjectType === 'DOCUMENT') await entryFor(act, subjectId)
  else if ((await connectionOf(act, subjectId)) === undefined) throw notFound('connection', subjectId)
}

/**
 * Asks people of the company and connected companies into a thread, and says something in it.
 *
 * @throws ApiError ResourceNotFound (thread, person, company), Forbidden.
 */
export async function collaborate(act: Act, id: string, asked: Of<typeof Collaboration>): Promise<void> {
  await seen(act, id)
  for (const userId of asked.participants) if (!(await isMember(act, userId))) throw notFound('user', userId)
  const companies = (asked.companies ?? []).filter((companyId) => companyId !== act.companyId)
  for (const companyId of companies) if (!(await isConnected(act, companyId))) throw notFound('company', companyId)
  await store.addParts(act, id, 'user', asked.participants)
  await store.addParts(act, id, 'company', companies)
  if (asked.message !== undefined && asked.message.trim() !== '')
    await store.say(act, {
      companyId: act.companyId,
      id: act.newId(),
      cardId: id,
      saidBy: act.companyId,
      authorId: act.author.actorId,
      text: asked.message.trim(),
      created: act.now,
    })
  await act.log({ kind: 'card.said', objectType: 'card', objectId: id })
  await act.later(carryTask, { cardId: id })
}

/** Brings a thread and what was said in it to the companies that take part. It may run twice and carries once. */
async function carry(act: Act, id: string): Promise<void> {
  const card = await store.find(act, id)
  if (card === undefined) return
  const companies = (await store.parts(act, id)).filter(({ kind }) => kind === 'company').map(({ partId }) => partId)
  const ours = (await store.messages(act, id)).filter(({ saidBy }) => saidBy === act.companyId)
  for (const companyId of companies)
    await act.within(companyId, async (there) => {
      const theirs = await store.find(there, id)
      // Another thread may stand there under the same id.
      if (theirs !== undefined && theirs.ownerId !== card.ownerId) return
      if (theirs === undefined) await store.save(there, { ...card, companyId })
      await store.addParts(
        there,
        id,
        'company',
        [act.companyId, ...companies].filter((one) => one !== companyId),
      )
      for (const message of ours) await store.say(there, { ...message, companyId, authorId: null })
      await there.log({ kind: 'card.said', objectType: 'card', objectId: id })
    })
}

export const tasks: Tasks = { [carryTask]: (act, { cardId }) => carry(act, String(cardId)) }
