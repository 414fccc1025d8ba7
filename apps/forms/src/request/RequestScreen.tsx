import { Answer } from '@kontor/tradekit/layout'
import { useRequest } from '../api.ts'
import { AnswerScreen } from './AnswerScreen.tsx'
import { ReadOnlyAnswers } from './ReadOnlyAnswers.tsx'
import { ReviewScreen } from './ReviewScreen.tsx'

/** A request: to be answered by who was asked, to be followed and reviewed by who asks. */
export function RequestScreen({ id }: { id: string }) {
  return (
    <Answer of={useRequest(id)}>
      {(request) =>
        request.direction === 'SENT' ? (
          <ReviewScreen request={request} />
        ) : request.allowedActions.includes('answer') ? (
          <AnswerScreen request={request} />
        ) : (
          <ReadOnlyAnswers request={request} />
        )
      }
    </Answer>
  )
}
