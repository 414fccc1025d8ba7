import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Kontor, useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'
import type { Recurring, RecurringInput } from './types.ts'
import { useOnce } from './useOnce.ts'

/** The recurring documents of the company, the next first. */
export function useRecurring() {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.recurring,
    queryFn: async ({ signal }) => (await api.recurring.listRecurring({}, { signal })).Recurring,
  })
}

export function useSaveRecurring(id: string, onDone: () => void) {
  const { api } = useKontor()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: RecurringInput) => api.recurring.saveRecurring({ params: { id }, body }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: keys.recurring }),
  })
}

type RecurringAct = 'pause' | 'resume' | 'run' | 'skip' | 'delete'

/** What is done with a recurring document that is there; pressed twice, once. */
export function useRecurringActs() {
  const kontor = useKontor()
  const { t, format } = useWords()
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ does, of }: { readonly does: RecurringAct; readonly of: Recurring }) => acts[does](kontor, of),
    onSuccess: (_, { does, of }) => {
      const [day] = of.Next
      kontor.notify(
        'success',
        t(`recurring.done.${does}`, { name: of.TemplateName, day: day === undefined ? '' : format.date(day) }),
      )
    },
    onError: (error) => kontor.notify('error', messageOf(error, t)),
    onSettled: () =>
      Promise.all([keys.recurring, keys.lists].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
  return { act: useOnce(mutateAsync), isPending }
}

const save = ({ api }: Kontor, of: Recurring, Paused: boolean): Promise<unknown> =>
  api.recurring.saveRecurring({ params: { id: of.Id }, body: { ...inputOf(of), Paused } })

const acts: Readonly<Record<RecurringAct, (kontor: Kontor, of: Recurring) => Promise<unknown>>> = {
  pause: (kontor, of) => save(kontor, of, true),
  resume: (kontor, of) => save(kontor, of, false),
  run: ({ api }, { Id: id, Next: [day = ''] }) => api.recurring.runRecurring({ params: { id, day } }),
  skip: ({ api }, { Id: id, Next: [day = ''] }) => api.recurring.skipRecurring({ params: { id, day } }),
  delete: ({ api }, { Id: id }) => api.recurring.deleteRecurring({ params: { id } }),
}

/** What it was saved with. */
export const inputOf = (of: Recurring): RecurringInput => {
  const { TemplateId, Frequency, Start, LastDay, End, Count, Period, ConnectionId, Paused } = of
  return {
    ...{ TemplateId, Frequency, Start, LastDay, Period, Paused },
    ...(End !== undefined && { End }),
    ...(Count !== undefined && { Count }),
    ...(ConnectionId !== undefined && { ConnectionId }),
  }
}
