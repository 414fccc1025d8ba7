import { Button } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { saveFile } from '@kontor/tradekit/files'
import { useMutation } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import { csvOf } from '../words/csv.ts'
import { type Asked, allLines, mostExported } from './api.ts'
import { detailsOf, wordOf } from './words.ts'

/** Saves what is asked for as a file for a spreadsheet, times as ISO 8601. */
export function ExportButton({ asked }: { asked: Asked }) {
  const { t, today } = useWords()
  const { api, notify } = useKontor()
  const save = useMutation({
    mutationFn: () => allLines(api, asked),
    onSuccess: ({ lines, cut }) => {
      const file = `audit-${today}.csv`
      const head = (['at', 'kind', 'actor', 'user', 'details'] as const).map((name) => t(`audit.column.${name}`))
      const rows = lines.slice(0, mostExported).map((line) => {
        const word = wordOf(line.Kind)
        const nameOf = (person?: { Name: string }) => (person ? person.Name || t('audit.former') : '')
        const details = detailsOf(line, (role) => t(`role.${role}`))
        return [line.At, word ? t(word) : line.Kind, nameOf(line.Actor), nameOf(line.User), details]
      })
      saveFile(file, csvOf([head, ...rows]), 'text/csv')
      notify(cut ? 'warning' : 'success', cut ? t('audit.cut', { most: mostExported }) : t('audit.exported', { file }))
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
  return (
    <Button busy={save.isPending} onClick={() => save.mutate()}>
      {t('audit.export')}
    </Button>
  )
}
