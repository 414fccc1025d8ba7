import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import { type Columns, type KindId, kinds, type Lines, type Report } from './kinds.ts'
import type { Sheet } from './rows.ts'

/** What would become of each line. */
export function usePreview(kind: KindId, sheet: Sheet, columns: Columns, enabled: boolean) {
  const { api } = useKontor()
  const { locale } = useWords()
  return useQuery({
    queryKey: ['imports', kind, sheet, columns, locale],
    enabled,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const lines = await kinds[kind].lines(sheet, columns)
      return { lines, report: await lines.preview(api, signal) }
    },
  })
}

/** Takes the file in. */
export function useImport(onDone: (lines: Lines, report: Report) => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (lines: Lines) => lines.write(api),
    onSuccess: async (report, lines) => {
      onDone(lines, report)
      await queries.invalidateQueries()
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
}
