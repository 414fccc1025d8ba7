import { Button } from '@kontor/kit'
import { ExternalLink } from 'lucide-react'
import { useWords } from '../kontor.ts'
import { type Basis, useShops, useVisit } from './api.ts'

/** The shops that a requester can visit from here. */
export function ShopAt({ requisitionId, basis }: { requisitionId: string; basis: Basis }) {
  const { t } = useWords()
  const { data = [] } = useShops()
  const { visit, isPending } = useVisit(requisitionId, basis)
  const open = data.filter(({ Active, Connected }) => Active && Connected)
  if (open.length === 0) return null
  return (
    <div className="buy-shops">
      {open.map(({ Id, Name }) => (
        <Button key={Id} icon={ExternalLink} busy={isPending} onClick={() => visit({ shopId: Id })}>
          {t('shops.visit', { name: Name })}
        </Button>
      ))}
    </div>
  )
}
