import type { Client } from '@kontor/sdk'
import { useQuery } from '@tanstack/react-query'
import { useKontor } from '../kontor.ts'

type Calls = Client['webhooks']
export type Webhook = Awaited<ReturnType<Calls['listWebhooks']>>['Webhooks'][number]
export type Delivery = Awaited<ReturnType<Calls['readDelivery']>>
export type WebhookEvent = Webhook['Events'][number]

export const webhooksKey = ['webhooks']
/** Apart from the list: of a webhook that is gone nothing is asked for again. */
export const deliveriesKey = ['webhook-deliveries']

/** How often what is sent is looked at again while some of it waits, in milliseconds. */
const pollIntervalMs = 3000

export function useWebhooks() {
  const { api } = useKontor()
  return useQuery({
    queryKey: webhooksKey,
    queryFn: async ({ signal }) => (await api.webhooks.listWebhooks({}, { signal })).Webhooks,
    // What was sent tells whether it works.
    refetchInterval: pollIntervalMs,
  })
}

/** A page of what a webhook sent, newest first. */
export function useDeliveries(id: string, page: number) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...deliveriesKey, id, page],
    queryFn: ({ signal }) => api.webhooks.listDeliveries({ params: { id }, query: { page } }, { signal }),
    refetchInterval: ({ state }) => state.data?.Deliveries.some(({ State }) => State === 'WAITING') && pollIntervalMs,
  })
}
