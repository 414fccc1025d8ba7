import { useWords } from '../kontor.ts'
import type { Metadata } from '../queries/types.ts'
import { Notice } from './Notice.tsx'

type Clearance = NonNullable<Metadata['Clearance']>

const titles = {
  WAITING: 'clearance.waiting.title',
  SUBMITTED: 'clearance.waiting.title',
  REJECTED: 'clearance.rejected.title',
  CLEARED: 'clearance.cleared.title',
} as const satisfies Record<Clearance['State'], string>

const tones = { WAITING: 'info', SUBMITTED: 'info', REJECTED: 'bad', CLEARED: 'good' } as const

/** How a bill stands with the tax authority to which it goes before its receiver: what it said, and that it is simulated. */
export function ClearanceNotice({ clearance }: { clearance: Clearance }) {
  const { t, format, locale } = useWords()
  const {
    State: state,
    Receipt: receipt,
    Number: number,
    Stamp: stamp,
    Reasons: reasons,
    Answered: answered,
  } = clearance
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(clearance.Country) ?? clearance.Country
  const facts = [
    number ? t('clearance.number', { number }) : receipt && t('clearance.receipt', { number: receipt }),
    answered && format.instant(answered),
  ].filter(Boolean)
  return (
    <Notice tone={tones[state]} title={t(titles[state], { country })}>
      {state !== 'CLEARED' && <p>{t(state === 'REJECTED' ? 'clearance.rejected.text' : 'clearance.waiting.text')}</p>}
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason} dir="auto">
              {reason}
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {stamp && (
        <p className="doc-quiet doc-stamp">
          <bdi>{stamp}</bdi>
        </p>
      )}
      {clearance.Authority === 'LOOPBACK' && <p className="doc-quiet">{t('clearance.simulated')}</p>}
    </Notice>
  )
}
