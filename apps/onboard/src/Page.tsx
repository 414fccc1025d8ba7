import { HeaderBar, IconButton } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from './kontor.ts'

interface PageProps {
  readonly title: string
  /** The path of the screen before; none on the first. */
  readonly back?: string
  readonly note?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
  /** Below what scrolls. */
  readonly foot?: ReactNode
}

/** A screen: what it is called, the way back, and what it holds. */
export function Page({ title, back, note, actions, children, foot }: PageProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  useTitle(title)
  return (
    <main className="onboard-screen">
      <HeaderBar
        icon={back && <IconButton icon={ArrowLeft} label={t('onboard.back')} onClick={() => navigate(back)} />}
        title={<bdi>{title}</bdi>}
        note={note}
        actions={actions}
      />
      <div className="onboard-body">{children}</div>
      {foot}
    </main>
  )
}
