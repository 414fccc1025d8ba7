import { Button, Checkbox, EmptyState, Kbd, Status, useHotkeys } from '@kontor/kit'
import { FormDialog, ReasonForm } from '@kontor/tradekit/dialogs'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Answer, type Request, useAct, useRequests } from '../api.ts'
import { useWords } from '../kontor.ts'
import { Page } from '../Page.tsx'
import { toneOf } from '../states.ts'
import { AnswerText, plainAnswer } from './AnswerText.tsx'
import { QuestionList } from './QuestionList.tsx'

/** What a partner answered beside what was asked, what changed since it was rejected, and what the reviewer says of it. */
export function ReviewScreen({ request }: { request: Request }) {
  const words = useWords()
  const { t, format } = words
  const { id, name, state, companyName, allowedActions, reason, blocks = [], answers = [], files = [] } = request
  const navigate = useNavigate()
  const next = useRequests('SENT', 'UNDER_REVIEW', '').rows?.find((one) => one.id !== id)
  const [rejecting, setRejecting] = useState(false)
  const [verifies, setVerifies] = useState(true)
  const mayVerify = allowedActions.includes('verify')
  const onDone = () => navigate(next ? `/${next.id}` : '/sent')
  const decide = useAct(
    (
      { surveys },
      { to, body }: { to: 'APPROVED' | 'REJECTED'; body?: { reason?: string; verifyConnection?: boolean } },
    ) => surveys.setRequestState({ params: { id, state: to }, ...(body && { body }) }),
    ({ to }, t) => t(`review.done.${to}`, { company: companyName }),
    onDone,
  )
  const remind = useAct(
    ({ surveys }, to: string) => surveys.remindRequest({ params: { id: to } }),
    (_, t) => t('review.reminded', { company: companyName }),
  )
  const approve = () =>
    decide.mutate({ to: 'APPROVED', ...(mayVerify && verifies && { body: { verifyConnection: true } }) })
  const reviews = allowedActions.includes('approve')
  useHotkeys({ a: approve, r: () => setRejecting(true) }, { enabled: reviews && !rejecting })
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]))
  const before = request.rejectedAnswers && new Map(request.rejectedAnswers.map((one) => [one.questionId, one]))
  return (
    <Page title={`${companyName} · ${name}`} back="/sent">
      <p className="forms-state" role="status">
        <Status tone={toneOf[state]}>{t(`state.SENT.${state}`)}</Status>
        <span className="forms-quiet">
          {request.submitted
            ? t('request.submitted', { when: format.instant(request.submitted) })
            : t('request.sent', { when: format.instant(request.sent) })}
        </span>
      </p>
      {reason && (
        <div className="forms-reason" role="note">
          <b>{t('review.reason')}</b>
          <p dir="auto">{reason}</p>
        </div>
      )}
      {answers.length === 0 ? (
        <EmptyState
          icon={Hourglass}
          title={t('review.none.title')}
          text={t('review.none.text', { company: companyName })}
        />
      ) : (
        <QuestionList blocks={blocks} answers={answers}>
          {({ questionId, question, label }) => {
            const answer = byQuestion.get(questionId)
            const was = before?.get(questionId)
            return (
              <>
                <h2 className="forms-question" dir="auto">
                  {label}
                  {before && !isSame(answer, was) && <Status tone="info">{t('review.changed')}</Status>}
                </h2>
                <AnswerText
                  {...{ requestId: id, question, answer }}
                  files={files.filter((file) => file.questionId === questionId)}
                />
                {was && !isSame(answer, was) && (
                  <p className="forms-quiet" dir="auto">
                    {t('review.was', {
                      answer: [plainAnswer(question, was, words), ...(was.fileNames ?? [])].filter(Boolean).join(', '),
                    })}
                  </p>
                )}
              </>
            )
          }}
        </QuestionList>
      )}
      {reviews && (
        <div className="forms-decide">
          {mayVerify && (
            <Checkbox
              label={t('review.verify', { company: companyName })}
              description={t('review.verify.note')}
              checked={verifies}
              onChange={setVerifies}
            />
          )}
          <div className="forms-acts">
            <Button type="primary" label={t('review.approve')} busy={decide.isPending} onClick={approve}>
              {t('review.approve')} <Kbd>A</Kbd>
            </Button>
            <Button label={t('review.reject')} onClick={() => setRejecting(true)}>
              {t('review.reject')} <Kbd>R</Kbd>
            </Button>
            {next && (
              <Button type="text" onClick={() => navigate(`/${next.id}`)}>
                {t('review.next')}
              </Button>
            )}
          </div>
        </div>
      )}
      {allowedActions.includes('remind') && (
        <div className="forms-acts">
          <Button busy={remind.isPending} onClick={() => remind.mutate(id)}>
            {t('review.remind')}
          </Button>
          {request.reminded && (
            <span className="forms-quiet">{t('request.reminded', { when: format.instant(request.reminded) })}</span>
          )}
        </div>
      )}
      <FormDialog
        visible={rejecting}
        title={t('review.reject.title', { company: companyName })}
        onClose={() => setRejecting(false)}
      >
        <ReasonForm
          confirm={t('review.reject')}
          label={t('review.reject.label')}
          needed={t('review.reject.needed')}
          intro={t('review.reject.intro', { company: companyName })}
          busy={decide.isPending}
          onReason={(words) => decide.mutate({ to: 'REJECTED', body: { reason: words } })}
          onClose={() => setRejecting(false)}
        />
      </FormDialog>
    </Page>
  )
}

const isSame = (one: Answer | undefined, other: Answer | undefined): boolean => contentOf(one) === contentOf(other)

const contentOf = (answer: Answer | undefined): string =>
  JSON.stringify([
    answer?.text,
    answer?.choices,
    answer?.identifier?.scheme,
    answer?.identifier?.value,
    answer?.address?.map(({ scheme, value }) => [scheme, value]),
    answer?.fileNames,
  ])
