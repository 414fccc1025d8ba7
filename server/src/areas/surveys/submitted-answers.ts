import { isMissing, shownBlocks } from '@kontor/contract'
import type { AnswerShape, Block } from './rules/shapes.ts'

/** The blocks that are shown and ask something, with what was answered. */
export const shownQuestions = (blocks: readonly Block[], answers: readonly AnswerShape[]) => {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]))
  return shownBlocks(blocks, answers).flatMap(({ questionId, question }) =>
    questionId && question ? [{ questionId, question, answer: byQuestion.get(questionId) }] : [],
  )
}

/** The questions that are shown, have to be answered, and are not. */
export const missingIn = (blocks: readonly Block[], answers: readonly AnswerShape[]): string[] =>
  shownQuestions(blocks, answers)
    .filter(({ question, answer }) => question.required && isMissing(answer))
    .map(({ questionId }) => questionId)

/** What is submitted: answers to questions that are shown. What was answered before its question was hidden is left out. */
export const submittedOf = (blocks: readonly Block[], answers: readonly AnswerShape[]): AnswerShape[] =>
  shownQuestions(blocks, answers).flatMap(({ answer }) => (answer === undefined || isMissing(answer) ? [] : [answer]))
