import { Status } from '@kontor/kit'
import type { Request } from '../api.ts'
import { useWords } from '../kontor.ts'
import { Page } from '../Page.tsx'
import { toneOf } from '../states.ts'
import { AnswerText } from './AnswerText.tsx'
import { QuestionList } from './QuestionList.tsx'

/** What the company has answered, while it is reviewed and once it was approved. */
export function ReadOnlyAnswers({ request }: { request: Request }) {
  const { t } = useWords()
  const { id, name, state, answers = [], files = [], blocks = [], askerName } = request
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]))
  return (
    <Page title={name} back="/received">
      <p className="forms-state" role="status">
        <Status tone={toneOf[state]}>{t(`state.RECEIVED.${state}`)}</Status>
        <span className="forms-quiet">{t(`read.${state}`, { company: askerName })}</span>
      </p>
      <QuestionList blocks={blocks} answers={answers}>
        {({ questionId, question, label }) => (
          <>
            <h2 className="forms-question" dir="auto">
              {label}
            </h2>
            <AnswerText
              requestId={id}
              question={question}
              answer={byQuestion.get(questionId)}
              files={files.filter((file) => file.questionId === questionId)}
            />
          </>
        )}
      </QuestionList>
    </Page>
  )
}
