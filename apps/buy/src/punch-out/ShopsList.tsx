import { Button, EmptyState, Status } from '@kontor/kit'
import { Answer, Row, Rows } from '@kontor/tradekit/layout'
import { momentOf } from '@kontor/tradekit/words'
import { Store } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { protocolNames, type Shop, useShops } from './api.ts'
import { ShopDialog } from './ShopDialog.tsx'

/** The shops of suppliers that requesters visit; each is set up in a dialog. */
export function ShopsList() {
  const { t } = useWords()
  const shops = useShops()
  const [edited, setEdited] = useState<Shop | 'new'>()
  const add = (
    <Button type="primary" onClick={() => setEdited('new')}>
      {t('shops.add')}
    </Button>
  )
  return (
    <>
      <Answer of={shops}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={Store} title={t('shops.none')} text={t('shops.none.text')} action={add} />
          ) : (
            <>
              <div className="buy-bar">{add}</div>
              <Rows label={t('buy.view.shops')} more={undefined} moreText={t('buy.more')} isMore={false}>
                {all.map((one) => (
                  <ShopRow key={one.Id} one={one} onOpen={() => setEdited(one)} />
                ))}
              </Rows>
            </>
          )
        }
      </Answer>
      <ShopDialog
        key={edited === 'new' ? 'new' : edited?.Id}
        {...(edited !== undefined && edited !== 'new' && { shop: edited })}
        visible={edited !== undefined}
        onClose={() => setEdited(undefined)}
      />
    </>
  )
}

function ShopRow({ one, onOpen }: { one: Shop; onOpen: () => void }) {
  const { t, today, locale } = useWords()
  return (
    <Row className="buy-row" onPress={onOpen}>
      <span className="buy-row-name">
        <b className="buy-cut" dir="auto">
          {one.Name}
        </b>
        <small className="buy-cut">
          <bdi>{one.SupplierName ?? ''}</bdi>
          {one.Demo && ` · ${t('shops.demo')}`}
        </small>
      </span>
      <Status tone={!one.Connected ? 'bad' : one.Active ? 'good' : 'mute'}>
        {t(!one.Connected ? 'catalogues.state.NOT_CONNECTED' : one.Active ? 'shops.active' : 'shops.inactive')}
      </Status>
      <small className="buy-when">{protocolNames[one.Protocol]}</small>
      <small className="buy-when">{momentOf(one.Modified, today, locale)}</small>
    </Row>
  )
}
