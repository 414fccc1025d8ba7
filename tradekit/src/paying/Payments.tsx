import { useWords } from '../kontor.ts'
import type { usePaymentProposal } from '../queries/paying.ts'
import { Money } from '../words/Money.tsx'
import { inGroups } from './account.ts'
import { PaymentTable } from './PaymentTable.tsx'

type Proposal = NonNullable<ReturnType<typeof usePaymentProposal>['data']>

/** Who gets how much, on which account, and what that comes to. */
export function Payments({ payments, sums }: { payments: Proposal['Payments']; sums: Proposal['Sums'] }) {
  const { t, format } = useWords()
  return (
    <PaymentTable label={t('pay.payee')} middle={t('pay.number')}>
      <tbody>
        {payments.map(({ DocumentId, Payee, Account, ID, Amount, Currency, Discount }) => (
          <tr key={DocumentId}>
            <td>
              <bdi>{Payee}</bdi>
              {Account !== '' && (
                <small className="doc-block">
                  <bdi>{inGroups(Account)}</bdi>
                </small>
              )}
            </td>
            <td>
              <bdi>{ID}</bdi>
              {Amount.startsWith('-') && <small className="doc-block">{t('pay.setOff')}</small>}
            </td>
            <td data-align="end">
              <Money value={Amount} currency={Currency} />
              {Discount !== undefined && (
                <small className="doc-block">{t('pay.discount', { amount: format.amount(Discount, Currency) })}</small>
              )}
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
    </PaymentTable>
  )
}
