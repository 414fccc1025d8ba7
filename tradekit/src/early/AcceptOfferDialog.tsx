import { ConfirmDialog } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { writtenDay } from '../words/days.ts'
import { type Offer, useAnswerOffer } from './useAnswerOffer.ts'

/** Asks before all invoices of an offer are paid early: how many, for how much, by when. */
export function AcceptOfferDialog({
  offer,
  visible,
  onClose,
}: {
  offer: Offer
  visible: boolean
  onClose: () => void
}) {
  const { t, locale, format } = useWords()
  const { Id, Buyer, Currency, Early, Discount, PayDay, Invoices } = offer
  const answer = useAnswerOffer(Id, onClose)
  const count = Invoices.length
  return (
    <ConfirmDialog
      visible={visible}
      title={t('offer.confirm.title', { count })}
      acceptText={t('offer.confirm.accept')}
      cancelText={t('dialog.cancel')}
      busy={answer.isPending}
      onAccept={() => answer.mutate({ response: 'instantly', discount: Discount })}
      onCancel={onClose}
    >
      {t('offer.confirm.text', {
        ...{ count, buyer: Buyer, day: writtenDay(PayDay, locale) },
        ...{ early: format.amount(Early, Currency), discount: format.amount(Discount, Currency) },
      })}
    </ConfirmDialog>
  )
}
