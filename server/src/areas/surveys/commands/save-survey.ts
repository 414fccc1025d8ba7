import type { Of, Survey } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { noSurvey } from '../not-found.ts'
import type { AnswerShape, Block, QuestionnaireRecord } from '../records.ts'
import { isAnswerable } from '../rules/states.ts'
import * as store from '../store/questionnaires.ts'
import * as requests from '../store/requests.ts'
import { isShipped } from '../templates.ts'
import { saveAnswers } from './answer-request.ts'
import { submit } from './move-request.ts'
import { idTaken, resolveBlocks, saveQuestionnaire } from './save-questionnaire.ts'

type Given = Of<typeof Survey>

const blocksOf = ({ questions }: Given): Block[] => questions.map((question) => ({ type: 'question', question }))

function mustMatchId({ id }: Given, called: string): void {
  if (id !== undefined && id !== called)
    throw unfit('id', t`id is ${id}, and the address names ${called}: use one id in both.`)
}

/** A survey is a questionnaire of questions alone, which can be sent at once. @throws ApiError BadRequest, Conflict */
export async function saveSurvey(uow: UnitOfWork, id: string, given: Given): Promise<QuestionnaireRecord> {
  mustMatchId(given, id)
  const [newest] = await store.lock(uow, id)
  if (newest?.blocks.some(({ type, shownWhen }) => type !== 'question' || shownWhen !== undefined))
    throw new ApiError(
      'Conflict',
      t`${newest.name} has blocks that a survey cannot hold: change it as a questionnaire.`,
    )
  return saveQuestionnaire(uow, id, { name: given.title, state: 'PUBLISHED', blocks: blocksOf(given) })
}

/** @throws ApiError BadRequest; Conflict for a template that is shipped, and an id that is a questionnaire’s */
export async function saveTemplate(uow: UnitOfWork, id: string, given: Given): Promise<QuestionnaireRecord> {
  mustMatchId(given, id)
  if (isShipped(id))
    throw new ApiError('Conflict', t`The template ${id} is part of Kontor: save yours under an id of its own.`)
  if ((await store.versions(uow, id)).length > 0) throw idTaken(id)
  const [before] = await store.lock(uow, id, 'TEMPLATE')
  const name = given.title.trim()
  if (name === '') throw unfit('title', t`title is empty: enter a name for the template.`)
  const record: QuestionnaireRecord = {
    ...{ companyId: uow.companyId, id, version: 1, kind: 'TEMPLATE', name, state: 'PUBLISHED' },
    ...{ blocks: await resolveBlocks(uow, blocksOf(given)), created: before?.created ?? uow.now, modified: uow.now },
  }
  await store.save(uow, record)
  await uow.log({ kind: 'questionnaire.template_saved', objectType: 'questionnaire', objectId: id })
  return record
}

/**
 * Answers the newest request of a survey that the company was asked, and submits it.
 *
 * @throws ApiError ResourceNotFound where it was not asked; BadRequest (what is missing); Conflict (answered)
 */
export async function saveResponse(
  uow: UnitOfWork,
  origin: string,
  id: string,
  given: { readonly surveyId?: string | undefined; readonly answers: readonly AnswerShape[] },
): Promise<void> {
  const received = await requests.lockReceived(uow, id)
  const [newest] = received
  if (newest === undefined) throw noSurvey(id)
  if (given.surveyId !== undefined && given.surveyId !== id)
    throw unfit('surveyId', t`surveyId is ${given.surveyId}, and the address names ${id}: use one id in both.`)
  const open = received.find(({ state }) => isAnswerable(state)) ?? newest
  await saveAnswers(uow, open.id, given.answers, [])
  await submit(uow, origin, open.id)
}
