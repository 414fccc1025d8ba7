import {
  choiceListStrategies,
  questionAnswerTypes,
  questionnaireActions,
  questionnaireBlockTypes,
  questionnaireDirections,
  questionnaireRequestActions,
  questionnaireRequestStates,
  questionnaireStates,
  questionnaireTriggerTypes,
  reviewerTypes,
} from '../enumerations/index.ts'
import { date, entity, id, instant, list, mapOf, maybe, oneOf, record, text, whole, yes } from '../words/index.ts'

/** A text by the languages (BCP 47) in which it was written. */
const inLanguages = mapOf(text({ max: 4000 }), { keys: text({ max: 35 }), max: 50 })

/** F-146, F-150 */
export const Question = entity('Question', {
  id: maybe(id('question')),
  text: inLanguages,
  answerType: oneOf(questionAnswerTypes),
  required: yes(),
  /** Of CUSTOM the values are the caller's; those of every other strategy are filled in by the server. */
  choices: maybe(
    record({
      strategy: oneOf(choiceListStrategies),
      values: maybe(list(text({ max: 300 }), { max: 1000 })),
      many: yes(),
    }),
  ),
})

/** F-145: a text, or a question with where it stands. */
export const QuestionnaireBlock = entity('QuestionnaireBlock', {
  type: oneOf(questionnaireBlockTypes),
  text: maybe(inLanguages),
  questionId: maybe(id('question')),
  question: maybe(Question),
  shownWhen: maybe(record({ questionId: id('question'), answer: text() })),
})

export const Questionnaire = entity('Questionnaire', {
  id: maybe(id('questionnaire')),
  name: text({ min: 1, max: 200 }),
  state: oneOf(questionnaireStates),
  version: maybe(whole({ min: 1 })),
  blocks: list(QuestionnaireBlock, { max: 500 }),
  modified: maybe(instant()),
  /** The version that is sent, where there is one. */
  publishedVersion: maybe(whole({ min: 1 })),
  allowedActions: maybe(list(oneOf(questionnaireActions), { max: 10 })),
})

const reviewing = { reviewer: maybe(text({ max: 60 })), reviewerType: maybe(oneOf(reviewerTypes)) }

/** F-149, F-181, F-266 */
export const QuestionnaireSend = entity('QuestionnaireSend', {
  receiverCompanyIds: list(id('company'), { min: 1, max: 1000 }),
  ...reviewing,
})

/** F-144, F-182 */
export const QuestionnaireTrigger = entity('QuestionnaireTrigger', {
  companyId: id('company'),
  questionnaireTemplateId: id('questionnaire'),
  refQuestionnaireTemplateId: maybe(id('questionnaire')),
  questionnaireTriggerType: oneOf(questionnaireTriggerTypes),
  sentBasedOnExistingApprovals: maybe(yes()),
})

/** F-183 */
export const QuestionnaireGroup = entity('QuestionnaireGroup', {
  connectionGroupId: id('group'),
  questionnaireTemplateId: id('questionnaire'),
  ...reviewing,
})

/** What sends a questionnaire by itself: a trigger, or a group that asks whoever joins it. */
export const QuestionnaireRule = entity('QuestionnaireRule', {
  id: id('questionnaireTrigger'),
  questionnaireId: id('questionnaire'),
  trigger: maybe(QuestionnaireTrigger),
  group: maybe(QuestionnaireGroup),
  created: instant(),
})

export const Answer = entity('Answer', {
  questionId: id('question'),
  text: maybe(text({ max: 10_000 })),
  choices: maybe(list(text({ max: 300 }), { max: 1000 })),
  identifier: maybe(record({ scheme: text({ max: 100 }), value: text() })),
  address: maybe(list(record({ scheme: text({ max: 100 }), value: text() }), { max: 50 })),
  fileNames: maybe(list(text({ max: 300 }), { max: 100 })),
})

/** F-185: a file of an answer, by its question and its place there. */
export const QuestionnaireFile = entity('QuestionnaireFile', {
  id: id('questionnaireFile'),
  questionId: id('question'),
  index: whole({ min: 0, max: 99 }),
  name: text({ max: 300 }),
  /** In bytes. */
  size: whole({ min: 0 }),
})

/** F-148: one company that was asked. What is asked and answered comes with one request, not with a list. */
export const QuestionnaireRequest = entity('QuestionnaireRequest', {
  id: id('questionnaireRequest'),
  questionnaireId: id('questionnaire'),
  /** Who was asked. */
  companyId: id('company'),
  companyName: text(),
  /** Who asks. */
  askerId: id('company'),
  askerName: text(),
  direction: oneOf(questionnaireDirections),
  name: text({ max: 200 }),
  version: whole({ min: 1 }),
  state: oneOf(questionnaireRequestStates),
  ...reviewing,
  /** By when it is wanted. */
  due: maybe(date()),
  /** Why the last answers were rejected. */
  reason: maybe(text({ max: 2000 })),
  blocks: maybe(list(QuestionnaireBlock, { max: 500 })),
  answers: maybe(list(Answer)),
  /** What was answered when it was rejected last, for who reviews what is new. */
  rejectedAnswers: maybe(list(Answer)),
  files: maybe(list(QuestionnaireFile, { max: 1000 })),
  sent: instant(),
  submitted: maybe(instant()),
  reminded: maybe(instant()),
  modified: instant(),
  allowedActions: list(oneOf(questionnaireRequestActions), { max: 10 }),
})

/** The older form: a survey, and what was answered. */
export const Survey = entity('Survey', {
  id: maybe(id('survey')),
  title: text({ min: 1, max: 200 }),
  questions: list(Question, { max: 500 }),
  modified: maybe(instant()),
})

export const SurveyResponse = entity('SurveyResponse', {
  surveyId: maybe(id('survey')),
  answers: list(Answer, { max: 500 }),
})

/** To whom the work of a type goes: `REVIEW` is the review of any questionnaire, the id of a questionnaire that of its own. */
export const TaskRouter = entity('TaskRouter', {
  taskType: text({ min: 1, max: 60 }),
  ...reviewing,
})
