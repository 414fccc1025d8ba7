import { Button, EmptyState } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useAct } from '../words/useAct.ts'
import { configurationKey, type Published as PublishedKey, usePublished } from './api.ts'
import { PublishDialog } from './PublishDialog.tsx'

/** What a head office publishes for its branches, and what this company takes in of it. */
export function Published() {
  const { t } = useWords()
  const [publishing, setPublishing] = useState<string>()
  return (
    <section className="admin-part" aria-labelledby="config-published">
      <div className="admin-bar">
        <h2 id="config-published" className="admin-h2">
          {t('config.published')}
        </h2>
        <Button onClick={() => setPublishing('')}>{t('config.publish')}</Button>
      </div>
      <p className="admin-quiet">{t('config.published.text')}</p>
      <Answer of={usePublished()}>
        {(keys) =>
          keys.length === 0 ? (
            <EmptyState icon={Megaphone} title={t('config.published.none')} />
          ) : (
            <ul className="admin-list" aria-labelledby="config-published">
              {keys.map((one) => (
                <li key={one.key} className="admin-row">
                  <PublishedRow published={one} onPublish={() => setPublishing(one.key)} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
      {publishing !== undefined && <PublishDialog name={publishing} onClose={() => setPublishing(undefined)} />}
    </section>
  )
}

interface PublishedRowProps {
  readonly published: PublishedKey
  readonly onPublish: () => void
}

function PublishedRow({ published: { key, own, latest, subscription }, onPublish }: PublishedRowProps) {
  const { t, format } = useWords()
  const { notify } = useKontor()
  const takes = subscription?.active === true
  const turn = useAct(
    configurationKey,
    async ({ configuration }, on: boolean) => {
      if (subscription) await configuration.unsubscribe({ params: { key } })
      if (on) await configuration.subscribe({ params: { key }, body: { active: true, includeBranches: true } })
    },
    (_, on) => notify('success', t(on ? 'config.done.subscribe' : 'config.done.unsubscribe', { key })),
  )
  return (
    <>
      <span className="admin-app-words">
        <span className="admin-app-name">{key}</span>
        {latest && (
          <span className="admin-quiet">
            {t('config.latest', {
              version: latest.version,
              company: latest.publisher.Name,
              date: format.day(latest.published),
            })}
          </span>
        )}
      </span>
      <span className="admin-quiet">
        {latest?.applied
          ? t('config.applied', { time: format.instant(latest.applied) })
          : t(takes ? 'config.waits' : 'config.notApplied')}
      </span>
      <span className="admin-acts">
        {own && (
          <Button type="text" label={t('config.publish.named', { key })} onClick={onPublish}>
            {t('config.publish')}
          </Button>
        )}
        <Button
          type="text"
          busy={turn.isPending}
          label={t(takes ? 'config.unsubscribe.named' : 'config.subscribe.named', { key })}
          onClick={() => turn.mutate(!takes)}
        >
          {t(takes ? 'config.unsubscribe' : 'config.subscribe')}
        </Button>
      </span>
    </>
  )
}
