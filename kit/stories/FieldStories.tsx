import { Search } from 'lucide-react'
import { useState } from 'react'
import {
  Checkbox,
  ComboBox,
  DateField,
  DecimalField,
  DropZone,
  Icon,
  MoneyField,
  RadioBox,
  RadioGroup,
  SearchField,
  Select,
  Switch,
  TextArea,
  TextField,
} from '../src/index.ts'
import { CompanyField } from './CompanyField.tsx'
import { Story } from './Story.tsx'

const units = [
  { id: 'C62', label: 'piece' },
  { id: 'HUR', label: 'hour' },
  { id: 'KGM', label: 'kilogram' },
  { id: 'XBX', label: 'box', disabled: true },
]

const dateWords = { notDate: 'Not a day of the calendar.', pickLabel: 'Choose a day' }

export function FieldsStory() {
  const [text, setText] = useState('RE-2026-0872')
  const [reference, setReference] = useState('')
  const [price, setPrice] = useState('4536.00')
  const [wrong, setWrong] = useState('12,3x')
  const [issued, setIssued] = useState('2026-11-21')
  const [due, setDue] = useState('')
  const [unit, setUnit] = useState<string | null>('HUR')
  const [none, setNone] = useState<string | null>(null)
  const [note, setNote] = useState('Delivered in two parts.')
  const [way, setWay] = useState('network')
  const [checked, setChecked] = useState(true)
  const [on, setOn] = useState(true)
  const [net, setNet] = useState('12.5')
  const [discount, setDiscount] = useState('40')
  const [currency, setCurrency] = useState('EUR')
  const [wanted, setWanted] = useState('')
  return (
    <Story name="Fields" says="Label, description, error with the step that mends it.">
      <div className="story-fields">
        <TextField label="Number" value={text} onChange={setText} required />
        <TextField
          label="Buyer reference"
          value={reference}
          onChange={setReference}
          error={reference ? undefined : 'Needed by this buyer.'}
          fix={{ text: 'Use KST-210 from the last invoice', onFix: () => setReference('KST-210') }}
        />
        <TextField label="Order" value="PO-4417" onChange={setText} suffix="3 open lines" />
        <TextField label="Pay to" value="DE75 … 1261 99" onChange={setText} description="Known since March" readOnly />
        <TextField label="Locked" value="Not now" onChange={setText} disabled />
        <TextField
          label="Search"
          type="search"
          value=""
          onChange={setText}
          placeholder="Search"
          prefix={<Icon of={Search} />}
        />
        <DecimalField label="Price" value={price} onChange={setPrice} notDecimal="Not a number." suffix="EUR" />
        <DecimalField
          label="Quantity"
          value={wrong}
          onChange={setWrong}
          notDecimal={`Not a number: ${wrong}.`}
          description={wrong}
        />
        <DateField label="Issued" value={issued} onChange={setIssued} description={issued} {...dateWords} />
        <DateField label="Due" value={due} onChange={setDue} min={issued} suffix="30 days" {...dateWords} />
        <Select label="Unit" options={units} value={unit} onChange={setUnit} placeholder="Choose a unit" />
        <Select
          label="Unit"
          options={units}
          value={none}
          onChange={setNone}
          placeholder="Choose a unit"
          error="Missing."
        />
        <CompanyField />
        <CurrencyField />
        <MoneyField
          label="Net amount"
          value={net}
          onChange={setNet}
          currency="EUR"
          notDecimal="Not an amount."
          description={net}
        />
        <MoneyField
          label="Discount"
          value={discount}
          onChange={setDiscount}
          currency={currency}
          currencies={['EUR', 'DKK', 'JPY', 'KWD']}
          onCurrency={setCurrency}
          currencyLabel="Currency of the discount"
          notDecimal="Not an amount."
          description={discount}
        />
        <SearchField
          label="Search documents"
          placeholder="Number or company"
          text={wanted}
          onText={setWanted}
          hotkey="/"
        />
        <p>Searched for: {wanted || 'nothing'}</p>
        <TextArea label="Note" value={note} onChange={setNote} />
        <div>
          <Checkbox
            label="Wait for the goods"
            checked={checked}
            onChange={setChecked}
            description="Pay after receipt"
          />
          <Checkbox label="Some lines" checked={false} partly onChange={setChecked} />
          <Checkbox label="Not now" checked disabled onChange={setChecked} />
          <Checkbox label="I accept the terms" checked={false} onChange={setChecked} error="Needed to go on." />
        </div>
        <RadioGroup
          label="How it goes"
          options={[
            { id: 'network', label: 'In the network', note: 'Harbor Ltd receives it at once.' },
            { id: 'mail', label: 'By e-mail', note: 'As PDF and XML to in@harbor.example.' },
            { id: 'peppol', label: 'Over Peppol', note: 'No endpoint id of Harbor Ltd is known.', disabled: true },
          ]}
          value={way}
          onChange={setWay}
        />
        <div>
          <Switch label="I'm away" on={on} onChange={setOn} description="Work goes to your substitute" />
          <Switch label="Digest by mail" on={!on} onChange={() => setOn(!on)} />
          <Switch label="Not now" on disabled onChange={setOn} />
        </div>
      </div>
    </Story>
  )
}

export function DropZoneStory() {
  const [files, setFiles] = useState('none')
  return (
    <Story name="DropZone" says={`Dropped, pasted or chosen: ${files}`}>
      <DropZone
        text="Drop UBL or PDF files here"
        buttonText="Choose files"
        note="XML or PDF, up to 10 MB each"
        accept={['.xml', 'application/pdf']}
        multiple
        onFiles={(taken) => setFiles(taken.map((file) => file.name).join(', '))}
      />
    </Story>
  )
}

export function QuietFieldsStory() {
  const [text, setText] = useState('Calibration, on site')
  const [quantity, setQuantity] = useState('4536.00')
  const [price, setPrice] = useState('12,3x')
  const [unit, setUnit] = useState<string | null>('HUR')
  return (
    <Story name="Quiet fields" says="In the cells of a table: no box until wrong or focused.">
      <div className="story-fields story-framed">
        <TextField label="Item" hideLabel quiet value={text} onChange={setText} />
        <DecimalField
          label="Quantity"
          hideLabel
          quiet
          value={quantity}
          onChange={setQuantity}
          notDecimal="Not a number."
        />
        <DecimalField label="Price" hideLabel quiet value={price} onChange={setPrice} notDecimal="Not a number." />
        <Select label="Unit" hideLabel quiet options={units} value={unit} onChange={setUnit} placeholder="Unit" />
      </div>
    </Story>
  )
}

const names = new Intl.DisplayNames('en', { type: 'currency' })
const currencies = Intl.supportedValuesOf('currency').map((code) => ({
  id: code,
  label: code,
  note: names.of(code) ?? '',
}))

function CurrencyField() {
  const [currency, setCurrency] = useState<string | null>('EUR')
  const [text, setText] = useState('EUR')
  return (
    <ComboBox
      label="Currency"
      fixed
      options={currencies}
      value={currency}
      onChange={setCurrency}
      text={text}
      onText={setText}
      loadingText=""
      emptyText="No such currency"
      openLabel="Show currencies"
    />
  )
}

const offers = [
  { id: 'brandt', supplier: 'Brandt Werkzeuge GmbH', price: '24.50 EUR' },
  { id: 'fjord', supplier: 'Fjord Logistik A/S', price: '26.00 EUR' },
]

export function RadioBoxStory() {
  const [offer, setOffer] = useState('brandt')
  return (
    <Story name="RadioBox" says={`In the cells of a table; the arrow keys go from each to the next. Chosen: ${offer}`}>
      <table>
        <thead>
          <tr>
            {offers.map(({ id, supplier }) => (
              <th key={id} scope="col">
                {supplier}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {offers.map(({ id, supplier, price }) => (
              <td key={id}>
                <RadioBox
                  label={`Choose desk lamp from ${supplier}`}
                  name="desk lamp"
                  checked={offer === id}
                  onChange={() => setOffer(id)}
                >
                  {price}
                </RadioBox>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Story>
  )
}
