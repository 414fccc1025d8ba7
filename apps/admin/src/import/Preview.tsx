import { Button } from '@kontor/kit'
import { useKontor, useWords } from '../kontor.ts'
import { countsOf } from './counts.ts'
import type { KindId, Lines, Report } from './kinds.ts'
import { ReportLines } from './ReportLines.tsx'

interface PreviewProps {
  readonly kind: KindId
  readonly lines: Lines
  readonly report: Report
  readonly busy: boolean
  readonly onApply: () => void
}

/** What would happen, in numbers and line by line, and the button that makes it so. */
export function Preview({ kind, lines, report, busy, onApply }: PreviewProps) {
  const { t } = useWords()
  const { notify } = useKontor()
  const counts = countsOf(report)
  const taken = counts.ADD + counts.INVITE
  return (
    <section className="admin-part" aria-label={t('imports.preview')}>
      <h2 className="admin-h2">{t('imports.preview')}</h2>
      <p role="status" className="admin-text">
        {t(`imports.counts.${kind}`, {
          add: counts.ADD,
          known: counts.KNOWN,
          invite: counts.INVITE,
          fault: counts.FAULT,
        })}
      </p>
      <ReportLines lines={lines} report={report} />
      <div className="admin-actions">
        <Button
          type="primary"
          busy={busy}
          onClick={() => (taken === 0 ? notify('info', t('imports.nothing')) : onApply())}
        >
          {t(`imports.do.${kind}`, { count: taken })}
        </Button>
      </div>
    </section>
  )
}
