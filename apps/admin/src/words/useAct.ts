import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'

/** The calls that the app may make. */
export type Api = ReturnType<typeof useKontor>['api']

/** A change by an administrator: its failure is told, and what it makes stale is read anew. */
export function useAct<Input, Result>(
  stale: readonly string[],
  act: (api: Api, input: Input) => Promise<Result>,
  onDone: (result: Result, input: Input) => void,
) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => act(api, input),
    onSuccess: async (result, input) => {
      onDone(result, input)
      await queries.invalidateQueries({ queryKey: stale })
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
}
