import { Button } from '@kontor/kit'
import { useKontor, useWords } from '../kontor.ts'
import { useEnterPurchase, useOrigin } from '../queries/origin.ts'
import { Notice } from './Notice.tsx'
import { NoticeComing } from './NoticeComing.tsx'

export interface OriginNoticeProps {
  /** A draft of a bill. */
  readonly draft: { readonly id: string; readonly number: string }
  /** It is a received document under this id now. */
  readonly onEntered: (id: string) => void
}

/** That a draft is a bill to the company, or to somebody else than it says: it can be entered as received. */
export function OriginNotice({ draft, onEntered }: OriginNoticeProps) {
  const { t } = useWords()
  const { company } = useKontor()
  const { data: origin, isLoading } = useOrigin(draft.id)
  const enter = useEnterPurchase(draft, onEntered)
  if (!origin || origin.Origin === 'SALE') return <NoticeComing when={isLoading} />
  const isClear = origin.Origin === 'PURCHASE'
  return (
    <Notice
      tone="info"
      title={t(isClear ? 'origin.purchase.title' : 'origin.unclear.title')}
      actions={
        <Button
          {...(isClear && { type: 'primary' })}
          label={t('origin.enter.named', { number: draft.number })}
          busy={enter.isPending}
          onClick={() => enter.mutate(!isClear)}
        >
          {t('origin.enter')}
        </Button>
      }
    >
      <p>
        {isClear
          ? t('origin.purchase.text', { seller: origin.Seller })
          : t('origin.unclear.text', { buyer: origin.Buyer, company: company.name })}
      </p>
    </Notice>
  )
}
