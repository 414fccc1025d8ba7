import { messageOf } from '@kontor/sdk/react'
import { useOnce } from '@kontor/tradekit/queries'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { requisitionsKey } from './api.ts'
import { useKontor, useWords } from './kontor.ts'

/** Does something that changes what is shown; pressed twice, once. What is refused is said by whoever shows `error`, or in a toast. */
export function useAct<Given>(
  act: (api: ReturnType<typeof useKontor>['api'], given: Given) => Promise<unknown>,
  { onDone, isErrorShown = false }: { onDone: (given: Given) => void; isErrorShown?: boolean },
) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ given }: { given: Given }) => act(api, given),
    onSuccess: (_, { given }) => onDone(given),
    onError: (failed) => {
      if (!isErrorShown) notify('error', messageOf(failed, t))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: requisitionsKey }),
  })
  const once = useOnce(mutateAsync)
  return { run: (given: Given) => once({ given }), isPending, error: error && messageOf(error, t) }
}
