import { Button, Status } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { Teammate } from './api.ts'
import type { Named } from './SubstituteDialog.tsx'
import { useSpans } from './useSpans.ts'

export interface GapsProps {
  readonly people: readonly Teammate[]
  readonly onSet: (of: Named) => void
}

/** Where work will wait as nobody stands in, in sentences, and what a head can do about it. */
export function Gaps({ people, onSet }: GapsProps) {
  const { t } = useWords()
  const spanOf = useSpans()
  const all = people
    .flatMap(({ name, gaps }) => gaps.map((gap) => ({ name, ...gap })))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return (
    <section aria-labelledby="inbox-gaps">
      <h2 id="inbox-gaps">{t('calendar.gaps')}</h2>
      {all.length === 0 ? (
        <p>{t('calendar.gaps.none')}</p>
      ) : (
        <ul className="inbox-gaps">
          {all.map(({ name, kind, from, until, substitute, mends }) => (
            <li key={`${name} ${kind} ${from}`}>
              <Status tone={kind === 'APPROVALS' ? 'warn' : 'bad'}>
                {t(`calendar.gap.${kind}`, {
                  ...{ name, days: spanOf({ from, until }) },
                  substitute: substitute?.name ?? t('inbox.gone'),
                })}
              </Status>
              {mends && (
                <Button type="text" onClick={() => onSet({ id: mends.id, name: mends.name ?? '' })}>
                  {t('calendar.set', { name: mends.name ?? '' })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
