import { Button } from '@kontor/kit'
import type { DocumentActions } from '../actions/useActions.tsx'
import { useWords } from '../kontor.ts'
import type { Metadata } from '../queries/types.ts'
import './retention.css'

/** Until when the document is kept and by what law, who holds it beyond that and why; whoever may holds or releases it. */
export function Retention({ document, actions }: { document: Metadata; actions: DocumentActions }) {
  const { t, format } = useWords()
  const { RetainedUntil, RetainedBy, Held = [], Discarded } = document
  const offered = (['hold', 'release'] as const).find((action) => actions.allowed.includes(action))
  return (
    <section className="doc-keeping" aria-label={t('keeping.label')}>
      <div>
        <p>
          {RetainedUntil
            ? t('keeping.until', { date: format.date(RetainedUntil), source: RetainedBy ?? '' })
            : t('keeping.draft')}
        </p>
        {Held.map(({ Kind, Reason, Since }) => (
          <p key={Kind}>{t(`keeping.held.${Kind}`, { date: format.day(Since), reason: Reason })}</p>
        ))}
        {Discarded && <p>{t('keeping.discarded', { date: format.day(Discarded) })}</p>}
      </div>
      {offered && (
        <Button type="text" onClick={() => actions.run(offered)}>
          {t(`keeping.${offered}`)}
        </Button>
      )}
    </section>
  )
}
