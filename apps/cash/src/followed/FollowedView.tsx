import { EmptyState, Select, Status, type Tone } from '@kontor/kit'
import { Answer, Paged } from '@kontor/tradekit/layout'
import { Money, writtenDay } from '@kontor/tradekit/words'
import { FileSearch } from 'lucide-react'
import { useState } from 'react'
import { type FollowedCustomer, type FollowedInvoice, useFollowedCustomers, useFollowedInvoices } from '../api.ts'
import { useWords } from '../kontor.ts'

const tones: Readonly<Record<FollowedInvoice['State'], Tone>> = {
  RECEIVED: 'mute',
  APPROVED: 'info',
  DISPUTED: 'warn',
  REJECTED: 'bad',
  PART_PAID: 'info',
  PAID: 'good',
}

/** What became of the invoices that the company sent outside of the network and that its customers entered. */
export function FollowedView() {
  const { t } = useWords()
  const customers = useFollowedCustomers()
  return (
    <section className="cash-part" aria-labelledby="followed-title">
      <Answer of={customers}>
        {(found) =>
          found.length === 0 ? (
            <>
              <h2 id="followed-title">{t('followed.title')}</h2>
              <EmptyState
                icon={FileSearch}
                level={3}
                title={t('followed.nobody.title')}
                text={t('followed.nobody.text')}
              />
            </>
          ) : (
            <Followed customers={found} />
          )
        }
      </Answer>
    </section>
  )
}

const everybody = 'all'

function Followed({ customers }: { customers: readonly FollowedCustomer[] }) {
  const { t } = useWords()
  const [chosen, setChosen] = useState(everybody)
  const found = useFollowedInvoices(chosen === everybody ? undefined : chosen)
  return (
    <>
      <div className="cash-head">
        <h2 id="followed-title">{t('followed.title')}</h2>
        {customers.length > 1 && (
          <Select
            label={t('followed.customer')}
            placeholder={t('followed.customer')}
            value={chosen}
            options={[
              { id: everybody, label: t('followed.customer.all') },
              ...customers.map(({ ConnectionId, Customer }) => ({ id: ConnectionId, label: Customer })),
            ]}
            onChange={setChosen}
          />
        )}
      </div>
      <Paged
        of={found}
        moreText={t('cash.more')}
        none={
          <EmptyState icon={FileSearch} level={3} title={t('followed.none.title')} text={t('followed.none.text')} />
        }
      >
        {(invoices) => (
          <ul className="cash-payments" aria-labelledby="followed-title">
            {invoices.map((invoice) => (
              <FollowedRow key={`${invoice.ConnectionId} ${invoice.ID} ${invoice.IssueDate}`} invoice={invoice} />
            ))}
          </ul>
        )}
      </Paged>
    </>
  )
}

function FollowedRow({ invoice }: { invoice: FollowedInvoice }) {
  const { t, locale } = useWords()
  const { Customer, ID, IssueDate, DueDate, Currency, Amount, State, Reason, PaidDay, ExpectedDay } = invoice
  const on = (id: 'expected' | 'due' | 'issued', day: string) => t(`followed.${id}`, { day: writtenDay(day, locale) })
  return (
    <li className="cash-followed">
      <span className="cash-two">
        <bdi>{ID}</bdi>
        <small dir="auto">{Customer}</small>
      </span>
      <span className="cash-two">
        <Status tone={tones[State]}>{t(`followed.state.${State}`)}</Status>
        {PaidDay && <small>{writtenDay(PaidDay, locale)}</small>}
        {ExpectedDay && <small>{on('expected', ExpectedDay)}</small>}
        {!PaidDay && !ExpectedDay && State !== 'PAID' && State !== 'REJECTED' && DueDate && (
          <small>{on('due', DueDate)}</small>
        )}
        {Reason && <small dir="auto">{Reason}</small>}
      </span>
      <span className="cash-two cash-end">
        {Amount && Currency && <Money value={Amount} currency={Currency} />}
        {IssueDate && <small>{on('issued', IssueDate)}</small>}
      </span>
    </li>
  )
}
