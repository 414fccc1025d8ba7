import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { saveFile } from '@kontor/tradekit/files'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'

export type Ticket = Awaited<ReturnType<Client['pdfIntake']['readTicket']>>
export type TicketStatus = Ticket['Status']

const key = ['pdf-tickets']
/** How often it is looked whether a colleague has taken one, in milliseconds. */
const pollIntervalMs = 10_000

/** How many PDFs wait for somebody or are worked on. */
export function useTicketCount(): number {
  const { api } = useKontor()
  const { data } = useQuery({
    queryKey: [...key, 'count'],
    queryFn: async ({ signal }) => (await api.pdfIntake.listTickets({ query: { limit: 1 } }, { signal })).itemCount,
  })
  return data ?? 0
}

/** The same, the oldest first. */
export function useTickets() {
  const { api } = useKontor()
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.pdfIntake.listTickets({ query: { limit: 100 } }, { signal }),
    refetchInterval: pollIntervalMs,
  })
}

export function useTicket(ticketId: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...key, ticketId],
    queryFn: ({ signal }) => api.pdfIntake.readTicket({ params: { ticketId } }, { signal }),
    refetchInterval: pollIntervalMs,
  })
}

/** What is done with a ticket: it is moved, or its PDF is given out. */
export function useTicketActs(ticket: Ticket) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  const params = { ticketId: ticket.Id }
  const onError = (error: Error) => notify('error', messageOf(error, t))
  const move = useMutation({
    mutationFn: (body: { Status: TicketStatus; Reason?: string }) => api.pdfIntake.moveTicket({ params, body }),
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
  const download = useMutation({
    mutationFn: async () => {
      const { body, type } = await api.pdfIntake.readTicketFile({ params })
      saveFile(ticket.FileName, body, type)
    },
    onError,
  })
  return { move, download }
}
