import { Button, EmptyState } from '@kontor/kit'
import { CloudOff, OctagonX, RotateCw, Unplug } from 'lucide-react'
import { useWords } from '../messages/useWords.ts'
import type { Death } from './pool.ts'

export interface RestartCardProps {
  /** The app's name. */
  readonly name: string
  /** What it died of; or it is taking long to open, or there is no network. */
  readonly why: Death | 'slow' | 'offline'
  readonly onRestart: () => void
}

/** In the place of an app that does not come: never a blank. */
export function RestartCard({ name: app, why, onRestart }: RestartCardProps) {
  const { t } = useWords()
  if (why === 'offline')
    return <EmptyState icon={CloudOff} title={t('frame.offline.title')} text={t('frame.offline.text', { app })} />
  const restart = (
    <Button icon={RotateCw} onClick={onRestart}>
      {t('frame.restart', { app })}
    </Button>
  )
  if (why === 'slow') return <EmptyState title={t('frame.slow', { app })} action={restart} />
  return (
    <EmptyState
      icon={why === 'silent' ? Unplug : OctagonX}
      title={t(`frame.${why}.title`, { app })}
      text={t(`frame.${why}.text`)}
      action={restart}
    />
  )
}
