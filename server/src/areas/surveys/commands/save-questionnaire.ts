import { isDeepStrictEqual } from 'node:util'
import type { Of, Questionnaire } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { withoutChoices } from '../choices.ts'
import { noQuestion, noSurvey } from '../not-found.ts'
import type { Block, QuestionnaireRecord, QuestionRecord, QuestionShape } from '../records.ts'
import { asksOwn, asksShared, asksSomething, whyNotBlocks } from '../rules/blocks.ts'
import * as store from '../store/questionnaires.ts'
import * as questionStore from '../store/questions.ts'
import * as requests from '../store/requests.ts'
import * as rules from '../store/rules.ts'

type Given = Pick<Of<typeof Questionnaire>, 'name' | 'state' | 'blocks' | 'version' | 'modified'>

export const shapeOf = ({ id, text, answerType, required, choices }: QuestionRecord): QuestionShape => ({
  ...{ id, text, answerType, required },
  ...(choices === null ? {} : { choices }),
})

/**
 * The blocks with the questions that they ask: a shared one as it is, one of their own under an id.
 *
 * @throws ApiError BadRequest that names the block; ResourceNotFound for a shared question that there is not
 */
export async function resolveBlocks(uow: UnitOfWork, given: readonly Block[]): Promise<Block[]> {
  const blocks = given.map((block): Block => {
    if (!asksOwn(block) || block.question === undefined) return block
    const questionId = block.question.id ?? block.questionId ?? uow.newId()
    return { ...block, questionId, question: withoutChoices({ ...block.question, id: questionId }) }
  })
  const fault = whyNotBlocks(blocks.map((block) => (asksShared(block) ? withoutQuestion(block) : block)))
  if (fault !== undefined)
    throw unfit('blocks', t`blocks is wrong in block ${fault.at + 1}: ${fault.why}`, { index: String(fault.at) })
  const sharedIds = blocks.flatMap((block) => (asksShared(block) && block.questionId ? [block.questionId] : []))
  // Held, so that none is deleted while it begins to be asked.
  const shared = new Map((await questionStore.lock(uow, sharedIds)).map((question) => [question.id, question]))
  return blocks.map((block) => {
    if (!asksShared(block) || block.questionId === undefined) return block
    const question = shared.get(block.questionId)
    if (question === undefined) throw noQuestion(block.questionId)
    return { ...block, question: shapeOf(question) }
  })
}

const withoutQuestion = ({ question: _, ...block }: Block): Block => block

/**
 * Makes a questionnaire, or changes it: what was published stays as it was sent, and its next version is a draft.
 *
 * @throws ApiError BadRequest, ResourceNotFound (a question), Conflict (somebody else changed it, or it asks nothing)
 */
export async function saveQuestionnaire(uow: UnitOfWork, id: string, given: Given): Promise<QuestionnaireRecord> {
  const versions = await store.lock(uow, id)
  const [newest] = versions
  const blocks = await resolveBlocks(uow, given.blocks)
  const name = given.name.trim()
  if (name === '') throw unfit('name', t`name is empty: enter a name for the questionnaire.`)
  const isSame = newest !== undefined && newest.name === name && sameBlocks(newest.blocks, blocks)
  if (isSame && newest.state === given.state) return newest
  mustBeNewest(given, newest)
  if (newest === undefined && (await store.versions(uow, id, 'TEMPLATE')).length > 0) throw idTaken(id)
  if (given.state === 'RETIRED') return retire(uow, newest, isSame)
  if (given.state === 'PUBLISHED' && !asksSomething(blocks))
    throw new ApiError('Conflict', t`The questionnaire ${name} asks nothing: add a question before publishing it.`)
  const version = newest === undefined ? 1 : newest.state === 'DRAFT' ? newest.version : newest.version + 1
  const record: QuestionnaireRecord = {
    ...{ companyId: uow.companyId, id, version, kind: 'QUESTIONNAIRE', name, state: given.state, blocks },
    ...{ created: newest?.version === version ? newest.created : uow.now, modified: uow.now },
  }
  await store.save(uow, record)
  // One version is sent at a time.
  if (record.state === 'PUBLISHED')
    await store.retire(
      uow,
      id,
      versions.map((one) => one.version).filter((one) => one !== version),
    )
  await logChange(uow, record.state === 'PUBLISHED' ? 'published' : 'saved', record)
  return record
}

/** Whatever stood in them in another order of their fields. */
const sameBlocks = (one: readonly Block[], other: readonly Block[]): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))

/** Who saves what they read before somebody else saved learns it. */
function mustBeNewest({ version, modified }: Given, newest: QuestionnaireRecord | undefined): void {
  if (newest === undefined) return
  const isOld =
    (version !== undefined && version !== newest.version) ||
    (modified !== undefined && modified !== newest.modified.toISOString())
  if (isOld)
    throw new ApiError(
      'Conflict',
      t`The questionnaire ${newest.name} was changed meanwhile, it is in version ${newest.version}: read it again.`,
      { details: { version: String(newest.version) } },
    )
}

async function retire(uow: UnitOfWork, newest: QuestionnaireRecord | undefined, isSame: boolean) {
  if (newest === undefined || !isSame)
    throw new ApiError('Conflict', t`A questionnaire is retired as it stands: save its other changes first.`)
  const versions = await store.versions(uow, newest.id)
  await store.retire(
    uow,
    newest.id,
    versions.map(({ version }) => version),
  )
  await logChange(uow, 'retired', newest)
  return { ...newest, state: 'RETIRED', modified: uow.now } as const
}

/** Deletes one that nobody was asked. @throws ApiError ResourceNotFound, Conflict */
export async function deleteQuestionnaire(uow: UnitOfWork, id: string): Promise<void> {
  const [newest] = await store.lock(uow, id)
  if (newest === undefined) throw noSurvey(id)
  const asked = (await requests.ofQuestionnaire(uow, id)).length
  if (asked > 0) throw new ApiError('Conflict', t`${newest.name} was sent to ${asked} companies: retire it instead.`)
  await rules.removeOf(uow, id)
  await store.remove(uow, id)
  await logChange(uow, 'deleted', newest)
}

export const idTaken = (id: string): ApiError =>
  new ApiError('Conflict', t`The id ${id} is already used: use a new one.`)

const logChange = (uow: UnitOfWork, what: string, { id, version }: Pick<QuestionnaireRecord, 'id' | 'version'>) =>
  uow.log({ kind: `questionnaire.${what}`, objectType: 'questionnaire', objectId: id, detail: { version } })
