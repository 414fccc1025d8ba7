import { shownBlocks } from '@kontor/sdk'
import type { ReactNode } from 'react'
import type { Answer, Block, Question } from '../api.ts'
import { useWords } from '../kontor.ts'
import { textIn } from '../texts.ts'

interface QuestionListProps {
  readonly blocks: readonly Block[]
  readonly answers: readonly Answer[]
  /** What stands at a question. */
  readonly children: (asked: { questionId: string; question: Question; label: string }) => ReactNode
}

/** What a questionnaire says and asks with these answers, in its order. */
export function QuestionList({ blocks, answers, children }: QuestionListProps) {
  const { locale } = useWords()
  return (
    <div className="forms-list">
      {shownBlocks(blocks, answers).map((block) => {
        const { questionId, question, text } = block
        if (questionId === undefined || question === undefined)
          return (
            // Its place among all, which stays while others are shown and hidden.
            <p key={blocks.indexOf(block)} className="forms-words" dir="auto">
              {textIn(text, locale)}
            </p>
          )
        const label = textIn(text, locale) || textIn(question.text, locale)
        return (
          <div key={questionId} className="forms-asked" id={`question-${questionId}`}>
            {children({ questionId, question, label })}
          </div>
        )
      })}
    </div>
  )
}
