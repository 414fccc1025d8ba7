import { StatusShape } from '@kontor/kit'
import type { Finding } from '@kontor/ubl'
import { useWords } from '../kontor.ts'
import { kindOf, receiverIn } from './kinds.ts'
import type { Draft } from './useDraft.ts'
import './issues.css'

/** Beside the form: what is left to mend, and what will happen once it is sent. */
export function IssuesAside({ draft }: { draft: Draft }) {
  const { t } = useWords()
  const { columns, isPaid, next, namesBills = false } = kindOf(draft.form)
  const receiver = draft.form[receiverIn(draft.form)].name
  const findings = draft.untouched ? [] : draft.findings
  const fatal = findings.filter((finding) => finding.severity === 'fatal').length
  return (
    <aside className="doc-mend" aria-labelledby="doc-mend-head">
      <section>
        <h2 id="doc-mend-head" aria-live="polite">
          {draft.untouched ? t('editor.mend.before') : t('editor.mend', { count: fatal })}
        </h2>
        <ul className="doc-mend-list">
          {findings.map((finding) => (
            <FindingRow
              key={`${finding.rule} ${finding.path}`}
              finding={finding}
              onGo={() => {
                draft.touch(finding.path)
                draft.focus(finding.path)
              }}
            />
          ))}
          {draft.untouched && (
            <li>
              <StatusShape tone="mute" />
              <span>{t('editor.mend.later')}</span>
            </li>
          )}
          {!draft.untouched && fatal === 0 && (
            <li>
              <StatusShape tone="good" />
              <span>{t(columns.includes('price') ? 'editor.mend.none' : 'editor.mend.noneOther')}</span>
            </li>
          )}
        </ul>
      </section>
      <section>
        <h2>{t('editor.next')}</h2>
        <ol className="doc-next">
          <li className="doc-next-step" data-done={(!draft.untouched && fatal === 0) || undefined}>
            {t(isPaid && !namesBills ? 'editor.next.check' : 'editor.next.checkOther')}
          </li>
          <li className="doc-next-step">
            {receiver ? t('editor.next.deliver', { receiver }) : t('editor.next.deliverSomebody')}
          </li>
          {next.map((step) => (
            <li key={step} className="doc-next-step">
              {t(`editor.next.${step}`)}
            </li>
          ))}
        </ol>
      </section>
    </aside>
  )
}

function FindingRow({ finding, onGo }: { finding: Finding; onGo: () => void }) {
  const { t } = useWords()
  const line = finding.path.match(/^lines\.(\d+)/)?.[1]
  return (
    <li>
      <StatusShape tone={finding.severity === 'fatal' ? 'bad' : 'warn'} />
      <span>
        <button type="button" className="doc-go" onClick={onGo}>
          {line === undefined
            ? finding.message
            : t('editor.inLine', { line: Number(line) + 1, message: finding.message })}
        </button>{' '}
        <span>{finding.fix}</span> <code>{finding.rule}</code>
      </span>
    </li>
  )
}
