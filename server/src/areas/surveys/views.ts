import type { Of, Permission, Questionnaire, QuestionnaireRequest, QuestionnaireRule, Survey } from '@kontor/contract'
import { dayIn } from '../../platform/index.ts'
import { blockWithChoices, withChoices } from './choices.ts'
import type {
  AnswerShape,
  FileRecord,
  QuestionnaireRecord,
  QuestionRecord,
  QuestionShape,
  RequestRecord,
  RuleRecord,
} from './records.ts'
import { asksSomething } from './rules/blocks.ts'
import { actionsOf, requestActions } from './rules/states.ts'

type Permissions = ReadonlySet<Permission>

export const questionEntity = ({ companyId: _, created, choices, ...question }: QuestionRecord): QuestionShape =>
  withChoices({ ...question, ...(choices === null ? {} : { choices }) })

export const questionnaireEntity = (
  { id, name, state, version, blocks, modified }: QuestionnaireRecord,
  published: number | undefined,
  permissions: Permissions,
): Of<typeof Questionnaire> => ({
  ...{ id, name, state, version, blocks: blocks.map(blockWithChoices), modified: modified.toISOString() },
  ...(published === undefined ? {} : { publishedVersion: published }),
  allowedActions: actionsOf(
    { state, isSent: published !== undefined, asks: asksSomething(blocks) },
    permissions.has('survey.write'),
  ),
})

export const surveyEntity = ({ id, name, blocks, modified }: QuestionnaireRecord): Of<typeof Survey> => ({
  ...{ id, title: name, modified: modified.toISOString() },
  questions: blocks.flatMap(({ question }) => (question === undefined ? [] : [withChoices(question)])),
})

/** Answers with the names of their files, in their order. */
export function withFiles(answers: readonly AnswerShape[], files: readonly FileRecord[]): AnswerShape[] {
  const named = Map.groupBy(files, ({ questionId }) => questionId)
  return [
    ...answers.filter(({ questionId }) => !named.has(questionId)),
    ...[...named].map(([questionId, own]) => ({ questionId, fileNames: own.map(({ name }) => name) })),
  ]
}

interface Viewer {
  readonly permissions: Permissions
  readonly companyName: string
  /** Whether the connection awaits verification. */
  readonly isPending?: boolean
}

/** A request in a list; what is asked and answered comes with one. */
export function requestEntity(
  request: RequestRecord,
  { permissions, companyName, isPending = false }: Viewer,
): Of<typeof QuestionnaireRequest> {
  const { direction, partnerId, partnerName, due, reason, submitted, reminded, reviewer, reviewerType } = request
  const { companyId, id, questionnaireId, name, version, state } = request
  const [own, other] = [
    { id: companyId, name: companyName },
    { id: partnerId, name: partnerName },
  ]
  const [asked, asker] = direction === 'SENT' ? [other, own] : [own, other]
  return {
    ...{ id, questionnaireId, direction, name, version, state },
    ...{ companyId: asked.id, companyName: asked.name, askerId: asker.id, askerName: asker.name },
    ...(reviewer === null || reviewerType === null ? {} : { reviewer, reviewerType }),
    ...(due === null ? {} : { due }),
    ...(reason === null ? {} : { reason }),
    ...{ sent: request.sent.toISOString(), modified: request.modified.toISOString() },
    ...(submitted === null ? {} : { submitted: submitted.toISOString() }),
    ...(reminded === null ? {} : { reminded: reminded.toISOString() }),
    allowedActions: requestActions(request, {
      answer: permissions.has('survey.answer'),
      write: permissions.has('survey.write'),
      verify: isPending && permissions.has('network.write'),
    }),
  }
}

/** A request with all that is asked and answered. */
export const requestDetails = (
  request: RequestRecord,
  files: readonly FileRecord[],
  viewer: Viewer,
): Of<typeof QuestionnaireRequest> => ({
  ...requestEntity(request, viewer),
  blocks: request.blocks.map(blockWithChoices),
  answers: withFiles(request.answers, files),
  ...(request.rejectedAnswers === null ? {} : { rejectedAnswers: [...request.rejectedAnswers] }),
  files: files.map(({ id, questionId, nth: index, name, size }) => ({ id, questionId, index, name, size })),
})

export const ruleEntity = (rule: RuleRecord): Of<typeof QuestionnaireRule> => {
  const { id, questionnaireId, kind, companyId, partnerId, refQuestionnaireId, onExisting, groupId } = rule
  const { reviewer, reviewerType, created } = rule
  const what = { questionnaireTemplateId: questionnaireId }
  return {
    ...{ id, questionnaireId, created: created.toISOString() },
    ...(kind === 'GROUP'
      ? {
          group: {
            ...{ ...what, connectionGroupId: groupId ?? '' },
            ...(reviewer === null || reviewerType === null ? {} : { reviewer, reviewerType }),
          },
        }
      : {
          trigger: {
            ...{ ...what, companyId: partnerId ?? companyId, questionnaireTriggerType: kind },
            ...(refQuestionnaireId === null ? {} : { refQuestionnaireTemplateId: refQuestionnaireId }),
            sentBasedOnExistingApprovals: onExisting,
          },
        }),
  }
}

/** What of an answer stands in a cell of a table. */
export const answerText = ({ text, choices, identifier, address, fileNames }: AnswerShape): string =>
  [
    text ?? '',
    ...(choices ?? []),
    ...(identifier === undefined ? [] : [`${identifier.scheme} ${identifier.value}`]),
    ...(address ?? []).map(({ value }) => value),
    ...(fileNames ?? []),
  ]
    .filter((part) => part !== '')
    .join(', ')

/** The day of an instant where the company is; empty where there is none. */
export const dayOf = (zone: string, at: Date | null): string => (at === null ? '' : dayIn(zone, at))
