import { HeaderBar, IconButton } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from './kontor.ts'

interface PageProps {
  readonly title: string
  /** The path of the screen before. */
  readonly back: string
  readonly note?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A screen behind one of the tabs. */
export function Page({ title, back, note, actions, children }: PageProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  useTitle(title)
  return (
    <main className="forms-screen">
      <HeaderBar
        icon={<IconButton icon={ArrowLeft} label={t('forms.back')} onClick={() => navigate(back)} />}
        title={<bdi>{title}</bdi>}
        note={note}
        actions={actions}
      />
      <div className="forms-body">{children}</div>
    </main>
  )
}
