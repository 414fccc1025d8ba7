import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { saveFile } from '@kontor/tradekit/files'
import { useOnce } from '@kontor/tradekit/queries'
import { useMutation, useQuery } from '@tanstack/react-query'
import { requisitionsKey } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { monthsOf, type View } from './view.ts'

export type Spend = Awaited<ReturnType<Client['spend']['readSpend']>>
export type SpendRow = Spend['Rows'][number]
export type Apart = Spend['Apart']

const queryOf = ({ period, month, ...view }: View, today: string) => ({
  ...monthsOf({ period, ...(month && { month }) }, today),
  ...view,
})

/** What was spent; while something else is looked up, what was known is shown. */
export function useSpend(view: View, wanted = true) {
  const { api } = useKontor()
  const { today } = useWords()
  const query = queryOf(view, today)
  return useQuery({
    queryKey: [...requisitionsKey, 'spend', query],
    queryFn: ({ signal }) => api.spend.readSpend({ query }, { signal }),
    placeholderData: (before) => before,
    enabled: wanted,
  })
}

/** Saves the rows that are shown. */
export function useExportSpend(view: View) {
  const { api, notify } = useKontor()
  const { t, today } = useWords()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (_: undefined) => {
      const { body, type } = await api.spend.exportSpend({ query: queryOf(view, today) })
      const file = `spend-${today}.csv`
      saveFile(file, body, type)
      notify('success', t('spend.exported', { file }))
    },
    onError: (failed) => notify('error', messageOf(failed, t)),
  })
  const once = useOnce(mutateAsync)
  return { run: () => void once(undefined), isPending }
}

/** A partner as the company keeps them. */
export function usePartner(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...requisitionsKey, 'partner', id],
    queryFn: ({ signal }) => api.network.readConnection({ params: { connectionId: id } }, { signal }),
  })
}
