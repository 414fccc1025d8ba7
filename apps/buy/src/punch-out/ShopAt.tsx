import { Button } from '@kontor/kit'
import { ExternalLink } from 'lucide-react'
import { useWords } from '../kontor.ts'
import { useShops, useVisit } from './api.ts'

export interface ShopAtProps {
  readonly requisitionId: string
  /** Keeps what is typed, as the shop brings its lines into what is kept; false where it cannot be. */
  readonly onBefore: () => Promise<boolean>
}

/** The shops that a requester can visit from here. */
export function ShopAt({ requisitionId, onBefore }: ShopAtProps) {
  const { t } = useWords()
  const { data = [] } = useShops()
  const { visit, isPending } = useVisit(requisitionId)
  const go = async (shopId: string) => {
    if (await onBefore()) visit({ shopId })
  }
  const open = data.filter(({ Active, Connected }) => Active && Connected)
  if (open.length === 0) return null
  return (
    <div className="buy-shops">
      {open.map(({ Id, Name }) => (
        <Button key={Id} icon={ExternalLink} busy={isPending} onClick={() => void go(Id)}>
          {t('shops.visit', { name: Name })}
        </Button>
      ))}
    </div>
  )
}
