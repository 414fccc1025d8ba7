import type { Collaboration, CollaborationCard, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Tasks, type UnitOfWork } from '../../platform/index.ts'
import { noCompany } from '../companies/index.ts'
import { entryFor } from '../document-access/index.ts'
import { isUuid, noDocument } from '../entries/index.ts'
import { connectionOf, isConnected, noConnection } from '../network/index.ts'
import { noTask } from '../tasks/index.ts'
import { isMember, noUser } from '../users/index.ts'
import { findWork } from '../work/index.ts'
import { noCard } from './not-found.ts'
import { asking, whyNotChange, whyNotSee } from './rules.ts'
import * as store from './store.ts'

const carryTask = 'collaboration.carry'

/** The thread for somebody who takes part; a thread without named people is open to all who speak for the company. */
export async function seen(uow: UnitOfWork, id: string): Promise<store.Card> {
  const card = await store.find(uow, id)
  if (card === undefined) throw noCard(id)
  const people = (await store.parts(uow, id)).filter(({ kind }) => kind === 'user').map(({ partId }) => partId)
  const why = uow.author.actorId === null ? undefined : whyNotSee(uow.author.actorId, people)
  if (why !== undefined) throw new ApiError('Forbidden', t`You do not have access to the thread ${id}: ${why}.`)
  return card
}

/**
 * Opens a thread, or changes it.
 *
 * @throws ApiError ResourceNotFound (what it is about), Forbidden, Conflict where another company opened it.
 */
export async function saveCard(uow: UnitOfWork, id: string, card: Of<typeof CollaborationCard>): Promise<void> {
  const before = (await store.find(uow, id)) === undefined ? undefined : await seen(uow, id)
  const why = before && whyNotChange(before.ownerId, uow.companyId)
  if (why !== undefined)
    throw new ApiError('Conflict', t`The thread ${id} cannot be changed: ${why}. You can post a comment instead.`)
  await mustHold(uow, card)
  await store.save(uow, {
    companyId: uow.companyId,
    id,
    ownerId: uow.companyId,
    title: card.title,
    subjectId: card.subjectId ?? null,
    subjectType: card.subjectType ?? null,
    app: card.app ?? null,
    description: card.description ?? null,
    modified: uow.now,
  })
  await uow.log({ kind: before === undefined ? 'card.opened' : 'card.changed', objectType: 'card', objectId: id })
  if (before !== undefined) await uow.later(carryTask, { cardId: id })
}

/** What a thread is about is the company's own. */
async function mustHold(uow: UnitOfWork, { subjectType, subjectId }: Of<typeof CollaborationCard>): Promise<void> {
  if (subjectId === undefined || subjectType === undefined) return
  if (!isUuid(subjectId)) throw missing[subjectType](subjectId)
  if (subjectType === 'DOCUMENT') await entryFor(uow, subjectId)
  else if ((await find[subjectType](uow, subjectId)) === undefined) throw missing[subjectType](subjectId)
}

const find = { CONNECTION: connectionOf, TASK: findWork }
const missing = { DOCUMENT: noDocument, CONNECTION: noConnection, TASK: noTask }

/**
 * Asks people of the company and connected companies into a thread, and says something in it.
 *
 * @throws ApiError ResourceNotFound (thread, person, company), Forbidden.
 */
export async function collaborate(uow: UnitOfWork, id: string, asked: Of<typeof Collaboration>): Promise<void> {
  await seen(uow, id)
  for (const userId of asked.participants) if (!(await isMember(uow, userId))) throw noUser(userId)
  const companies = (asked.companies ?? []).filter((companyId) => companyId !== uow.companyId)
  for (const companyId of companies) if (!(await isConnected(uow, companyId))) throw noCompany(companyId)
  await store.addParts(uow, id, 'user', asking(uow.author.actorId, asked.participants))
  await store.addParts(uow, id, 'company', companies)
  if (asked.message !== undefined && asked.message.trim() !== '')
    await store.say(uow, {
      companyId: uow.companyId,
      id: uow.newId(),
      cardId: id,
      saidBy: uow.companyId,
      authorId: uow.author.actorId,
      text: asked.message.trim(),
      created: uow.now,
    })
  await uow.log({ kind: 'card.said', objectType: 'card', objectId: id })
  await uow.later(carryTask, { cardId: id })
}

/** Brings a thread and what was said in it to the companies that take part. It may run twice and carries once. */
async function carry(uow: UnitOfWork, id: string): Promise<void> {
  const card = await store.find(uow, id)
  if (card === undefined) return
  const companies = (await store.parts(uow, id)).filter(({ kind }) => kind === 'company').map(({ partId }) => partId)
  const ours = (await store.messages(uow, id)).filter(({ saidBy }) => saidBy === uow.companyId)
  for (const companyId of companies)
    await uow.within(companyId, async (receiverUow) => {
      const theirs = await store.find(receiverUow, id)
      // Another thread may stand there under the same id.
      if (theirs !== undefined && theirs.ownerId !== card.ownerId) return
      // Whoever opened it says what it is called.
      if (theirs === undefined || card.ownerId === uow.companyId) await store.save(receiverUow, { ...card, companyId })
      await store.addParts(
        receiverUow,
        id,
        'company',
        [uow.companyId, ...companies].filter((one) => one !== companyId),
      )
      for (const message of ours) await store.say(receiverUow, { ...message, companyId, authorId: null })
      await receiverUow.log({ kind: 'card.said', objectType: 'card', objectId: id })
    })
}

export const tasks: Tasks = { [carryTask]: (uow, { cardId }) => carry(uow, String(cardId)) }
