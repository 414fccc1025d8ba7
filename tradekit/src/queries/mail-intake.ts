import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'

/** How many e-mails are shown: what is older was dealt with. */
const pageSize = 20

/** After so many milliseconds it is asked again what became of an answer that is on its way. */
const answerPollIntervalMs = 5_000

/** The address to which invoices are mailed. */
export function useMailIntake() {
  const { api, may } = useKontor()
  return useQuery({
    queryKey: keys.mailIntake,
    queryFn: ({ signal }) => api.mailIntake.readMailIntake({}, { signal }),
    enabled: may('scan.read'),
  })
}

/** What came to it last. */
export function useReceivedMails() {
  const { api, may } = useKontor()
  return useQuery({
    queryKey: keys.receivedMails,
    queryFn: ({ signal }) => api.mailIntake.listReceivedMails({ query: { limit: pageSize } }, { signal }),
    refetchInterval: ({ state }) => state.data?.Items.some(({ Answer }) => Answer === 'QUEUED') && answerPollIntervalMs,
    enabled: may('scan.read'),
  })
}

/** Gives the company another address, or none. */
export function useChangeMailIntake(does: 'open' | 'close', onDone: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      if (does === 'open') await api.mailIntake.openMailIntake({})
      else await api.mailIntake.closeMailIntake({})
    },
    onSuccess: () => {
      notify('success', t(`mailIn.done.${does}`))
      onDone()
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.mailIntake }),
  })
}
