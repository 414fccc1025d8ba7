import { Button } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../kontor.ts'

interface SubpageProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page behind the list of people, and the way back to it. */
export function Subpage({ title, children }: SubpageProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  useTitle(title || t('part.people'))
  return (
    <main className="admin-screen">
      <div className="admin-page">
        <span className="admin-turns">
          <Button type="text" icon={ArrowLeft} onClick={() => navigate('/people')}>
            {t('part.people')}
          </Button>
        </span>
        {title && (
          <h1 className="admin-h1">
            <bdi>{title}</bdi>
          </h1>
        )}
        {children}
      </div>
    </main>
  )
}
