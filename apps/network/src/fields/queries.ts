import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { saveFile } from '@kontor/tradekit/files'
import { useMutation, useQuery } from '@tanstack/react-query'
import { networkKey } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'

export type Field = Awaited<ReturnType<Client['partnerFields']['saveField']>>

/** What the company asks its partners for. */
export function useFields() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...networkKey, 'fields'],
    queryFn: async ({ signal }) => (await api.partnerFields.listFields({}, { signal })).fields,
  })
}

/** What a partner asks the company for, or what it gave the company. */
export function useFilledIn(connectionId: string, side: 'asked' | 'given') {
  const { api } = useKontor()
  const params = { connectionId }
  return useQuery({
    queryKey: [...networkKey, 'fields', side, connectionId],
    queryFn: async ({ signal }) =>
      (side === 'asked'
        ? await api.partnerFields.listAsked({ params }, { signal })
        : await api.partnerFields.listGiven({ params }, { signal })
      ).fields,
  })
}

/** Gives out a file that a partner gave, or that it was given. */
export function useFieldFile(connectionId: string, side: 'asked' | 'given') {
  const { api, notify } = useKontor()
  const { t } = useWords()
  return useMutation({
    mutationFn: async ({ id, fileName = '' }: Field) => {
      const { body, type } = await api.partnerFields.readFile({ params: { side, connectionId, id } })
      saveFile(fileName, body, type)
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
}
