import { messageOf } from '@kontor/sdk/react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { useOnce } from '../queries/useOnce.ts'

/** An order or despatch advice, and which of its lines; all that is open where none are named. */
export interface Invoiced {
  readonly documentId: string
  readonly lineIds?: string[]
}

/**
 * Begins one invoice of what is open of several orders or despatch advices, and opens it where it is written on; pressed
 * twice, it makes one. Those that do not go together are refused with what sets them apart.
 */
export function useInvoiceOf() {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (documents: readonly Invoiced[]) =>
      (await api.flip.flipOrders({ body: { documents: [...documents], targetType: 'invoice' } })).documentId,
    onSuccess: (id) => navigate(`/edit/${id}`),
    onError: (error) => notify('error', messageOf(error, t)),
  })
  return { make: useOnce(mutateAsync), isPending }
}
