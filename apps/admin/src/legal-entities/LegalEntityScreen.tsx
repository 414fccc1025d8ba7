import { Button } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { Answer } from '@kontor/tradekit/layout'
import { ArrowLeft } from 'lucide-react'
import { useNavigate, useParams } from 'react-router'
import { useWords } from '../kontor.ts'
import { useLegalEntity } from './api.ts'
import { draftOf } from './draft.ts'
import { EntityForm } from './EntityForm.tsx'

/** One legal entity, to be read or changed; a new one starts empty under the id of its address. */
export function LegalEntityScreen({ isNew = false }: { readonly isNew?: boolean }) {
  const { id = '' } = useParams()
  return isNew ? <Page id={id} title={undefined} /> : <Saved id={id} />
}

function Saved({ id }: { readonly id: string }) {
  const answer = useLegalEntity(id)
  return (
    <Page id={id} title={answer.data?.Name}>
      <Answer of={answer}>{(entity) => <EntityForm key={id} id={id} saved={draftOf(entity)} />}</Answer>
    </Page>
  )
}

interface PageProps {
  readonly id: string
  readonly title: string | undefined
  readonly children?: React.ReactNode
}

function Page({ id, title, children = <EntityForm id={id} saved={draftOf()} /> }: PageProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const heading = title ?? t('legalEntities.new.title')
  useTitle(heading)
  return (
    <main className="admin-screen">
      <div className="admin-page">
        <span className="admin-turns">
          <Button type="text" icon={ArrowLeft} onClick={() => navigate('/legal-entities')}>
            {t('part.legalEntities')}
          </Button>
        </span>
        <h1 className="admin-h2">{heading}</h1>
        {children}
      </div>
    </main>
  )
}
