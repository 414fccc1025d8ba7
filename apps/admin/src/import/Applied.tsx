import { Button } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { saveFile } from '@kontor/tradekit/files'
import { useMutation } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import { csvOf } from '../words/csv.ts'
import { countsOf } from './counts.ts'
import { fieldWord, type KindId, kinds, type Lines, type Report } from './kinds.ts'
import { ReportLines } from './ReportLines.tsx'

/** What the file has done, and the one-time links that came of it: for whom mail does not reach. */
export function Applied({ kind, lines, report }: { kind: KindId; lines: Lines; report: Report }) {
  const { t } = useWords()
  const { api, notify } = useKontor()
  const counts = countsOf(report)
  const withLink = kind === 'people' ? counts.ADD : counts.INVITE
  const links = useMutation({
    mutationFn: async () => {
      const rows: string[][] = []
      for (const row of report.Rows) {
        const url = await kinds[kind].link(api, row)
        const { name = '', note = '' } = lines.names.get(row.Line) ?? {}
        if (url !== undefined) rows.push([name, note, url])
      }
      return rows
    },
    onSuccess: (rows) => {
      const [name, note] =
        kind === 'people' ? (['LastName', 'Username'] as const) : (['CompanyName', 'Country'] as const)
      const head = [t(fieldWord(name)), t(fieldWord(note)), t('people.link')]
      saveFile(`${kind}-links.csv`, csvOf([head, ...rows]), 'text/csv')
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
  return (
    <section className="admin-part" aria-label={t('imports.done')}>
      <h2 className="admin-h2">{t('imports.done')}</h2>
      <p role="status" className="admin-text">
        {t(`imports.done.${kind}`, {
          add: counts.ADD,
          known: counts.KNOWN,
          invite: counts.INVITE,
          fault: counts.FAULT,
        })}
      </p>
      {withLink > 0 && (
        <>
          <p className="admin-quiet">{t(`imports.links.text.${kind}`)}</p>
          <div>
            <Button busy={links.isPending} onClick={() => links.mutate()}>
              {t(`imports.links.${kind}`, { count: withLink })}
            </Button>
          </div>
        </>
      )}
      <ReportLines lines={lines} report={report} />
    </section>
  )
}
