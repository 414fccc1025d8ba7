import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'

type AdviceHere = Awaited<ReturnType<Client['advisers']['listAdvice']>>
export type Advice = AdviceHere['advice'][number]
export type Askable = AdviceHere['askable'][number]
export type Recommendation = NonNullable<Advice['recommendation']>

/** What colleagues were asked about the document before it is decided, and what they advise. */
export function useAdvice(documentId: string) {
  const { api, may } = useKontor()
  return useQuery({
    queryKey: keys.advice(documentId),
    enabled: may('approval.read'),
    queryFn: ({ signal }) => api.advisers.listAdvice({ params: { documentId } }, { signal }),
  })
}

/** What is done with advice: colleagues are asked for it, it is given, or the question is taken back. */
export type AdviceChange =
  | {
      readonly does: 'ask'
      readonly questionId: string
      readonly adviserIds: readonly string[]
      readonly question: string
    }
  | {
      readonly does: 'answer'
      readonly adviceId: string
      readonly recommendation: Recommendation
      readonly text: string
    }
  | { readonly does: 'withdraw'; readonly adviceId: string }

export function useChangeAdvice(documentId: string, onDone: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (act: AdviceChange): Promise<unknown> => {
      switch (act.does) {
        case 'ask': {
          const { questionId, adviserIds, question } = act
          return api.advisers.askAdvice({
            params: { documentId, questionId },
            body: { adviserIds: [...adviserIds], question },
          })
        }
        case 'answer': {
          const { adviceId, recommendation, text } = act
          return api.advisers.answerAdvice({ params: { adviceId }, body: { recommendation, ...(text && { text }) } })
        }
        case 'withdraw':
          return api.advisers.withdrawAdvice({ params: { adviceId: act.adviceId } })
      }
    },
    onSuccess: (_answer, { does }) => {
      notify('success', t(`advice.did.${does}`))
      onDone()
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries(),
  })
}
