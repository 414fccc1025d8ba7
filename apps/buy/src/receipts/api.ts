import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { partOf } from '@kontor/tradekit/files'
import { useOnce } from '@kontor/tradekit/queries'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { requisitionsKey } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'

export type OrderReceipts = Awaited<ReturnType<Client['receipts']['readReceipts']>>
export type OrderedLine = OrderReceipts['Lines'][number]
export type ReceiptLine = Parameters<Client['receipts']['saveReceipt']>[0]['body']['Lines'][number]

/** What has come of an order that was sent. */
export function useReceipts(orderId: string, wanted: boolean) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...requisitionsKey, 'receipts', orderId],
    queryFn: ({ signal }) => api.receipts.readReceipts({ params: { orderId } }, { signal }),
    enabled: wanted,
  })
}

export interface Receipt {
  readonly receiptId: string
  readonly lines: readonly ReceiptLine[]
  readonly note: string
  readonly photos: readonly File[]
  /** Of what is sent back: when, and whether a credit note is asked for. */
  readonly day?: string
  readonly asksCredit?: boolean
}

/** Notes what has come or goes back; with photos it waits for them as a draft, and goes with them. Pressed twice, once. */
export function useReceive(orderId: string, onDone: () => void) {
  const { api } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  // What went up before a line broke does not go up again.
  const added = useRef(new Set<File>())
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async ({ receiptId, lines, note, photos, day, asksCredit }: Receipt) => {
      const body = {
        ...{ Lines: [...lines], ...(note && { Note: note }) },
        ...{ ...(day && { Day: day }), ...(asksCredit && { AskCredit: true }) },
      }
      const save = (draft: boolean) =>
        api.receipts.saveReceipt({ params: { orderId, receiptId }, query: { draft }, body })
      if (photos.length > 0) {
        await save(true)
        for (const file of photos.filter((one) => !added.current.has(one))) {
          await api.attachments.addAttachment({ params: { documentId: receiptId }, body: { file: partOf(file) } })
          added.current.add(file)
        }
      }
      await save(false)
    },
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: requisitionsKey }),
  })
  return { receive: useOnce(mutateAsync), isPending, error: error && messageOf(error, t) }
}
