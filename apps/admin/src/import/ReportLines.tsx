import { ScrollRegion, Status, type Tone } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { Lines, Outcome, Report } from './kinds.ts'

const tones: Readonly<Record<Outcome, Tone>> = { ADD: 'good', INVITE: 'good', KNOWN: 'mute', FAULT: 'bad' }

/** Each line and what becomes of it; what has to be mended comes first. */
export function ReportLines({ lines, report }: { lines: Lines; report: Report }) {
  const { t } = useWords()
  const rows = [...report.Rows].sort((a, b) => Number(b.Outcome === 'FAULT') - Number(a.Outcome === 'FAULT'))
  return (
    <ScrollRegion label={t('imports.lines')} className="admin-import-lines">
      <ul className="admin-list" aria-label={t('imports.lines')}>
        {rows.map(({ Line, Outcome, Message }) => {
          const person = lines.names.get(Line)
          return (
            <li key={Line} className="admin-row">
              <span className="admin-quiet">{t('imports.line', { line: Line })}</span>
              <span className="admin-app-words">
                <bdi className="admin-app-name">{person?.name || person?.note}</bdi>
                {person?.name && <bdi className="admin-quiet">{person.note}</bdi>}
                {Message && <span className="admin-problem">{Message}</span>}
              </span>
              <Status tone={tones[Outcome]}>{t(`imports.outcome.${Outcome}`)}</Status>
            </li>
          )
        })}
      </ul>
    </ScrollRegion>
  )
}
