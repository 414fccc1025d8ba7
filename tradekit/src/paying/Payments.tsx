import { ScrollRegion } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { usePaymentProposal } from '../queries/paying.ts'
import { Money } from '../words/Money.tsx'
import { inGroups } from './account.ts'

type Proposal = NonNullable<ReturnType<typeof usePaymentProposal>['data']>

/** Who gets how much, on which account, and what that comes to. */
export function Payments({ payments, sums }: { payments: Proposal['Payments']; sums: Proposal['Sums'] }) {
  const { t } = useWords()
  return (
    <ScrollRegion label={t('pay.payee')} className="doc-pay-list">
      <table className="doc-table">
        <thead>
          <tr>
            <th scope="col">{t('pay.payee')}</th>
            <th scope="col">{t('pay.number')}</th>
            <th scope="col" data-align="end">
              {t('pay.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map(({ DocumentId, Payee, Account, ID, Amount, Currency }) => (
            <tr key={DocumentId}>
              <td>
                <bdi>{Payee}</bdi>
                <small className="doc-block">
                  <bdi>{inGroups(Account)}</bdi>
                </small>
              </td>
              <td>
                <bdi>{ID}</bdi>
              </td>
              <td data-align="end">
                <Money value={Amount} currency={Currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ Currency, Sum }) => (
            <tr key={Currency}>
              <th scope="row" colSpan={2}>
                {t('pay.total')}
              </th>
              <td data-align="end">
                <Money value={Sum} currency={Currency} strong />
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </ScrollRegion>
  )
}
