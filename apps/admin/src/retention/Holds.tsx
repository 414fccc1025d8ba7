import { Button, EmptyState } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { type Held, useHolds } from './api.ts'
import { HoldDialog } from './HoldDialog.tsx'
import { ReleaseDialog } from './ReleaseDialog.tsx'

/** What is held whatever the law allows: since when, by whom and why. */
export function Holds() {
  const { t } = useWords()
  const [holding, setHolding] = useState(false)
  const [releasing, setReleasing] = useState<Held>()
  return (
    <section className="admin-part" aria-labelledby="keep-holds">
      <div className="admin-bar">
        <h2 id="keep-holds" className="admin-h2">
          {t('keep.holds')}
        </h2>
        <Button onClick={() => setHolding(true)}>{t('keep.hold')}</Button>
      </div>
      <p className="admin-quiet">{t('keep.holds.text')}</p>
      <Answer of={useHolds()}>
        {(holds) =>
          holds.length === 0 ? (
            <EmptyState icon={Lock} title={t('keep.holds.none')} text={t('keep.holds.how')} />
          ) : (
            <ul className="admin-list" aria-labelledby="keep-holds">
              {holds.map((held) => (
                <li key={`${held.Kind} ${held.DocumentId ?? held.ConnectionId}`} className="admin-hold">
                  <HoldRow held={held} onRelease={() => setReleasing(held)} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
      {holding && <HoldDialog onClose={() => setHolding(false)} />}
      {releasing && <ReleaseDialog held={releasing} onClose={() => setReleasing(undefined)} />}
    </section>
  )
}

function HoldRow({ held, onRelease }: { held: Held; onRelease: () => void }) {
  const { t, format } = useWords()
  const { Kind, Name = t('keep.nameless'), Reason, Since, By } = held
  const date = format.day(Since)
  return (
    <>
      <span className="admin-app-words">
        <span className="admin-app-name">{Name}</span>
        <span className="admin-quiet">{t(`keep.kind.${Kind}`)}</span>
      </span>
      <span className="admin-app-words">
        <span>{Reason}</span>
        <span className="admin-quiet">{By ? t('keep.sinceBy', { date, name: By }) : t('keep.since', { date })}</span>
      </span>
      <span className="admin-acts">
        <Button label={t('keep.release.named', { name: Name })} onClick={onRelease}>
          {t('keep.release')}
        </Button>
      </span>
    </>
  )
}
