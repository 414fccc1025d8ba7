import { messageOf } from '@kontor/sdk/react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { saveFile } from '../files/saveFile.ts'
import { type Kontor, useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'
import { useOnce } from './useOnce.ts'

/** What of some documents can be paid on a day, from which accounts, and of each other one why not. */
export function usePaymentProposal(ids: readonly string[], day: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.proposal(ids, day),
    queryFn: ({ signal }) =>
      api.payments.proposePayment({ body: { DocumentIds: [...ids], ExecutionDate: day } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
}

export function usePaymentFile(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.paymentFile(id),
    queryFn: ({ signal }) => api.payments.readPaymentFile({ params: { id } }, { signal }),
  })
}

interface Ordered {
  /** The same for a second try. */
  readonly id: string
  readonly documents: readonly string[]
  readonly account: string
  /** 'YYYY-MM-DD' */
  readonly day: string
}

/** Makes a payment file and hands it to the reader. */
export function useOrderPayment(onDone: () => void) {
  const kontor = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, documents, account, day }: Ordered) => {
      const body = { DocumentIds: [...documents], Account: account, ExecutionDate: day }
      const { Transfers } = await kontor.api.payments.savePaymentFile({ params: { id }, body })
      return Transfers === 0 ? undefined : download(kontor, id, day)
    },
    onSuccess: (file) => {
      kontor.notify('success', file === undefined ? t('pay.setOff.done') : t('pay.done', { file }))
      onDone()
    },
    onSettled: () => queries.invalidateQueries(),
  })
}

async function download({ api }: Kontor, id: string, day: string): Promise<string> {
  const { body, type } = await api.payments.downloadPaymentFile({ params: { id } })
  const file = `payments-${day}-${id.slice(0, 8)}.xml`
  saveFile(file, body, type)
  return file
}

/** What is done with a file that was made. */
export function useChangePaymentFile(id: string, day: string) {
  const kontor = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (does: 'download' | 'withdraw') => {
      if (does === 'download') return void (await download(kontor, id, day))
      await kontor.api.payments.withdrawPaymentFile({ params: { id } })
      kontor.notify('success', t('pay.withdrawn'))
    },
    onError: (error) => kontor.notify('error', messageOf(error, t)),
    // But for the file itself: what is taken back is not there to be read again.
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey: [of] }) => of !== keys.paymentFile(id)[0] }),
  })
}

/** Takes in what the bank tells of an account; what it says of each movement. */
export function useImportStatement() {
  const { api } = useKontor()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) => {
      const body = new Uint8Array(await file.arrayBuffer())
      return (await api.payments.importStatement({ body })).Entries
    },
    onSettled: () => queries.invalidateQueries(),
  })
}

/** What of an invoice was paid, or came in for it. */
export function usePayments(documentId: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.payments(documentId),
    queryFn: async ({ signal }) => (await api.payments.readPayments({ params: { documentId } }, { signal })).Parts,
  })
}

/** Takes back what was noted by mistake; pressed twice, once. */
export function useTakeBackPayment(documentId: string) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (paymentId: string) => api.payments.takeBackPayment({ params: { documentId, paymentId } }),
    onSuccess: () => notify('success', t('part.takenBack')),
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries(),
  })
  return { takeBack: useOnce(mutateAsync), isPending }
}

interface BookedPart {
  /** The same for a second try. */
  readonly id: string
  readonly amount: string
  /** 'YYYY-MM-DD' */
  readonly day: string
  readonly movement?: string | undefined
  readonly overpaid?: boolean
}

/** Notes what a movement of a statement came in for. */
export function useMatchPayment(onDone: () => void) {
  const { api } = useKontor()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ documentId, id, amount, day, movement, overpaid = false }: BookedPart & { documentId: string }) =>
      api.payments.bookPayment({
        params: { documentId, paymentId: id },
        body: { Amount: amount, Day: day, Overpaid: overpaid, ...(movement !== undefined && { Movement: movement }) },
      }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries(),
  })
}

/** Notes what was paid of an invoice, or came in for it. */
export function useBookPayment(documentId: string, onDone?: () => void) {
  const { notify } = useKontor()
  const { t } = useWords()
  const matching = useMatchPayment(() => {
    notify('success', t('part.done'))
    onDone?.()
  })
  return { ...matching, mutateAsync: (part: BookedPart) => matching.mutateAsync({ ...part, documentId }) }
}
