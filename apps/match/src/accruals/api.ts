import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { saveFile } from '@kontor/tradekit/files'
import { keys, useOnce, usePages } from '@kontor/tradekit/queries'
import { useMutation } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'

export type Accruals = Awaited<ReturnType<Client['accruals']['readAccruals']>>
export type AccrualLine = Accruals['Lines'][number]
export type Apart = Accruals['Apart']

/** So many lines come at once. */
const pageSize = 50

/** What had been received by a day and was not invoiced, page by page; what changes of any document has it read anew. */
export function useAccruals(day: string) {
  const { api } = useKontor()
  const list = usePages([...keys.lists, 'accruals', day], (page, signal) =>
    api.accruals.readAccruals({ query: { day, limit: pageSize, page } }, { signal }),
  )
  return { ...list, data: list.pages?.[0], lines: list.pages?.flatMap(({ Lines }) => Lines) ?? [] }
}

export const fileKinds = ['csv', 'jsonl'] as const
export type FileKind = (typeof fileKinds)[number]

/** Saves all lines, and not only those that are shown. */
export function useExportAccruals(day: string) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (kind: FileKind) => {
      const { exportAccruals: csv, exportAccrualLines: jsonl } = api.accruals
      const { body, type } = await { csv, jsonl }[kind]({ query: { day } })
      const file = `accruals-${day}.${kind}`
      saveFile(file, body, type)
      notify('success', t('list.exported', { file }))
    },
    onError: (failed) => notify('error', messageOf(failed, t)),
  })
  const once = useOnce(mutateAsync)
  return { run: (kind: FileKind) => void once(kind), isPending }
}
