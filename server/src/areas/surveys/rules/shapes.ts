import type {
  Answer,
  Of,
  Question,
  QuestionnaireBlock,
  questionnaireDirections,
  questionnaireRequestStates,
  questionnaireStates,
  reviewerTypes,
} from '@kontor/contract'

export type QuestionShape = Of<typeof Question>
export type Block = Of<typeof QuestionnaireBlock>
export type AnswerShape = Of<typeof Answer>
export type QuestionnaireState = (typeof questionnaireStates)[number]
export type RequestState = (typeof questionnaireRequestStates)[number]
export type Direction = (typeof questionnaireDirections)[number]
export type ReviewerType = (typeof reviewerTypes)[number]
