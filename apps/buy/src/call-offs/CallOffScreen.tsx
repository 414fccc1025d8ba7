import { HeaderBar } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import { Answer } from '@kontor/tradekit/layout'
import { useParams } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { type BlanketOrder, useBlanketOrder } from './api.ts'
import { BlanketLeft } from './BlanketLeft.tsx'
import { CallOffForm } from './CallOffDialog.tsx'

/** Calls off of a blanket order that somebody reads elsewhere. */
export function CallOffScreen() {
  const { id = '' } = useParams()
  return (
    <main className="buy-screen">
      <Answer of={useBlanketOrder(id, true)}>{(blanket) => <Calling blanket={blanket} />}</Answer>
    </main>
  )
}

function Calling({ blanket }: { readonly blanket: BlanketOrder }) {
  const { t } = useWords()
  const { open } = useKontor()
  const title = t('callOff.title', { number: blanket.ID })
  useTitle(title)
  const back = () => open('Kontor.Documents', `/view/${blanket.OrderId}`)
  return (
    <>
      <HeaderBar icon={<BackButton to={blanket.ID} onClick={back} />} title={title} />
      <div className="buy-form buy-call-off">
        {blanket.AllowedActions.includes('callOff') ? (
          <CallOffForm blanket={blanket} onClose={back} />
        ) : (
          <p className="buy-call-off-left">
            <BlanketLeft blanket={blanket} />
          </p>
        )}
      </div>
    </>
  )
}
