import { Button, EmptyState } from '@kontor/kit'
import { AppWindow, FileQuestionMark } from 'lucide-react'
import { useEffect } from 'react'
import { nameIn } from '../apps.ts'
import { useDesk } from '../desk/useDesk.ts'
import { useWords } from '../messages/useWords.ts'
import { useParts } from '../parts.ts'
import { useStore } from '../store.ts'
import { AppFrame } from './AppFrame.tsx'
import { frameOf } from './pool.ts'

/** The open apps, one above the others; or why there is none. */
export function Frames() {
  const { desk, session } = useDesk()
  const words = useWords()
  const route = useStore(useParts().address.route)
  const pool = useStore(desk.pool)
  const front = route?.app
  const name = front && desk.nameOf(front, words.language)
  const title = (front && frameOf(pool, front)?.title) || name
  useEffect(() => {
    document.title = title ? `${title} · Kontor` : 'Kontor'
  }, [title])

  return (
    <>
      <h1 className="k-hidden">{title}</h1>
      {pool.frames.map((frame) => {
        const app = session.Apps.find(({ Id }) => Id === frame.app)
        return app && <AppFrame key={frame.app} app={app} frame={frame} front={frame.app === front} />
      })}
      {!(front && frameOf(pool, front)) && <Missing app={front} />}
    </>
  )
}

function Missing({ app }: { app: string | undefined }) {
  const { desk, session } = useDesk()
  const words = useWords()
  const { t } = words
  const company = session.Company.CompanyName
  const [first] = session.Apps
  if (!first)
    return <EmptyState icon={AppWindow} title={t('frame.none.title')} text={t('frame.none.text', { company })} />
  // For the blink until the first app is opened there is nothing to say.
  if (app === undefined) return null
  return (
    <EmptyState
      icon={FileQuestionMark}
      title={t('frame.missing.title')}
      text={t('frame.missing.text', { app, company })}
      action={
        <Button type="primary" onClick={() => desk.go({ app: first.Id, path: '/' })}>
          {t('frame.missing.back', { app: nameIn(words.language, first) })}
        </Button>
      }
    />
  )
}
