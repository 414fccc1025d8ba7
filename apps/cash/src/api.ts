import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { usePages } from '@kontor/tradekit/queries'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords, type Words } from './kontor.ts'

export type Calendar = Awaited<ReturnType<Client['dueCalendar']['readDue']>>
export type DaySum = Calendar['Days'][number]
export type DueSum = Calendar['Overdue'][number]
export type Side = DueSum['Side']
export type Bill = Awaited<ReturnType<Client['dueCalendar']['listDue']>>['Items'][number]
export type Remittance = Awaited<ReturnType<Client['payments']['listRemittances']>>['Items'][number]
export type FollowedInvoice = Awaited<ReturnType<Client['trackAndTrace']['listFollowedInvoices']>>['Items'][number]
export type FollowedCustomer = Awaited<ReturnType<Client['trackAndTrace']['listFollowedCustomers']>>['Items'][number]
export type Programme = Awaited<ReturnType<Client['promotions']['listPromotions']>>['Items'][number]
export type NewProgramme = Parameters<Client['promotions']['savePromotion']>[0]['body']
export type Plan = Awaited<ReturnType<Client['plans']['readPlan']>>
export type NewPlan = Parameters<Client['plans']['createPlan']>[0]['body']
export type Rate = Awaited<ReturnType<Client['rates']['listRates']>>['ExchangeRates'][number]

/** All that the app has read: one change may show in several places. */
export const cashKey = ['cash']

/** So many come at once. */
const pageSize = 50

export function useCalendar(until: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...cashKey, 'due', until],
    queryFn: ({ signal }) => api.dueCalendar.readDue({ query: { until } }, { signal }),
  })
}

/** The bills of one side and some days; of all that are late where there is no first day. */
export function useBills(side: Side, from: string | undefined, until: string | undefined) {
  const { api } = useKontor()
  const query = { side, limit: pageSize, ...(from && { from }), ...(until && { until }) }
  const list = usePages([...cashKey, 'bills', side, from, until], (page, signal) =>
    api.dueCalendar.listDue({ query: { ...query, page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Items }) => Items), count: list.pages?.[0]?.itemCount }
}

export function useRemittances() {
  const { api } = useKontor()
  const list = usePages([...cashKey, 'remittances'], (page, signal) =>
    api.payments.listRemittances({ query: { page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Items }) => Items) }
}

/** The customers that let the company follow the invoices that they entered. */
export function useFollowedCustomers() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...cashKey, 'followedCustomers'],
    queryFn: async ({ signal }) => (await api.trackAndTrace.listFollowedCustomers({}, { signal })).Items,
  })
}

/** The invoices that customers entered, all or one of them. */
export function useFollowedInvoices(connectionId: string | undefined) {
  const { api } = useKontor()
  const list = usePages([...cashKey, 'followed', connectionId], (page, signal) =>
    api.trackAndTrace.listFollowedInvoices({ query: { page, ...(connectionId && { connectionId }) } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Items }) => Items) }
}

export function useOffers() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...cashKey, 'offers'],
    queryFn: async ({ signal }) => (await api.promotions.listOffers({}, { signal })).Items,
  })
}

export function useProgrammes() {
  const { api } = useKontor()
  const list = usePages([...cashKey, 'programmes'], (page, signal) =>
    api.promotions.listPromotions({ query: { page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Items }) => Items) }
}

/** How many suppliers an offer to these partners and groups would go to, and how many of the groups it would not reach. */
export function useReach(ConnectionIds: string[], GroupIds: string[]) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...cashKey, 'reach', ConnectionIds, GroupIds],
    queryFn: ({ signal }) => api.promotions.countSuppliers({ body: { ConnectionIds, GroupIds } }, { signal }),
    enabled: ConnectionIds.length + GroupIds.length > 0,
    placeholderData: keepPreviousData,
  })
}

export function useProgramme(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...cashKey, 'programme', id],
    queryFn: ({ signal }) => api.promotions.readPromotion({ params: { id } }, { signal }),
  })
}

export function usePlans() {
  const { api } = useKontor()
  const list = usePages([...cashKey, 'plans'], (page, signal) => api.plans.listPlans({ query: { page } }, { signal }))
  return { ...list, rows: list.pages?.flatMap(({ Items }) => Items) }
}

export function useRates() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...cashKey, 'rates'],
    queryFn: async ({ signal }) => (await api.rates.listRates({}, { signal })).ExchangeRates,
  })
}

/** The stored rates of one currency, the latest first. */
export function useRateHistory(currency: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...cashKey, 'rateHistory', currency],
    queryFn: async ({ signal }) => (await api.rates.readRate({ params: { currency } }, { signal })).ExchangeRates,
  })
}

/** Does something, says that it is done, and shows what it changed. */
export function useAct<T, R = unknown>(
  act: (api: Pick<Client, 'promotions' | 'plans'>, given: T) => Promise<R>,
  done: (t: Words['t'], given: T) => string,
  onDone?: () => void,
) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (given: T) => act(api, given),
    onSuccess: (_result, given) => {
      notify('success', done(t, given))
      onDone?.()
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: cashKey }),
  })
}
