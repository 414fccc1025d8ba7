import { Button, EmptyState } from '@kontor/kit'
import { RotateCw, Unplug } from 'lucide-react'
import { useWords } from '../messages/useWords.ts'

export interface RestartCardProps {
  /** The app's name. */
  readonly name: string
  /** It has died, or is taking long to open. */
  readonly why: 'dead' | 'slow'
  readonly onRestart: () => void
}

/** In the place of an app that does not come: never a blank. */
export function RestartCard({ name: app, why, onRestart }: RestartCardProps) {
  const { t } = useWords()
  const restart = (
    <Button icon={RotateCw} onClick={onRestart}>
      {t('frame.restart', { app })}
    </Button>
  )
  if (why === 'slow') return <EmptyState title={t('frame.slow', { app })} action={restart} />
  return (
    <EmptyState icon={Unplug} title={t('frame.dead.title', { app })} text={t('frame.dead.text')} action={restart} />
  )
}
