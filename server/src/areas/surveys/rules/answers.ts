import { type Message, t } from '@kontor/i18n'
import type { AnswerShape, Block, QuestionShape } from './shapes.ts'

type Part = Exclude<keyof AnswerShape, 'questionId'>

/** Where the answer to each type of question stands. */
const partOf: Readonly<Record<QuestionShape['answerType'], Part>> = {
  TEXT: 'text',
  CHOICELIST: 'choices',
  FILEUPLOAD: 'fileNames',
  IDENTIFIER: 'identifier',
  ADDRESS: 'address',
}

/** The questions of blocks by their ids. */
export const questionsOf = (blocks: readonly Block[]): Map<string, QuestionShape> =>
  new Map(blocks.flatMap(({ questionId, question }) => (questionId && question ? [[questionId, question]] : [])))

/**
 * Why an answer is none to its question, whatever its state; undefined where it is one. An empty one is.
 *
 * @param offered what can be chosen
 */
export function whyNotAnswer(
  question: QuestionShape,
  answer: AnswerShape,
  offered: readonly string[],
): Message | undefined {
  const own = partOf[question.answerType]
  const other = Object.values(partOf).find((part) => part !== own && answer[part] !== undefined)
  if (other !== undefined)
    return t`${other} is given to the question ${answer.questionId}, whose answerType is ${question.answerType}: use ${own}.`
  const chosen = answer.choices ?? []
  const strange = chosen.find((one) => !offered.includes(one))
  if (strange !== undefined)
    return t`choices names ${strange}, which the question ${answer.questionId} does not offer: use one of its choices.`
  if (chosen.length > 1 && question.choices?.many === false)
    return t`choices has ${chosen.length} values, and the question ${answer.questionId} takes one: leave one.`
  return undefined
}

/** Answers with some of them said again; the others stay. */
export const mergeAnswers = (before: readonly AnswerShape[], given: readonly AnswerShape[]): AnswerShape[] => [
  ...new Map([...before, ...given].map((answer) => [answer.questionId, answer])).values(),
]
