import type { Answer, Question } from '../api.ts'

export interface QuestionFieldProps {
  readonly questionId: string
  readonly question: Question
  /** As it is asked here, in the reader's language. */
  readonly label: string
  readonly answer: Answer | undefined
  readonly error?: string | undefined
  readonly onChange: (answer: Answer) => void
}
