import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { useOnce } from '@kontor/tradekit/queries'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { requisitionsKey } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { useAct } from '../useAct.ts'

export type Shop = Awaited<ReturnType<Client['punchOut']['listPunchOutShops']>>['Shops'][number]
export type ShopInput = Parameters<Client['punchOut']['savePunchOutShop']>[0]['body']
export type Visit = Awaited<ReturnType<Client['punchOut']['listPunchOuts']>>['PunchOuts'][number]

/** What the protocols are called, in all languages. */
export const protocolNames: Readonly<Record<Shop['Protocol'], string>> = { OCI: 'OCI', CXML: 'cXML' }

const shops = [...requisitionsKey, 'shops']

/** What others do with shops is seen at once. */
export function useLiveShops(): void {
  const { onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(
    () => onChanges('punchOutShop', () => void queries.invalidateQueries({ queryKey: shops })),
    [onChanges, queries],
  )
}

export function useShops() {
  const { api } = useKontor()
  return useQuery({
    queryKey: shops,
    queryFn: async ({ signal }) => (await api.punchOut.listPunchOutShops({}, { signal })).Shops,
  })
}

export const useSaveShop = (id: string, onDone: () => void) =>
  useAct((api, body: ShopInput) => api.punchOut.savePunchOutShop({ params: { shopId: id }, body }), {
    onDone,
    isErrorShown: true,
  })

export const useDeleteShop = (onDone: () => void) =>
  useAct((api, shopId: string) => api.punchOut.deletePunchOutShop({ params: { shopId } }), { onDone })

/** The visits to shops for a draft that was saved. */
export function useVisits(requisitionId: string, isSaved: boolean) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...requisitionsKey, 'visits', requisitionId],
    queryFn: async ({ signal }) =>
      (await api.punchOut.listPunchOuts({ params: { documentId: requisitionId } }, { signal })).PunchOuts,
    enabled: isSaved,
  })
}

/** What it takes to shop for what is typed. */
export interface Basis {
  /** Whether what is typed can be saved; what is wrong is said. */
  readonly isReady: () => boolean
  /** Saves it, as the shop brings its lines into what is saved; false where that failed. */
  readonly save: () => Promise<boolean>
}

/** Opens a shop for a draft; pressed twice, once. The window comes first: browsers let one open at the click alone. */
export function useVisit(requisitionId: string, { isReady, save }: Basis) {
  const { api, company, notify, openWindow } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ shopId }: { shopId: string }) => {
      if (!isReady()) return
      const punchOutId = crypto.randomUUID()
      if (!(await openWindow(`/window/punch-out/${company.id}/${punchOutId}`)))
        return notify('error', t('shops.blocked'))
      if (!(await save())) return
      const params = { documentId: requisitionId, punchOutId }
      await api.punchOut.startPunchOut({ params, body: { ShopId: shopId } })
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: requisitionsKey }),
  })
  return { visit: useOnce(mutateAsync), isPending }
}
