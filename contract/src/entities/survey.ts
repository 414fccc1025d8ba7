import {
  choiceListStrategies,
  questionAnswerTypes,
  questionnaireBlockTypes,
  questionnaireRequestStates,
  questionnaireStates,
  questionnaireTriggerTypes,
  reviewerTypes,
} from '../enumerations/index.ts'
import { entity, id, instant, list, mapOf, maybe, oneOf, record, text, whole, yes } from '../words/index.ts'

const inLanguages = mapOf(text({ max: 4000 }), { max: 50 })

/** F-146, F-150 */
export const Question = entity('Question', {
  id: maybe(id('question')),
  text: inLanguages,
  answerType: oneOf(questionAnswerTypes),
  required: yes(),
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
})

const reviewing = { reviewer: maybe(text({ max: 60 })), reviewerType: maybe(oneOf(reviewerTypes)) }

/** F-149, F-181, F-266 */
export const QuestionnaireSend = entity('QuestionnaireSend', {
  receiverCompanyIds: list(id('company'), { min: 1, max: 10_000 }),
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

export const Answer = entity('Answer', {
  questionId: id('question'),
  text: maybe(text({ max: 10_000 })),
  choices: maybe(list(text({ max: 300 }), { max: 1000 })),
  identifier: maybe(record({ scheme: text({ max: 100 }), value: text() })),
  address: maybe(list(record({ scheme: text({ max: 100 }), value: text() }), { max: 50 })),
  fileNames: maybe(list(text({ max: 300 }), { max: 100 })),
})

/** F-148: one company that was asked. */
export const QuestionnaireRequest = entity('QuestionnaireRequest', {
  id: id('questionnaireRequest'),
  questionnaireId: id('questionnaire'),
  companyId: id('company'),
  companyName: text(),
  state: oneOf(questionnaireRequestStates),
  ...reviewing,
  answers: maybe(list(Answer)),
  sent: instant(),
  modified: instant(),
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

/** To whom the work of a type goes that a survey makes. */
export const TaskRouter = entity('TaskRouter', {
  taskType: text({ min: 1, max: 60 }),
  ...reviewing,
})
