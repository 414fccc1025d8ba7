import { DateField, DecimalField, isDate, isDecimal, TextArea, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { unitWord } from '@kontor/tradekit/words'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { FileButton } from '../FileButton.tsx'
import { useKontor, useWords } from '../kontor.ts'
import { type QuoteRequest, type Supplier, useEnterQuote } from './api.ts'
import { offeredLinesOf, type TypedPrices } from './typed-prices.ts'

export interface EnterDialogProps {
  readonly request: QuoteRequest
  /** Whose quote it is; nobody's while it is closed. */
  readonly supplier: Supplier | undefined
  readonly onClose: () => void
}

/** What somebody outside of the network has offered, as it stands in their letter or file. */
export function EnterDialog({ request, supplier, onClose }: EnterDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog
      visible={supplier !== undefined}
      title={t('quotes.enter.title', { name: supplier?.Name ?? '' })}
      onClose={onClose}
    >
      {supplier && <EnterForm request={request} supplier={supplier} onClose={onClose} />}
    </FormDialog>
  )
}

function EnterForm({ request, supplier, onClose }: EnterDialogProps & { supplier: Supplier }) {
  const { t } = useWords()
  const { notify } = useKontor()
  const [quoteId] = useState(() => crypto.randomUUID())
  const [file, setFile] = useState<File>()
  const [number, setNumber] = useState('')
  const [validUntil, setValidUntil] = useState('')
  const [deliveryDate, setDeliveryDate] = useState('')
  const [note, setNote] = useState('')
  const [prices, setPrices] = useState<TypedPrices>(new Map())
  const [tried, setTried] = useState(false)
  const enter = useEnterQuote(request.Id, supplier.ConnectionId, () => {
    notify('success', t('quotes.entered', { name: supplier.Name }))
    onClose()
  })
  // A file in data says all of it by itself.
  const isData = file !== undefined && /\.xml$/i.test(file.name)
  const lines = offeredLinesOf(request.Lines, prices)
  const wrongDay = [validUntil, deliveryDate].some((day) => day !== '' && !isDate(day))
  const notTyped = !isData && (number.trim() === '' || lines === 'wrong' || lines.length === 0 || wrongDay)
  return (
    <ActionForm
      intro={t('quotes.enter.intro')}
      confirm={t('quotes.enter.confirm')}
      busy={enter.isPending}
      error={enter.error}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (notTyped) return
        const typed = { Number: number.trim(), Lines: lines === 'wrong' ? [] : lines }
        void enter.run({
          quoteId,
          body: {
            ...(file && { file: { name: file.name, bytes: file, type: file.type || 'application/octet-stream' } }),
            ...(!isData && {
              ...typed,
              ...(validUntil !== '' && { ValidUntil: validUntil }),
              ...(deliveryDate !== '' && { DeliveryDate: deliveryDate }),
              ...(note.trim() && { Note: note.trim() }),
            }),
          },
        })
      }}
    >
      <div className="buy-files">
        {file && <bdi>{file.name}</bdi>}
        <FileButton
          icon={Paperclip}
          text={t(file ? 'quotes.enter.otherFile' : 'quotes.enter.file')}
          onFiles={([chosen]) => setFile(chosen)}
        />
      </div>
      {isData ? (
        <p className="buy-hint">{t('quotes.enter.isData')}</p>
      ) : (
        <>
          <TextField
            label={t('quotes.enter.number')}
            value={number}
            onChange={setNumber}
            maxLength={100}
            error={tried && number.trim() === '' && t('quotes.enter.numberNeeded')}
          />
          <fieldset className="quotes-enter">
            <legend>{t('quotes.enter.prices', { currency: request.Currency })}</legend>
            {request.Lines.map(({ LineId, Name, Quantity }) => (
              <DecimalField
                key={LineId}
                label={
                  <bdi>
                    {Name} · {Quantity.value} {unitWord(Quantity.unitCode, t)}
                  </bdi>
                }
                value={prices.get(LineId) ?? ''}
                onChange={(price) => setPrices(new Map([...prices, [LineId, price]]))}
                notDecimal={t('editor.notNumber')}
                error={isPrice(prices.get(LineId)) ? undefined : t('editor.notNumber')}
                suffix={request.Currency}
              />
            ))}
            {tried && lines !== 'wrong' && lines.length === 0 && <p role="alert">{t('quotes.enter.pricesNeeded')}</p>}
          </fieldset>
          <div className="quotes-enter-days">
            <DateField
              label={t('quotes.enter.validUntil')}
              value={validUntil}
              onChange={setValidUntil}
              notDate={t('buy.notDate')}
              pickLabel={t('buy.pickDay')}
            />
            <DateField
              label={t('quotes.enter.deliveryDate')}
              value={deliveryDate}
              onChange={setDeliveryDate}
              notDate={t('buy.notDate')}
              pickLabel={t('buy.pickDay')}
            />
          </div>
          <TextArea label={t('quotes.enter.note')} value={note} onChange={setNote} rows={2} maxLength={4000} />
        </>
      )}
    </ActionForm>
  )
}

const isPrice = (price = ''): boolean => price === '' || isDecimal(price)
