import { t } from '@kontor/i18n'
import { ApiError, type ReceivedFile, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { mediaTypeOf, plainName } from '../../attachments/index.ts'
import { choicesOf } from '../choices.ts'
import { noRequest } from '../not-found.ts'
import type { AnswerShape, RequestRecord } from '../records.ts'
import { mergeAnswers, questionsOf, whyNotAnswer } from '../rules/answers.ts'
import { readFileName } from '../rules/file-names.ts'
import { isAnswerable } from '../rules/states.ts'
import * as fileStore from '../store/files.ts'
import * as requests from '../store/requests.ts'

/** As many files does one request hold. */
const maxFiles = 100

/**
 * The request, held, where its answers can be written.
 *
 * @throws ApiError ResourceNotFound; Conflict where the company asks itself, or it was submitted
 */
export async function lockForAnswering(uow: UnitOfWork, id: string): Promise<RequestRecord> {
  const request = await requests.lock(uow, id)
  if (request === undefined) throw noRequest(id)
  if (request.direction === 'SENT')
    throw new ApiError('Conflict', t`The request ${id} is answered by ${request.partnerName}, not by your company.`)
  if (!isAnswerable(request.state))
    throw new ApiError('Conflict', t`The answers to ${request.name} cannot be changed: it is ${request.state}.`, {
      details: { state: request.state },
    })
  return request
}

/**
 * Saves answers as they are written; the others stay. What is missing is said when they are submitted.
 *
 * @throws ApiError as {@link lockForAnswering}; BadRequest for an answer or a file that is none to its question
 */
export async function saveAnswers(
  uow: UnitOfWork,
  id: string,
  given: readonly AnswerShape[],
  files: readonly ReceivedFile[],
): Promise<RequestRecord> {
  const request = await lockForAnswering(uow, id)
  const questions = questionsOf(request.blocks)
  for (const [at, answer] of given.entries()) {
    const question = questions.get(answer.questionId)
    if (question === undefined)
      throw unfit('answers', t`answers names the question ${answer.questionId}, which ${request.name} does not ask.`, {
        index: String(at),
      })
    const why = whyNotAnswer(question, answer, choicesOf(question))
    if (why !== undefined) throw unfit('answers', why, { index: String(at) })
  }
  await removeUnnamedFiles(uow, request, given)
  for (const file of files) await saveFile(uow, request, file)
  const state = 'ANSWERING'
  const answers = mergeAnswers(
    request.answers,
    // Which files there are, their own rows tell.
    given.flatMap(({ fileNames, ...answer }) => (fileNames === undefined ? [answer] : [])),
  )
  await requests.change(uow, id, { answers, state })
  if (request.state !== state) await startAnswering(uow, request)
  return { ...request, answers, state }
}

/** Who asks sees that it is being answered, and none of the answers. */
export async function startAnswering(uow: UnitOfWork, { id, partnerId }: RequestRecord): Promise<void> {
  await uow.log({ kind: 'questionnaire.begun', objectType: 'questionnaireRequest', objectId: id })
  await uow.within(partnerId, async (asker) => {
    await requests.change(asker, id, { state: 'ANSWERING' })
    await asker.log({ kind: 'questionnaire.begun', objectType: 'questionnaireRequest', objectId: id })
  })
}

/** An answer that names its files keeps these alone. */
async function removeUnnamedFiles(
  uow: UnitOfWork,
  { id }: RequestRecord,
  given: readonly AnswerShape[],
): Promise<void> {
  const named = new Map(given.flatMap(({ questionId, fileNames }) => (fileNames ? [[questionId, fileNames]] : [])))
  if (named.size === 0) return
  const gone = (await fileStore.filesOf(uow, id)).filter(
    ({ questionId, name }) => named.get(questionId)?.includes(name) === false,
  )
  await fileStore.remove(
    uow,
    id,
    gone.map((file) => file.id),
  )
}

async function saveFile(uow: UnitOfWork, request: RequestRecord, file: ReceivedFile): Promise<void> {
  const read = readFileName(file.name)
  const name = plainName(read?.name ?? '')
  if (read === undefined || name === '')
    throw unfit('files', t`The file ${file.name} does not name its question: call it question-index-name.`)
  const { questionId, nth } = read
  if (questionsOf(request.blocks).get(questionId)?.answerType !== 'FILEUPLOAD')
    throw unfit('files', t`The file ${name} names the question ${questionId}, which asks for no file.`)
  if (file.size === 0) throw unfit('files', t`The file ${name} is empty: send a file with content.`)
  const before = await fileStore.filesOf(uow, request.id)
  const replaced = before.filter((one) => one.questionId === questionId && (one.nth === nth || one.name === name))
  if (before.length - replaced.length >= maxFiles)
    throw new ApiError('Conflict', t`${request.name} already has ${maxFiles} files: remove one first.`)
  await fileStore.remove(
    uow,
    request.id,
    replaced.map(({ id }) => id),
  )
  const contentHash = await uow.contents.take(file)
  await fileStore.add(uow, {
    ...{ companyId: uow.companyId, requestId: request.id, id: uow.newId(), questionId, nth, name },
    ...{ contentType: mediaTypeOf(file.type), contentHash, size: file.size, created: uow.now },
  })
}
