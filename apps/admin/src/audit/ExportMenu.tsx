import { Button, Menu } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { saveFile } from '@kontor/tradekit/files'
import { useMutation } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useKontor, useWords } from '../kontor.ts'
import { csvOf } from '../words/csv.ts'
import { type Asked, type AuditLine, allLines, maxExported, proofOf } from './api.ts'
import { detailsOf, wordOf } from './words.ts'

type Form = 'CSV' | 'JSON' | 'PROOF'

/** Saves what is asked for as a file for a spreadsheet or a program, or what proves it. */
export function ExportMenu({ asked }: { asked: Asked }) {
  const { t, today } = useWords()
  const { api, notify } = useKontor()
  const asCsv = (lines: readonly AuditLine[]) => {
    const columns = ['at', 'kind', 'actor', 'user', 'partner', 'details'] as const
    const nameOf = (one: { Name: string } | undefined, otherwise: string) => (one ? one.Name || otherwise : '')
    const rows = lines.map((line) => {
      const word = wordOf(line.Kind)
      return [
        line.At,
        word ? t(word) : line.Kind,
        nameOf(line.Actor, t('audit.former')),
        nameOf(line.User, t('audit.former')),
        nameOf(line.Partner, t('audit.formerPartner')),
        detailsOf(line, t),
      ]
    })
    return csvOf([columns.map((name) => t(`audit.column.${name}`)), ...rows])
  }
  const save = useMutation({
    mutationFn: async (form: Form) => {
      if (form === 'PROOF') {
        const file = `audit-proof-${today}.jsonl`
        saveFile(file, await proofOf(api, asked), 'application/x-ndjson')
        return { file, cut: false }
      }
      const { lines, cut } = await allLines(api, asked)
      const kept = lines.slice(0, maxExported)
      const file = `audit-${today}.${form === 'CSV' ? 'csv' : 'jsonl'}`
      if (form === 'CSV') saveFile(file, asCsv(kept), 'text/csv')
      else saveFile(file, kept.map((line) => `${JSON.stringify(line)}\n`).join(''), 'application/x-ndjson')
      return { file, cut }
    },
    onSuccess: ({ file, cut }) =>
      notify(cut ? 'warning' : 'success', cut ? t('audit.cut', { limit: maxExported }) : t('audit.exported', { file })),
    onError: (error) => notify('error', messageOf(error, t)),
  })
  const entry = (form: Form) => ({ id: form, text: t(`audit.export.${form}`), onSelect: () => save.mutate(form) })
  return (
    <Menu entries={[entry('CSV'), entry('JSON'), 'line', { ...entry('PROOF'), note: t('audit.export.PROOF.note') }]}>
      <Button icon={ChevronDown} busy={save.isPending}>
        {t('audit.export')}
      </Button>
    </Menu>
  )
}
