import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'
import type { Nameable } from './types.ts'
import { useOnce } from './useOnce.ts'

/** What a document to a partner can name as paid, or as owed. */
export function useNameable(as: 'paid' | 'owed', connectionId: string | undefined) {
  const { api } = useKontor()
  const connection = connectionId ?? ''
  return useQuery({
    queryKey: keys.nameable(as, connection),
    queryFn: async ({ signal }): Promise<readonly Nameable[]> => {
      const { Documents } =
        as === 'paid'
          ? await api.advices.listAdvisable({ params: { type: 'remittanceadvice' }, query: { connection } }, { signal })
          : await api.paymentReminders.listRemindable({ query: { connection } }, { signal })
      return Documents
    },
    enabled: connectionId !== undefined,
    // Between two looks somebody may have paid.
    staleTime: 0,
  })
}

/** The bills that the lines of a document name, and the documents that name one. */
export function useNamed(documentId: string, enabled = true) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.named(documentId),
    queryFn: ({ signal }) => api.advices.readNamed({ params: { documentId } }, { signal }),
    enabled,
    // What names a bill is led to it a moment after it was sent.
    staleTime: 0,
  })
}

/** Makes a draft that names some bills, and opens it where it is written on; pressed twice, it makes one. */
export function useMakeNaming(action: 'advise' | 'remind') {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (documents: readonly string[]) => {
      const documentId = crypto.randomUUID()
      const body = { DocumentIds: [...documents] }
      if (action === 'remind') await api.paymentReminders.makePaymentReminder({ params: { documentId }, body })
      else await api.advices.makeAdvice({ params: { type: 'remittanceadvice', documentId }, body })
      return documentId
    },
    onSuccess: (id) => navigate(`/edit/${id}`),
    onError: (error) => notify('error', messageOf(error, t)),
  })
  return { make: useOnce(mutateAsync), isPending }
}
