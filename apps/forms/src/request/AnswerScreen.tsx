import { Button, Status } from '@kontor/kit'
import type { KontorError } from '@kontor/sdk'
import { focusFirstError } from '@kontor/tradekit/layout'
import { writtenDay } from '@kontor/tradekit/words'
import { useRef, useState } from 'react'
import { type Request, useAct } from '../api.ts'
import { useWords } from '../kontor.ts'
import { Page } from '../Page.tsx'
import { FilesField } from './FilesField.tsx'
import { QuestionField } from './QuestionField.tsx'
import { QuestionList } from './QuestionList.tsx'
import { useAnswers } from './useAnswers.ts'

/** What the server found missing or wrong, by question. */
function faultsOf({ body }: Partial<KontorError>): ReadonlyMap<string, string> {
  return new Map(
    (body?.ValidationError ?? []).flatMap(({ Message, ErrorDetail }) => {
      const questionId = ErrorDetail?.find(({ Key }) => Key === 'questionId')?.Value
      return questionId === undefined ? [] : [[questionId, Message] as const]
    }),
  )
}

/** One calm page to answer on: saved as one goes, and held to what is missing when it is submitted. */
export function AnswerScreen({ request }: { request: Request }) {
  const { t, locale } = useWords()
  const { answers, files, saving, change, flush, upload, removeFile } = useAnswers(request)
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const form = useRef<HTMLFormElement>(null)
  const { id, name, askerName, blocks = [], due, state, reason } = request
  const submit = useAct(
    ({ surveys }, to: string) => surveys.setRequestState({ params: { id: to, state: 'UNDER_REVIEW' } }),
    (_, t) => t('answer.submitted', { company: askerName }),
  )
  const given = [...answers.values()]
  const send = async () => {
    if (!(await flush())) return
    submit.mutate(id, {
      onError: (error) => {
        setFaults(faultsOf(error as Partial<KontorError>))
        focusFirstError(form.current)
      },
    })
  }
  // What is written anew is held to nothing before it is submitted again.
  const written = (questionId: string) =>
    setFaults((before) => new Map([...before].filter(([other]) => other !== questionId)))
  return (
    <Page
      title={name}
      back="/received"
      note={
        <span className="forms-saving" role="status">
          {t(`saving.${saving}`)}
        </span>
      }
    >
      <form
        ref={form}
        className="forms-answer"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <p className="forms-quiet">
          {t('answer.intro', { company: askerName })}{' '}
          {due && <Status tone="warn">{t('request.due', { day: writtenDay(due, locale) })}</Status>}
        </p>
        {reason && (
          <div className="forms-reason" role="note">
            <b>{t(state === 'REJECTED' ? 'answer.rejected' : 'answer.rejected.before', { company: askerName })}</b>
            <p dir="auto">{reason}</p>
          </div>
        )}
        <QuestionList blocks={blocks} answers={given}>
          {({ questionId, question, label }) =>
            question.answerType === 'FILEUPLOAD' ? (
              <FilesField
                label={label}
                required={question.required}
                files={files.filter((file) => file.questionId === questionId)}
                error={faults.get(questionId)}
                onFiles={(chosen) => {
                  written(questionId)
                  void upload(questionId, chosen)
                }}
                onRemove={(file) => void removeFile(file)}
              />
            ) : (
              <QuestionField
                {...{ questionId, question, label }}
                answer={answers.get(questionId)}
                error={faults.get(questionId)}
                onChange={(answer) => {
                  written(questionId)
                  change(answer)
                }}
              />
            )
          }
        </QuestionList>
        {faults.size > 0 && (
          <p className="forms-problem" role="alert">
            {t('answer.missing', { count: faults.size })}
          </p>
        )}
        <div className="forms-acts">
          <Button type="primary" submit busy={submit.isPending}>
            {t('answer.submit')}
          </Button>
          <span className="forms-quiet">{t('answer.submit.note', { company: askerName })}</span>
        </div>
      </form>
    </Page>
  )
}
