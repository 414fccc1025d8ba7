import { useState } from 'react'
import type { Answer, Block } from '../api.ts'
import { useWords } from '../kontor.ts'
import { FilesField } from '../request/FilesField.tsx'
import { QuestionField } from '../request/QuestionField.tsx'
import { QuestionList } from '../request/QuestionList.tsx'

/** The questionnaire as who answers it sees it; what is tried here is kept nowhere. */
export function Preview({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useWords()
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map())
  return (
    <section className="forms-preview" aria-label={t('builder.preview')}>
      <p className="forms-quiet">{t('builder.preview.note')}</p>
      <QuestionList blocks={blocks} answers={[...answers.values()]}>
        {({ questionId, question, label }) =>
          question.answerType === 'FILEUPLOAD' ? (
            <FilesField
              label={label}
              required={question.required}
              files={[]}
              onFiles={() => undefined}
              onRemove={() => undefined}
            />
          ) : (
            <QuestionField
              {...{ questionId, question, label }}
              answer={answers.get(questionId)}
              onChange={(answer) => setAnswers((before) => new Map(before).set(questionId, answer))}
            />
          )
        }
      </QuestionList>
    </section>
  )
}
